/** Spans of time are no things: "30 days of cold showers" tells one story. In the languages that we write. */
const TIMES =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|Sekunden|Minuten|Stunden|Tage|Wochen|Monate|Jahre|segundos|minutos|horas|días|semanas|meses|años|secondes|heures|jours|semaines|mois|ans)$/iu;
const IN_WORDS = ["three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const NUMBER = `\\d{1,2}|${IN_WORDS.join("|")}`;
/** "4 mistakes …", "Three easy steps …"; "… with these 3 things", "Ranked: 5 ways …". */
const PROMISE = new RegExp(`(?:^|\\b(?:these|the last|counting down|ranked:)\\s+)(${NUMBER})\\s+(\\p{L}+)`, "iu");

/** "4 mistakes", "3 signs", "5 things … get wrong": what goes wrong is listed, and not what a product does. */
const TROUBLES =
  /\b(?:signs?|symptoms?|mistakes?|errors?|problems?|get wrong|it's hard|señales|errores|problemas|Zeichen|Probleme|signes|erreurs|problèmes)\b|\p{L}*[Ff]ehler\b/iu;

/** "4 mistakes", "5 things … get wrong": what people do. Signs are what they see. */
const MISTAKES = /\b(?:mistakes?|errors?|get wrong|errores|erreurs)\b|\p{L}*[Ff]ehler\b/iu;

/** "Life before [product], life after", "Vorher: … Nachher: …", "Out: … In: …". In the languages that we write. */
const CHANGE =
  /\bbefore\b.*\bafter\b|\bout: .*\bin: |\bwith and without\b|\bvorher\b.*\bnachher\b|\bantes\b.*\b(?:después|depois)|\bavant\b.*\baprès|ビフォー.*アフター/iu;

/** Whether a line promises two states of the same thing. */
export const promisesChange = (line: string): boolean => CHANGE.test(line);

/** Whether the things that a line promises are troubles. */
export const promisesTroubles = (line: string): boolean => promisedThings(line) > 0 && TROUBLES.test(line);

/** Whether they are mistakes: things that people do wrong. */
export const promisesMistakes = (line: string): boolean => promisedThings(line) > 0 && MISTAKES.test(line);

/** "How to …", "Want to …? Start here", "Check this first", "Two answers to …": a way. In the languages that we write. */
const WAY = new RegExp(
  [
    "^(?:3, 2, 1: |ever wondered )?how to\\b",
    "^how [^?]+ can\\b",
    "^want to\\b",
    "^here is how\\b",
    "^it can be this easy\\b",
    "^the easy way to\\b",
    "^the first thing to look at\\b",
    "^what nobody tells you about\\b",
    "^what we'd tell a friend\\b",
    "^save this for the next time\\b",
    "^don't try to .+ without this\\b",
    "\\b(?:start here|check this first|easier answer to|try this for|small experiment|one small change|what to do about)\\b",
    "^(?:so \\p{L}+st du|so einfach kann es sein|wie|willst du|möchtest du)\\b",
    "^¿?(?:cómo|quieres|así de fácil)\\b|\\bempieza aquí\\b",
    "^(?:comment|tu veux)\\b",
    "^(?:two answers|zwei antworten|dos respuestas|deux réponses)\\b",
  ].join("|"),
  "iu",
);

/** Whether a line promises something to do, and no number of such things. */
export const promisesWay = (line: string): boolean => promisedThings(line) === 0 && WAY.test(line);

/** How many things a line promises to list; 0 if it promises no number of them. Source: docs/content.md#hooks. */
export function promisedThings(line: string): number {
  const [, number = "", thing = ""] = PROMISE.exec(line) ?? [];
  const word = IN_WORDS.indexOf(number.toLowerCase());
  const things = word >= 0 ? word + 3 : Number(number);
  return things >= 2 && !TIMES.test(thing) ? things : 0;
}
