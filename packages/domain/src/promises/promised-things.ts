/** Spans of time are no things: "30 days of cold showers" tells one story. In the languages that we write. */
const TIMES =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|Sekunden|Minuten|Stunden|Tage|Wochen|Monate|Jahre|segundos|minutos|horas|días|semanas|meses|años|secondes|heures|jours|semaines|mois|ans)$/iu;
const IN_WORDS = ["three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const NUMBER = `\\d{1,2}|${IN_WORDS.join("|")}`;
/** "4 mistakes …", "Three easy steps …"; "… with these 3 things", "Ranked: 5 ways …"; and no fact: "7 ingredients. See for yourself". */
const PROMISE = new RegExp(
  `(?:^|\\b(?:these|diese|est[oa]s|ces|the last|counting down|ranked:)\\s+)(${NUMBER})\\s+(\\p{L}+)(?![\\p{L}.])`,
  "iu",
);

/** "4 mistakes", "3 signs", "5 things … get wrong": what goes wrong is listed, and not what a product does. */
const TROUBLES =
  /\b(?:signs?|symptoms?|mistakes?|errors?|problems?|get wrong|it's hard|señales|errores|problemas|Zeichen|Probleme|signes|erreurs|problèmes)\b|\p{L}*[Ff]ehler\b|\breasons your\b|\bGründe, (?:warum|wieso) (?!.*(?:lieb|schwör|empfehl))/iu;

/** "4 mistakes", "5 things … get wrong", "3 myths": what people do. Signs are what they see. */
const MISTAKES =
  /\b(?:mistakes?|myths|errors?|get wrong|errores|erreurs)\b|\p{L}*[Ff]ehler\b|\breasons your\b|\bGründe, (?:warum|wieso) (?!.*(?:lieb|schwör|empfehl))/iu;

/** Whether the things that a line promises are troubles. */
export const promisesTroubles = (line: string): boolean => promisedThings(line) > 0 && TROUBLES.test(line);

/** Whether they are mistakes: things that people do wrong. */
export const promisesMistakes = (line: string): boolean => promisedThings(line) > 0 && MISTAKES.test(line);

/** How many things a line promises to list; 0 if it promises no number of them. Source: docs/content.md#hooks. */
export function promisedThings(line: string): number {
  const [, number = "", thing = ""] = PROMISE.exec(line) ?? [];
  const word = IN_WORDS.indexOf(number.toLowerCase());
  const things = word >= 0 ? word + 3 : Number(number);
  return things >= 2 && !TIMES.test(thing) ? things : 0;
}
