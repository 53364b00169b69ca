// Control characters, and the marks that turn the direction of what follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const INVISIBLE = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** No script stacks more marks on one letter; more would leave every line. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu;

/** An apostrophe as it is typed, inside of a word. */
const STRAIGHT = /(?<=\p{L})'(?=\p{L})/gu;

/** Text that can be drawn: well-formed, composed, no control characters, curly apostrophes, single spaces; line breaks stay. */
export function cleanText(raw: string): string {
  return raw
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/\t/g, " ")
    .replace(INVISIBLE, "")
    .replace(TOO_MANY_MARKS, "$1")
    .replace(STRAIGHT, "\u2019")
    .replace(/[^\S\n\u00A0\u202F]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
}
