import type { Word } from "./words.ts";

/** Articles and short prepositions of the languages that are hyphenated, with what they are joined to ("du", "ao", "zum"). */
const LEADING = new Set(
  (
    "a an the of to in on at by for from with " +
    "der die das den dem des ein eine einen einem einer eines " +
    "im am an auf bei beim mit von vom zu zum zur für aus nach vor um ins ans " +
    "el la los las un una unos unas de del en con por para al sin " +
    "le les une du aux au dans pour sur par chez " +
    "o os as um uma uns umas do da dos das no na nos nas com ao aos " +
    "il lo gli i di della dei delle dal nel nella per su con " +
    "het een van op met voor aan uit naar te"
  ).split(" "),
);

/** Whether a word leads on to the next one, in any case: no line ends with it, and it stands on none alone. */
export const leadsOn = (word: string): boolean => LEADING.has(word.toLowerCase());

/** The words, each on one line with the leading words before it, as far as the author broke no line between them. */
export const ledTogether = (words: readonly Word[]): Word[] =>
  words.map((word, at) => {
    const before = words[at - 1];
    const isLed = before && !before.breakAfter && !word.joined && leadsOn(before.text);
    return isLed ? { ...word, glued: true } : word;
  });

/** Whether a line ends with a leading word, or is nothing else. */
export const endsLeading = (lines: readonly { words: readonly { text: string }[] }[]): boolean =>
  lines.slice(0, -1).some(({ words }) => leadsOn(words.at(-1)?.text ?? ""));

/** Whether a line before the last is so short that an article at its end would look better. */
export function isUneven(lines: readonly { width: number }[]): boolean {
  const widest = Math.max(...lines.map(({ width }) => width));
  return lines.slice(0, -1).some(({ width }) => width < widest * UNEVEN);
}

/** Of the widest line. Our own choice. */
const UNEVEN = 0.5;
