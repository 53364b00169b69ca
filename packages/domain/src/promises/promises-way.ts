import { promisedThings } from "./promised-things.ts";

/** "How to …", "Want to …? Start here", "Check this first". In the languages that we write. */
const HOW = new RegExp(
  [
    "^(?:3, 2, 1: |ever wondered )?how to\\b",
    "^how [^?]+ can\\b",
    "^want to\\b",
    "^you don't need luck to\\b",
    "^here is how\\b",
    "^it can be this easy\\b",
    "^the easy way to\\b",
    "^the first thing to look at\\b|\\bwhere we'd look first$",
    "^what nobody tells you about\\b|^nobody tells you how to\\b",
    "^what we'd tell a friend\\b",
    "^save this for the next time\\b",
    "^don't try to .+ without this\\b",
    "\\b(?:start here|better fix for|check this first|easier answer to|try this for|small experiment|one small change|what to do about)\\b",
    "^(?:so \\p{L}+st du|so einfach kann es sein|wie|willst du|möchtest du)\\b",
    "^¿?(?:cómo|quieres|así de fácil)\\b|\\bempieza aquí\\b",
    "^(?:comment|tu veux)\\b",
  ].join("|"),
  "iu",
);

/** "Two answers to bad sleep. One lasts". */
const ANSWERS = /^(?:two answers|zwei antworten|dos respuestas|deux réponses)\b|\btwo very different answers\b/iu;

/** Whether a line says how something is done, and promises no number of things. */
export const saysHow = (line: string): boolean => promisedThings(line) === 0 && HOW.test(line);

/** Whether a line promises answers to something, each of them something to do. */
export const promisesAnswers = (line: string): boolean => ANSWERS.test(line);

/** Whether a line promises something to do, and no number of such things. */
export const promisesWay = (line: string): boolean => saysHow(line) || promisesAnswers(line);
