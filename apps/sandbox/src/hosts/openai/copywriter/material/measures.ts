import { upperFirst, withoutEnd } from "../words.ts";

/** A figure with what it counts, as the brief writes it, and the sentence of the brief that it is from. */
export type Measure = { figure: string; told: string; isOfThing: boolean };

const NUMBER = String.raw`[$€£]?\d[\d.,]*(?:[  \u202f]\d{3})*\s?[%€$£×+]?`;
const WORD_NUMBERS =
  "two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze";
/** Numbers that are written out, in each language in this order. */
const COUNTED = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12];
const ONCE =
  "(?:an?|one) (?:second|minute|hour|day|click|tap)|eine[rm]? (?:Sekunde|Minute|Stunde|Klick)|(?:un|una) (?:segundo|minuto|hora|clic|botón)|une? (?:seconde|minute|heure|clic)";
/** "24 hours", "two farms", "a minute"; no word may touch the figure, no norm or size be named before it. */
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\d.,/-]|\d\s)(?<!\b(?:size|Größe|talla|taille|No|Nr|EN|ISO|DIN|UNE|NF|§)\.?\s)(?:(?:${NUMBER})\s(?!(?:a|of|out|in|by|for|per|to|and|or|de|von|bis|und|y|et|im|pro|por|par)\b)\p{L}[\p{L}-]*|(?:${WORD_NUMBERS}) \p{L}[\p{L}-]*|(?:\d+|${WORD_NUMBERS})-\p{L}+|${ONCE})(?![\p{L}\d])`,
  "giu",
);
const SHARE =
  /(?<![\p{L}\d]|\d[.,\s])(?:\d[\d.,]*(?:\s\d{3})*\s?(?:%|×|€|x\b)|[$€£]\d[\d.,]*(?![\d.,]|\s?\p{L}|\s\d))/gu;
/** "4.8 of 5 stars": the five alone would be another claim. */
const RATING = /(?<![\p{L}\d.,])\d[\d.,]*\s(?:(?:out )?of|von|de|sur)\s\d+\s\p{L}+/giu;
/** What a thing weighs or holds is a plain fact, and comes last. */
const OF_THE_THING = /\d\s?(?:g|kg|mg|ml|cl|l|cm|mm|oz|lb)$/iu;
const NO_UNIT = /\s(?:is|are|was|can|that|and|ist|sind|que|es|est)$/iu;

/** "Nach drei Tagen" counts three "Tage". */
const DATIVE = /(Tage|Monate|Jahre)n$/u;

/** A figure as it is set large: "2 days" for "two days", "1 minute" for "a minute", "10 years" for "ten-year". */
export function inDigits(figure: string): string {
  const [first = "", rest = ""] = figure.split(/[\s-](.*)/su);
  const at = WORD_NUMBERS.split("|").indexOf(first.toLowerCase());
  const isOne = new RegExp(`^(?:${ONCE})$`, "iu").test(figure);
  if (at === -1 && !isOne) return figure;
  return `${isOne ? 1 : COUNTED[at % COUNTED.length]} ${rest}${/^\p{L}+-\p{L}+$/u.test(figure) ? "s" : ""}`;
}

/** Figures of time, in the languages that are written. */
const TIME =
  /(?:second|minute|hour|day|week|month|sekunde|stunde|tag|woche|monat|segundo|minuto|hora|día|semana|mes|seconde|heure|jour|semaine|mois)\p{Ll}*$/iu;
export const isTime = ({ figure }: Measure): boolean => TIME.test(figure);

/** The figures that these texts state, one for each text, what is told of the thing itself last. */
export function measuresIn(texts: readonly string[]): Measure[] {
  const found = texts.flatMap((text): Measure[] => {
    const rest = text.replace(RATING, "");
    const figures = [...text.matchAll(RATING), ...rest.matchAll(SHARE), ...rest.matchAll(MEASURE)].map(([it]) =>
      withoutEnd(it),
    );
    const figure = figures.find((it) => !NO_UNIT.test(it) && !OF_THE_THING.test(it)) ?? figures[0];
    if (!figure || NO_UNIT.test(figure)) return [];
    return [{ figure: upperFirst(figure).replace(DATIVE, "$1"), told: text, isOfThing: OF_THE_THING.test(figure) }];
  });
  const kept = found.filter(({ figure }, at) => found.findIndex((it) => it.figure === figure) === at);
  return [...kept.filter((it) => !it.isOfThing), ...kept.filter((it) => it.isOfThing)];
}
