import type { ReadBrief } from "../brief.ts";
import { type Language, languageOf } from "../language.ts";
import { lowerFirst, upperFirst, withoutEnd } from "../words.ts";

/** A finished opening line and how it opens, by the names of the product's hook categories. */
export type HookLine = { line: string; category: string };

type Words = { name: string; audience: string; pain: string; outcome: string };
type Lines = readonly (readonly [category: string, line: (words: Words) => string])[];

/**
 * Finished opening lines about a product in the language of its brief. Words of the brief are used only where
 * grammatical case and number cannot be wrong.
 */
export function hookLinesFor({ language, ...brief }: ReadBrief): HookLine[] {
  const known = languageOf(language);
  const keepsCapitals = known === "de";
  const said = (words: string) => (keepsCapitals ? withoutEnd(words) : lowerFirst(withoutEnd(words)));
  const words = {
    name: brief.name,
    audience: said(brief.audience),
    pain: said(brief.pain),
    outcome: said(brief.outcome),
  };
  return (LINES[known] ?? ENGLISH).map(([category, line]) => ({ category, line: upperFirst(line(words)) }));
}

/** The same thought as a line's, opened another way. */
export function openersFor(language: string): readonly string[] {
  return OPENERS[languageOf(language)] ?? ["Say it with me", "Unpopular opinion", "Write this down", "Hear me out"];
}

const ENGLISH: Lines = [
  ["question", ({ pain }) => `${pain}? Sound familiar?`],
  ["call-out", ({ audience }) => `${audience}, this is for you`],
  ["curiosity", ({ name }) => `What nobody tells you about ${name}`],
  ["contrarian", ({ pain }) => `${pain}? More effort won't help`],
  ["mistake-cost", ({ pain }) => `${pain}? It is usually one small thing`],
  ["how-to-without", ({ outcome }) => `It can be this easy: ${outcome}`],
  ["pov", ({ pain }) => `POV: ${pain}, again`],
  ["demo-first", ({ name }) => `Less talking. More ${name}`],
  ["comparison", ({ name }) => `With ${name}, without ${name}`],
  ["objection", ({ name }) => `Not convinced by ${name} yet? Look here`],
];

const GERMAN: Lines = [
  ["question", ({ pain }) => `${pain}? Kommt dir das bekannt vor?`],
  ["call-out", ({ audience }) => `${audience}: Das hier ist für euch`],
  ["curiosity", ({ name }) => `${name}: Was dir sonst niemand zeigt`],
  ["contrarian", ({ pain }) => `${pain}? Noch mehr Mühe hilft nicht`],
  ["mistake-cost", ({ pain }) => `${pain}? Oft liegt es an einer Kleinigkeit`],
  ["how-to-without", ({ outcome }) => `So einfach kann es sein: ${outcome}`],
  ["pov", ({ pain }) => `POV: schon wieder ${pain}`],
  ["demo-first", ({ name }) => `Nicht reden, zeigen: ${name}`],
  ["comparison", ({ name }) => `Einmal ohne ${name}, einmal mit ${name}`],
  ["objection", ({ name }) => `Noch nicht überzeugt von ${name}? Schau kurz hin`],
  ["question", ({ pain }) => `${pain}: Muss das wirklich sein?`],
  ["call-out", ({ pain }) => `${pain}? Dann bleib kurz hier`],
  ["curiosity", ({ name }) => `Ein Blick hinter die Kulissen: ${name}`],
  ["contrarian", ({ outcome }) => `${outcome}? Dann hör hiermit auf`],
  ["pov", ({ outcome }) => `POV: endlich ${outcome}`],
  ["confession", ({ pain }) => `Beziehungsstatus: ${pain}`],
  ["demo-first", ({ pain }) => `${pain}? Schau dir das an`],
];

const SPANISH: Lines = [
  ["question", ({ pain }) => `¿${upperFirst(pain)}? ¿Te suena?`],
  ["call-out", ({ audience }) => `Esto es para ti: ${audience}`],
  ["curiosity", ({ name }) => `Lo que nadie te cuenta de ${name}`],
  ["contrarian", ({ pain }) => `¿${upperFirst(pain)}? Esforzarse más no ayuda`],
  ["mistake-cost", ({ pain }) => `¿${upperFirst(pain)}? Suele ser un detalle`],
  ["how-to-without", ({ outcome }) => `Así de fácil: ${outcome}`],
  ["pov", ({ pain }) => `POV: otra vez ${pain}`],
  ["demo-first", ({ name }) => `Menos hablar, más ver: ${name}`],
  ["comparison", ({ name }) => `Un día sin ${name}, otro con ${name}`],
  ["objection", ({ name }) => `¿Todavía dudas de ${name}? Mira un momento`],
  ["question", ({ pain }) => `${pain}: ¿de verdad hace falta?`],
  ["call-out", ({ pain }) => `¿${upperFirst(pain)}? Quédate un momento`],
  ["curiosity", ({ name }) => `${name} visto de cerca`],
  ["contrarian", ({ outcome }) => `¿${upperFirst(outcome)}? Deja de hacer esto`],
  ["pov", ({ outcome }) => `POV: por fin ${outcome}`],
  ["confession", ({ pain }) => `Estado sentimental: ${pain}`],
  ["demo-first", ({ pain }) => `¿${upperFirst(pain)}? Mira esto`],
];

const LINES: Partial<Record<Language, Lines>> = { en: ENGLISH, de: GERMAN, es: SPANISH };

const OPENERS: Partial<Record<Language, readonly string[]>> = {
  de: ["Ganz ehrlich", "Mal unter uns", "Kurz gesagt", "Nur so als Idee", "Zum Merken", "Hand aufs Herz"],
  es: ["Seamos sinceros", "Entre nosotros", "En pocas palabras", "Una idea", "Para recordar", "La verdad"],
};
