import { type Figure, figuresIn } from "./figures.ts";

const any = (words: string) => `(?:${words.trim().split(/\s+/).join("|")})`;

const MONTHS = any(
  `jan(?:uary|uar)? feb(?:ruary|ruar)? mar(?:ch)? märz apr(?:il)? may mai june? juni july? juli aug(?:ust)? sep(?:t|tember)?
   oct(?:ober)? oktober nov(?:ember)? dec(?:ember)? dezember enero febrero marzo abril mayo junio julio agosto septiembre
   octubre noviembre diciembre janvier février mars avril juin juillet août septembre octobre décembre janeiro fevereiro março
   maio junho julho setembro outubro novembro dezembro`,
);
/** What is counted through: the number behind it says which one, and claims nothing. */
const COUNTED = any(
  `steps? days? weeks? months? parts? numbers? no\\.? nr\\.? tips? reasons? mistakes? takes? slides? points? rounds? chapters?
   levels? schritte? tage? wochen? monate? teile? nummern? tipps? gründe? grund fehler punkte? runden? kapitel pasos? días?
   semanas? meses mes partes? números? consejos? razón razones error(?:es)? puntos? capítulos? étapes? jours? semaines? mois
   parties? numéros? conseils? raisons? erreurs? chapitres? passo passi giorni giorno passos? dias? stap(?:pen)? dag(?:en)?
   motivos? erros? dicas? etapas? razões razão`,
);
const SINCE = any("since seit desde depuis dal sinds");
const IN = any("in im en of by until bis ab");

/** Figures that date, number or time something. They claim nothing that would need a source. */
const HARMLESS: readonly RegExp[] = [
  // #home2026, #1
  /#[\p{L}\p{N}_]+/gu,
  // 2026-11-23, 23.11.2026, 11/23/26
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)|(?<!\d)\d{1,2}([./])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/g,
  // 12 March, March 12th, 12. März 2026, 12 de marzo de 2026
  new RegExp(
    `(?<![\\p{L}\\d])\\d{1,2}(?:st|nd|rd|th|\\.|er)?\\s+(?:of\\s+|de\\s+)?${MONTHS}(?!\\p{L})(?:\\s+(?:de\\s+)?\\d{4})?`,
    "giu",
  ),
  new RegExp(`(?<!\\p{L})${MONTHS}\\s+\\d{1,4}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?(?![\\d%])`, "giu"),
  // since 2019; in 2026 at the end of a phrase
  new RegExp(`(?<!\\p{L})${SINCE}\\s+(?:19|20)\\d{2}(?!\\d)`, "giu"),
  new RegExp(`(?<!\\p{L})${IN}\\s+(?:19|20)\\d{2}(?=\\s*(?:$|[.,;:!?)]))`, "giu"),
  // 7:30, 7h30, 7 am, 18 Uhr, 24/7
  /(?<![\d.,])\d{1,2}[:h]\d{2}(?!\d)(?:\s*(?:[ap]\.?m\.?|uhr))?/giu,
  /(?<![\d.,])\d{1,2}\s*(?:[ap]\.?m\.?|uhr|o['’]clock)(?!\p{L})/giu,
  /(?<!\d)24\/7(?!\d)/g,
  // à 18 h, às 18h, a las 18 h
  /(?<!\p{L})(?:à|às|a las)\s+\d{1,2}\s?h(?![\p{L}\d])/giu,
  // 3º, 2ª, 3.º, le 2e jour, am 3. Tag
  /(?<![\d.,])\d{1,3}\.?[ºª]/gu,
  /(?<![\d.,])\d{1,3}(?:er|re|ère|e|ème)(?!\p{L})/giu,
  new RegExp(`(?<![\\d.,])\\d{1,3}\\.\\s+${COUNTED}(?!\\p{L})`, "giu"),
  // 7日目, 1つ目, 第2位, ステップ2, 3月12日, 2019年, 朝7時
  /\d{1,3}(?:日目|つ目|番目|回目)|(?:第|その|ステップ|理由|ミス|コツ)\s?\d{1,3}/gu,
  /\d{1,2}月(?:\d{1,2}日)?|(?:19|20)\d{2}年|\d{1,2}時(?!間)/gu,
  // 1st, 22nd; 1/3 as a counter, not as a share of something
  /(?<!\d)\d{1,3}(?:st|nd|rd|th)(?!\p{L})/giu,
  /(?<![\d/])\d{1,2}\s?\/\s?\d{1,2}(?![\d/])(?!\s*(?:of|der|des|von|de|des|du|di|van)(?!\p{L}))/giu,
  // Step 2, Day 1 vs day 7, Days 1 to 7
  new RegExp(
    `(?<!\\p{L})${COUNTED}\\s+\\d{1,3}(?:\\s*(?:to|and|vs\\.?|bis|und|y|a|à|et|[-–/])\\s*\\d{1,3})?(?![\\d.,]*\\s*[%€$£×x])`,
    "giu",
  ),
];

/**
 * The figures of a text that claim something: prices, percentages, multiples, amounts. Ordinals ("Step 2", "3rd"), dates,
 * "Day 1 vs day 7", clock times and hashtags claim nothing. Never throws. Source: docs/architecture.md#evidence.
 */
export function claimedFigures(words: string): Figure[] {
  const spans = HARMLESS.flatMap((pattern) =>
    [...words.matchAll(pattern)].map((found) => [found.index, found.index + found[0].length] as const),
  );
  return figuresIn(words).filter(({ at, length }) => !spans.some(([from, to]) => at >= from && at + length <= to));
}
