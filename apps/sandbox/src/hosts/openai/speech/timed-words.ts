/** A spoken word, in seconds from the start of the recording. */
export type TimedWord = { word: string; start: number; end: number };

/** A word to be spoken: `written` as in the text, `spoken` in letters only. */
export type WordToSpeak = TimedWord & { spoken: string; ending: "none" | "comma" | "statement" | "question" };

/** Tuned to about 160 words a minute of English, pauses included. */
const LEAD_S = 0.12;
const TAIL_S = 0.3;
const PER_WORD_S = 0.105;
const PER_LETTER_S = 0.043;
const PAUSES_S = { none: 0.022, comma: 0.17, statement: 0.36, question: 0.36 };

/** When each word of a text is spoken. `speed` as in the API: 1 is normal, 2 twice as fast. */
export function timeWords(text: string, speed: number): { words: WordToSpeak[]; durationS: number } {
  let at = LEAD_S;
  const words = text.split(/\s+/).flatMap((token) => {
    const word = token.replace(/^[^\p{L}\p{N}$€£#@]+|[^\p{L}\p{N}%]+$/gu, "");
    if (word === "") return [];
    const spoken = spokenLetters(word);
    const start = at;
    const end = start + (PER_WORD_S + PER_LETTER_S * spoken.length) / speed;
    const ending = endingOf(token);
    at = end + PAUSES_S[ending] / speed;
    return [{ word, spoken, ending, start: round(start), end: round(end) }];
  });
  return { words, durationS: round(at + TAIL_S) };
}

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;

function endingOf(token: string): WordToSpeak["ending"] {
  if (/\?["”’)]*$/.test(token)) return "question";
  if (/[.!…]["”’)]*$/.test(token)) return "statement";
  return /[,;:–—]["”’)]*$/.test(token) ? "comma" : "none";
}

const DIGITS = ["ziro", "won", "tu", "thri", "for", "faiv", "siks", "seven", "eit", "nain"];
const SIGNS: Readonly<Record<string, string>> = {
  "%": "persent",
  "€": "yuro",
  $: "doler",
  "£": "paund",
  "&": "and",
  "+": "plas",
};

/** Latin letters for the ear: accents go, figures and signs are said, other scripts murmur. */
function spokenLetters(word: string): string {
  const plain = word.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  const said = [...plain].map((it) => SIGNS[it] ?? DIGITS[Number.parseInt(it, 10)] ?? it).join("");
  return said.replace(/[^a-z]/g, (it) => (/\p{L}/u.test(it) ? "ma" : "")).slice(0, 24) || "m";
}
