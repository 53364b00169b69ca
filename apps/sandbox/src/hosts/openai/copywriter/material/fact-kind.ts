/**
 * What a fact of a product answers, in the four languages that are written: who does it, how long it takes. The first that
 * fits; a fact of no kind is told as it is.
 */
const KINDS = {
  trial:
    /\b(?:free (?!of|from)|trial|try it|samples?|cancel|no contract|without a contract|probe\p{L}*|kostenlos\p{L}*|unverbindlich|kündbar|gratis|sin compromiso|de prueba|essai|gratuite?s?|sans engagement)(?!\p{L})/iu,
  safety:
    /\b(?:guarantee\p{L}*|warrant\p{L}+|insured|insurance|certified|licensed|\p{L}*garantie|versichert\p{L}*|zertifiziert\p{L}*|garantías?|asegurad\p{L}+|certificad\p{L}+|assurée?s?|certifiée?s?)(?!\p{L})/iu,
  experience:
    /(?<!\p{L})(?:\d+|ten|zehn|diez|dix) (?:years?|jahren?|años|ans) (?:of (?:work|practice|experience)|in (?:the|this|business)|erfahrung|arbeit|im |de (?:experiencia|oficio|trabajo|métier|travail)|d['’]expérience)/iu,
  price:
    /\b(?:fixed price|quotes?|no (?:hidden )?fees|festpreis\p{L}*|kostenvoranschlag|presupuestos?|precio cerrado|prix fixe|devis)(?!\p{L})/iu,
  shown:
    /\b(?:photos?|pictures?|live|you see|shows? you|fotos?|siehst|zeigen wir|te enseñamos|ves|tu vois|on te montre)(?!\p{L})/iu,
  people:
    /\b(?:crew|team|teachers?|walkers?|trainers?|masters?|by hand|handmade|\p{L}*lehrer(?:innen|in)?|meister\p{L}*|von hand|profesor\p{L}*|maestr[oa]s?|equipo|a mano|équipe|professeure?s?|à la main)(?!\p{L})/iu,
  group:
    /\b(?:(?:per|a|in a|each) group|groups? of|pro gruppe|gruppen? (?:von|bis|mit)|por grupo|grupos? de|par groupe|groupes? de)(?!\p{L})/iu,
  refill: /\b(?:refill\p{L}*|nachfüll\p{L}*|rellen\p{L}+|recargas?|recharges?|rechargeable)(?!\p{L})/iu,
  repair:
    /\b(?:replace\p{L}*|repair\p{L}*|spare|new sole|ersatz\p{L}*|reparier\p{L}*|recambios?|repara\p{L}*|remplac\p{L}+|répar\p{L}+)(?!\p{L})/iu,
  lasting:
    /\b(?:lasts?|tested over|burns? for|(?:\d+|ten) years|hält|halten|(?:\d+|zehn) jahren?|dura|duran|(?:\d+|diez) años|tient|dure|(?:\d+|dix) ans)(?!\p{L})/iu,
  fresh:
    /^(?:freshly )?(?:baked|roasted|picked|cooked|brewed|pressed|gebacken|geröstet|geerntet|gepresst|hornead[oa]s?|tostad[oa]s?|recogid[oa]s?|cuit[es]*|torréfiée?s?|cueillie?s?)(?!\p{L})/iu,
  rhythm:
    /\b(?:every \d+ |every (?:day|morning|evening|week|month|\p{L}+day)|daily|weekly|jede[nrsm]? (?:woche|morgen|abend|monat|\p{L}*tag)|täglich|wöchentlich|cada (?:día|mañana|semana|mes|lunes|martes|jueves|viernes)|chaque (?:jour|matin|semaine|mois|\p{L}+di))(?!\p{L})/iu,
  speed:
    /(?:\b(?:an?|one|two|three|eine[rmn]?|zwei|drei|una?|dos|tres|une|deux|trois)|\d) (?:\w+ )?(?:seconds?|minutes?|hours?|days?|afternoon|sekunden?|minuten?|stunden?|tage?n?|nachmittag|segundos?|minutos?|horas?|días?|tardes?|secondes?|heures?|jours?)(?!\p{L})/iu,
  help: /\b(?:on the phone|support|hotline|am telefon|ansprech\p{L}+|por teléfono|au téléphone)(?!\p{L})/iu,
  without: /^(?:free of|without|frei von|ohne|sin|libre de|sans)(?!\p{L})/iu,
  origin:
    /\b(?:(?:from|aus|de|du|des)(?: \p{Ll}+){0,3} \p{Lu}|(?:from|aus|de|du) (?:an? |einer |einem |una? |une? )?(?:\p{Ll}+ )?(?:mills?|farms?|workshops?|mühlen?|höfe?n?|werkstatt|molinos?|fincas?|talleres|moulins?|fermes?|ateliers?)|made in|local|regional\p{L}*|vom hof|hecho en|fabriqué en)/u,
} as const satisfies Readonly<Record<string, RegExp>>;

/** What somebody who chooses a product would ask about. */
export type FactKind = keyof typeof KINDS;

const kinds = Object.entries(KINDS) as [FactKind, RegExp][];

/** What a fact answers; null where it is of no kind that is known. */
export const factKindOf = (fact: string): FactKind | null => kinds.find(([, words]) => words.test(fact))?.[0] ?? null;
