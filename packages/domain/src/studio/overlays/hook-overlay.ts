/**
 * Words that fit on a hook without shrinking below what is read in passing. Source: docs/content.md#words-on-screen.
 */
const MOST_WORDS = 9;
/** Ends that are tried, best first: within the law, then a little above it rather than the whole. */
const LENGTHS = [9, 8, 7, 6, 5, 4, 10, 11, 12, 13];

/**
 * A hook as text on screen: whole if it has at most nine words, else up to the end of a whole thought near that.
 * Without one it stays whole, because letters can shrink and half a phrase means nothing. A statement is never cut off
 * before its turn: "Everyone says soy candles are clean" is the opposite of what the hook goes on to say. Hooks that are
 * not in English are cut after a question alone.
 */
export function hookOverlay(line: string): string {
  const words = line.trim().split(/\s+/).filter(Boolean);
  if (words.length <= MOST_WORDS) return withoutStop(words);
  const length = LENGTHS.find(
    (it) =>
      it < words.length &&
      endsAt(words, it) &&
      !turnsAt(words, it) &&
      (isThought(words.slice(0, it)) || isJoined(words, it)),
  );
  return withoutStop(length === undefined ? words : words.slice(0, length));
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that open a clause that can be left out. */
const OPENERS = set("after although because before otherwise since when whenever while without");
/** Words that open a condition, without which the rest says something else. */
const CONDITIONS = set("if unless until");

/** Whether a sentence or a clause ends after so many words. */
function endsAt(words: readonly string[], length: number): boolean {
  return /[.!?…,;–—][”"]?$/.test(words[length - 1] ?? "") || OPENERS.has(bare(words[length] ?? ""));
}

/** Whether what follows so many words may take back or complete what they state: only an order and a promise add nothing. */
function turnsAt(words: readonly string[], length: number): boolean {
  const next = bare(words[length] ?? "");
  const states = /[.!…][”"]?$/.test(words[length - 1] ?? "");
  return /^(but|yet)$/.test(next) || (states && !ACTS.has(next) && !/^(here's|let's)$/.test(next));
}

const SPEAKERS = set("i you we they he she it nobody everyone everybody");
const TOLD = set("i'm i've i'll you're you've we're we've they're it's that's there's here's let's");
const ACTS = set(`ask check count do don't find forget get give imagine keep learn let look make meet never please put
  read remember save say see show skip start stop take tell think try use wait watch`);
const VERBS = set(`am are can can't could did didn't do does doesn't don't had has hasn't have haven't is isn't should
  was wasn't were weren't will won't would`);
/** Words that are no verb after "nobody" or "you", and words that leave a thought open at its end. */
const LINKS = set(
  "a about against all an and are as at by even for from how in is of on or the to what who whose with your",
);

/** Whether English words say something by themselves: they ask, tell one to do something, or have subject and verb. */
function isThought(words: readonly string[]): boolean {
  const sentence = lastSentence(words);
  const [first = "", second = ""] = sentence.map(bare);
  const last = sentence.at(-1) ?? "";
  if (/\?[”"]?$/.test(last)) return true;
  if (LINKS.has(bare(last)) || OPENERS.has(first) || CONDITIONS.has(first)) return false;
  if (first === "how" && second === "to") return sentence.length > 3;
  if (sentence.length > 2 && (TOLD.has(first) || ACTS.has(first))) return true;
  if (SPEAKERS.has(first)) return VERBS.has(second) || !(LINKS.has(second) || OPENERS.has(second));
  // Elsewhere a verb may belong to another clause, unless the sentence ends here.
  return /[.!…][”"]?$/.test(last) && sentence.some((word) => VERBS.has(bare(word)));
}

/** Whether a second statement is joined on: "Your candle lies to you, and nobody told you." */
function isJoined(words: readonly string[], length: number): boolean {
  const [first = "", next = "", subject = ""] = [words[0], words[length], words[length + 1]].map((it) =>
    bare(it ?? ""),
  );
  const commas = words.slice(0, length).filter((word) => word.endsWith(","));
  const isCondition = OPENERS.has(first) || CONDITIONS.has(first);
  return commas.length === 1 && !isCondition && /^(and|so)$/.test(next) && SPEAKERS.has(subject);
}

function lastSentence(words: readonly string[]): readonly string[] {
  const end = words.slice(0, -1).findLastIndex((word) => /[.!?…][”"]?$/.test(word));
  return words.slice(end + 1);
}

const bare = (word: string) =>
  word
    .toLowerCase()
    .replace("’", "'")
    .replace(/[^\p{L}']/gu, "");
const withoutStop = (words: readonly string[]) => words.join(" ").replace(/[\s,;:–—.]+$/, "");
