/** Numbers that jokes count with, from two on, in English, German, Spanish and French. */
const NUMBERS = [
  "two zwei dos deux",
  "three drei tres trois",
  "four vier cuatro quatre",
  "five fünf cinco cinq",
  "six sechs seis six",
  "seven sieben siete sept",
  "eight acht ocho huit",
  "nine neun nueve neuf",
  "ten zehn diez dix",
  "eleven elf once onze",
  "twelve zwölf doce douze",
  "thirteen dreizehn trece treize",
  "fourteen vierzehn catorce quatorze",
].map((words) => words.split(" "));

const MOST = NUMBERS.length + 1;

/** The first number from 2 to 14 in a text, which a drawing can show; undefined if there is none. No price and no day is meant. */
export function counted(text: string): number | undefined {
  const words = text.toLowerCase().match(/[€$£]?[\d.,:]*\d+(?:\s?[€%$£])?|\p{L}+/gu) ?? [];
  return words
    .filter((_, at) => !DAY.test(words[at - 1] ?? ""))
    .map((word) => (/^\d+$/.test(word) ? Number(word) : NUMBERS.findIndex((names) => names.includes(word)) + 2))
    .find((number) => number > 1 && number <= MOST);
}

const DAY = /^(?:day|tag|día|jour)$/;
