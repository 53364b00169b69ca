/** Numbers that are written out, in the languages that we write. */
const VALUES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    1: "one a an ein eine einer einem einen un una uno une",
    2: "two zwei dos deux",
    3: "three drei tres trois",
    4: "four vier cuatro quatre",
    5: "five fünf cinco cinq",
    6: "six sechs seis",
    7: "seven sieben siete sept",
    8: "eight acht ocho huit",
    9: "nine neun nueve neuf",
    10: "ten zehn diez dix",
    12: "twelve zwölf doce douze",
  }).flatMap(([value, words]) => words.split(" ").map((word) => [word, value])),
);

const ABOVE_ONE = Object.keys(VALUES)
  .filter((word) => VALUES[word] !== "1")
  .join("|");
/** One of something counts only where it is measured: "within a minute". */
const MEASURED_ONE =
  "(?:an?|one|eine[rmn]?|una?|une?)(?= (?:second|minute|hour|day|click|tap|sekunde|minute|stunde|klick|segundo|minuto|hora|clic|botón|seconde|heure))";
const WRITTEN = new RegExp(`(?<!\\p{L})(?:(?:${ABOVE_ONE})(?=[\\s-]\\p{L})|${MEASURED_ONE})`, "giu");

/** What a number word counts, in digits; "" for any other word. */
const digitsOf = (word: string): string => VALUES[word.toLowerCase()] ?? "";

/** The numbers that a text writes out, in digits: 2 and 1 of "Laid in two days, dry within a minute". */
export const writtenFigures = (words: string): string[] => [...words.matchAll(WRITTEN)].map(([word]) => digitsOf(word));
