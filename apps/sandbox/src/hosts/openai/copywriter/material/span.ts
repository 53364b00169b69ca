const NUMBER = String.raw`an?|one|two|three|four|five|six|seven|ten|eine[rmn]?|zwei|drei|vier|fünf|sechs|sieben|zehn|una?|dos|tres|cuatro|cinco|seis|siete|diez|une|deux|trois|quatre|cinq|sept|dix|\d{1,3}`;
const LONG = `days?|weeks?|months?|years?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|días?|semanas?|mes(?:es)?|años?|jours?|semaines?|mois|ans?`;
const SHORT = `minutes?|hours?|Minuten?|Stunden?|minutos?|horas?|heures?`;
const BEFORE = `after|in|within|for|nach|in|después de|tras|en|après`;

/** "After a week", "30 days of …": a time at whose end something is different. */
const SPAN = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?:${BEFORE})\s+|^)((?:${NUMBER})\s+(?:${LONG}))(?![\p{L}\d])`,
  "iu",
);
/** "Two minutes a day": a time that something takes again and again. */
const DAILY = new RegExp(
  String.raw`(?<![\p{L}\d])((?:${NUMBER})\s+(?:${SHORT})\s+(?:a day|am Tag|pro Tag|al día|por día|par jour))(?!\p{L})`,
  "iu",
);

/** What a German preposition has made of "eine Woche" and "sieben Tage". */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^eine[rn]\s/iu, "eine "],
  [/^einem\s/iu, "ein "],
  [/^(?!ein)(.*(?:Tage|Monate|Jahre))n$/u, "$1"],
];

/** The times that a hook names, and that its piece has to tell: by when something changes, and what it takes each day; "" without one. */
export function timesIn(hook: string): { span: string; daily: string } {
  const span = NAMED.reduce((text, [form, named]) => text.replace(form, named), SPAN.exec(hook)?.[1] ?? "");
  return { span: lowerNumber(span), daily: lowerNumber(DAILY.exec(hook)?.[1] ?? "") };
}

const lowerNumber = (text: string): string => text.replace(/^\p{Lu}/u, (it) => it.toLowerCase());
