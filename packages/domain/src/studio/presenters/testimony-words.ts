import type { testimonyLanguages } from "./presenter.ts";

/**
 * Experience in the first person, by language: what only a person could say who has used the product, such as "I have used it
 * for weeks", "my skin cleared up" or "changed my life". A claim in another language is not found.
 */
export const testimonies: Readonly<Record<(typeof testimonyLanguages)[number], readonly RegExp[]>> = {
  en: [
    /\b(i|we)(['’]ve| have|['’]d| had)?( (just|finally|only|already|personally|honestly|actually|never|always|also|really|been))* (used|using|tried|trying|tested|testing|bought|ordered|switched|swapped|owned|wore|worn|swear by|recommend)\b/iu,
    /\b(i|we) (use|wear|take|drink|eat|apply|drive|ride|sleep on|cook with) (it|this|them|these|mine|ours) (every|each|daily|all the time|for)\b/iu,
    /\b(it|this|that|they) (has |have |totally |completely |really |literally )*(changed|saved|fixed|cleared|transformed|healed|cured|helped) (me|my|us|our)\b/iu,
    /\bmy (own )?(skin|hair|sleep|back|knees?|feet|face|energy|weight|revenue|sales|invoices?|bills?|dog|cat|kids?|results?)\b[^.!?]{0,40}\b(has|have|had|is|are|was|were|got|feels?|felt|looks?|looked|went|cleared|improved|dropped|doubled)\b/iu,
    /\b(works?|worked) for (me|us)\b/iu,
    /\b(i|we) (lost|gained|saved|earned|made|slept|grew|cut) (?=[^.!?]{0,30}(\d|kilos?|pounds?|hours?|dollars?|euros?|weeks?|days?|months?))/iu,
    /\bas a (customer|user|client|buyer|patient)\b/iu,
    /\b(i|we) (almost |nearly )?(gave up|told everyone|put off|wanted to (dislike|hate|like|love))\b/iu,
    /\b(i|we) gave\b[^.!?]{0,40}\b(try|go|chance|shot)\b/iu,
    /\b(my|our) (worst|best|first|hardest) (day|night|week|month|year)\b/iu,
    /\bwhen (i|we) (finally|first)\b/iu,
    /\bi (can['’]?t|cannot|could(n['’]t| not)|would(n['’]t| not)) (live|go|be) without\b/iu,
    /\b(i|we)(['’]ve)? started (using|taking|wearing|drinking|eating|sleeping)\b/iu,
    /\b(days?|weeks?|months?) (in|later),? (and|i|my|we)\b/iu,
    /\b(never|not) (going|looking) back\b/iu,
  ],
  de: [
    /\b(ich|wir) (habe|haben|hab)\b[^.!?]{0,40}\b(benutzt|genutzt|verwendet|probiert|ausprobiert|getestet|gekauft|bestellt|gewechselt|abgenommen|gespart)\b/iu,
    /\b(ich|wir) (nutze|nutzen|benutze|benutzen|verwende|verwenden|trage|tragen|nehme|nehmen|teste|testen)\b[^.!?]{0,30}\b(seit|täglich|jeden|jede)\b/iu,
    /\b(hat|haben) (mir|mich|uns|mein|meine|meinen|unser|unsere)\b[^.!?]{0,40}\b(geholfen|verändert|gerettet|geheilt)\b/iu,
    /\bbei (mir|uns) (hat|wirkt|funktioniert)\b/iu,
    /\b(meine?[nrsm]?|unsere?[nrsm]?) (haut|haare?|schlaf|rücken|knie|füße|gesicht|katze|hund|kinder|leben|alltag)\b[^.!?]{0,40}\b(ist|sind|war|waren|wurde|wurden|hat|haben|fühlt|fühlen|geworden)\b/iu,
    /\bseit \p{L}+ (tagen?|wochen?|monaten?|jahre?n?)\b[^.!?]{0,40}\b(ich|mich|mir|meine?[nrsm]?|wir|unsere?[nrsm]?)\b/iu,
    /\b(ich|wir) (liebe|lieben|schwöre|schwören)\b[^.!?]{0,40}\b(seit|darauf|drauf)\b/iu,
    /\bals (kundin|kunde|nutzerin|nutzer|käuferin|käufer)\b[^.!?]{0,25}\b(ich|wir)\b/iu,
  ],
  es: [
    /\b(he|hemos|llevo|llevamos)\b[^.!?]{0,25}\b(usado|usando|probado|probando|comprado|pedido|utilizado|utilizando)\b/iu,
    /\bme (ha|han) (cambiado|ayudado|salvado|funcionado)\b/iu,
    /\ba mí me (funciona|funcionó|ha funcionado)\b/iu,
    /\b(mi|mis) (piel|pelo|cabello|sueño|espalda|rodillas|pies|cara|gato|gata|perro|perra|vida)\b[^.!?]{0,40}\b(está|están|quedó|mejoró|cambió|ha|han)(?!\p{L})/iu,
    /\bdesde que (lo|la|los|las|me|uso|usamos|tengo|tomo)(?!\p{L})/iu,
    /\bcomo (clienta|cliente|usuaria|usuario)\b[^.!?]{0,25}\b(puedo|digo|os|te)\b/iu,
  ],
  fr: [
    /\b(j['’]ai|nous avons|on a)\b[^.!?]{0,25}\b(utilisé|essayé|testé|acheté|commandé|adopté)(?!\p{L})/iu,
    /\b(j['’]utilise|je porte|je prends)\b[^.!?]{0,30}\b(depuis|chaque|tous les)(?!\p{L})/iu,
    /\b(m['’]a|m['’]ont) (changé|aidé|sauvé)(?!\p{L})/iu,
    /\b(ma|mon|mes) (peau|cheveux|sommeil|dos|genoux|pieds|visage|chat|chatte|chien|vie)\b[^.!?]{0,40}\b(va|vont|est|sont|a|ont)(?!\p{L})/iu,
    /\bdepuis que (je|j['’]|nous|on)(?!\p{L})/iu,
    /\ben tant que (cliente?|utilisat)/iu,
  ],
  pt: [
    /(?<!\p{L})(testei|experimentei|comprei|usei|adotei|encomendei)(?!\p{L})/iu,
    /(?<!\p{L})(uso|usamos|tomo|aplico|visto)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(há|desde|faz)(?!\p{L})/iu,
    /(?<!\p{L})(mudou|salvou|transformou|melhorou|curou) (a |o |as |os )?(minhas?|meus?|nossas?|nossos?)(?!\p{L})/iu,
    /(?<!\p{L})me (ajudou|salvou|curou|ajudaram)(?!\p{L})/iu,
    /(?<!\p{L})(minhas?|meus?) (pele|cabelo|sono|costas|joelhos|pés|rosto|gato|gata|cachorro|cadela|cão|vida|rotina)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(melhorou|ficou|está|estão|mudou|é|era)(?!\p{L})/iu,
    /(?<!\p{L})(funcionou|funciona) (comigo|(para|pra) mim)(?!\p{L})/iu,
    /(?<!\p{L})desde que (eu |a gente )?(uso|usei|comecei|tenho)(?!\p{L})/iu,
    /(?<!\p{L})não (vivo|fico) (mais )?sem(?!\p{L})/iu,
  ],
  ja: [
    /(使って|試して|飲んで|着て|塗って|食べて|履いて)(みました|みたら|みて(?!くだ|ね|は)|います|いますが|いる|から|きました|ました)/u,
    /(私|僕|俺|わたし|うち)の(肌|髪|睡眠|毎日|人生|生活|猫|犬|子|体|足)/u,
    /(愛用|リピート)(して|中)/u,
    /([0-9０-９一二三四五六七八九十]+)(日間|週間|か月|ヶ月|カ月|ヵ月|年)(も)?(使|試|飲|続け|愛用)/u,
    /(買って|購入して)(よかった|良かった|正解)/u,
    /人生が変わ|手放せ(ない|ません|なく)/u,
  ],
  it: [
    /\b(ho|abbiamo|l['’]ho|l['’]abbiamo)\b[^.!?]{0,25}\b(usat|provat|comprat|testat|ordinat|acquistat)[oaie]\b/iu,
    /\b(uso|usiamo|prendo|metto|porto)\b[^.!?]{0,40}\b(da|ogni|tutti i)\b/iu,
    /\bmi (ha|hanno) (cambiat|aiutat|salvat)[oaie]\b/iu,
    /\b(la mia|il mio|i miei|le mie) (pelle|capelli|sonno|schiena|ginocchia|piedi|viso|gatto|gatta|cane|vita)\b[^.!?]{0,40}(?<!\p{L})(è|sono|ha|hanno|sta|stanno)(?!\p{L})/iu,
    /\bda quando (la|lo|le|li|uso|ho)\b/iu,
  ],
  nl: [
    /\b(ik|wij|we) (heb|hebben)\b[^.!?]{0,40}\b(gebruikt|geprobeerd|getest|gekocht|besteld)\b/iu,
    /\b(ik|wij|we) (gebruik|gebruiken|draag|dragen|neem|nemen)\b[^.!?]{0,30}\b(al|sinds|elke|iedere|dagelijks)\b/iu,
    /\b(heeft|hebben) (mij|me|ons|mijn|onze)\b[^.!?]{0,40}\b(geholpen|veranderd|gered)\b/iu,
    /\b(mijn|onze) (huid|haar|slaap|rug|knieën|voeten|gezicht|kat|hond|leven)\b[^.!?]{0,40}\b(is|zijn|was|werd|voelt|heeft)\b/iu,
    /\bsinds ik\b/iu,
  ],
};

/** What a person says, between quotation marks, and a verb of saying with a name beside it. */
const QUOTE = '[“„"«][^“”„"«»]{8,}[”“"»]';
const SAYS =
  "says|said|told|writes|wrote|sagt|sagte|schreibt|schrieb|dice|dijo|escribe|escribió|dit|écrit|diz|disse|escreve|escreveu|schrijft|zegt";
const NAME = "\\p{Lu}\\p{Ll}+";

/** A person with a name who speaks for the product: "“It changed everything”, says Maria", "our customer Anna", "Anna from Berlin says". */
export const namedPeople: readonly RegExp[] = [
  new RegExp(`${QUOTE},?\\s*(?:(?:${SAYS})\\s|[–—-]\\s*)(${NAME})`, "u"),
  new RegExp(`(?<!\\p{L})(${NAME})\\s(?:${SAYS})\\s?:?\\s*${QUOTE}`, "u"),
  new RegExp(
    `(?<!\\p{L})(?:customer|client|Kundin|Kunde|Kunden|clienta|cliente|klant|Nutzerin|Nutzer|usuaria|usuario|utilisatrice),?\\s(${NAME})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(${NAME})(?:,\\s\\d{2},)?\\s(?:(?:from|aus|de|da|uit|di)\\s${NAME}\\s)(?:${SAYS}|lost|saved|swears|loves|liebt|schwört|hat|ama|adore|adora)(?!\\p{L})`,
    "u",
  ),
  /(?:お客様|ユーザー|利用者)の([\p{L}]{2,}?)さん/u,
];
