/** Articles, prepositions and other small words of the languages we hyphenate: a mark on them says nothing. */
const WEAK = new Set(
  (
    "a an and are as at behind but by for from in is it its of on or than that the this to with your you " +
    "der die das den dem des ein eine einen einem einer und oder mit von vom zu zum zur im am auf für ist sind es dein deine " +
    "el la los las un una unos unas y o de del al con en por para es son tu su que " +
    "le les une et ou du au aux avec dans pour est sont ton ta vos votre " +
    "os um uma e do da dos das no na com em seu sua il lo gli i uno ed di della con per het een van voor met op je jouw"
  ).split(" "),
);

/** Whether a word carries no meaning of its own: a small word, or nothing but signs. */
export const isWeak = (word: string): boolean => bare(word) === "" || WEAK.has(bare(word));

/**
 * The text with its marks (phrases between *asterisks*) without weak words at their ends. A mark that holds nothing else
 * is taken away; one on a part of `name` (the product's) is drawn out to the whole name.
 */
export function firmlyMarked(text: string, name: string): string {
  if (!/\*[^*]+\*/.test(text)) return text;
  const words = wordsOf(text);
  const isMarked = words.map(({ marked }) => marked);
  for (const [from, to] of runsOf(isMarked)) {
    for (let i = from; i < to && weakAt(words, i, from); i++) isMarked[i] = false;
    for (let i = to - 1; i >= from && isMarked[i] && weakAt(words, i, from); i--) isMarked[i] = false;
  }
  for (const [from, to] of namesIn(words, name)) {
    if (isMarked.slice(from, to).includes(true)) isMarked.fill(true, from, to);
  }
  return written(words, isMarked);
}

type Marked = { text: string; marked: boolean };

/** A sign is as strong as the number before it in the same mark: "92 %". */
function weakAt(words: readonly Marked[], i: number, from: number): boolean {
  const { text = "" } = words[i] ?? {};
  if (bare(text) !== "") return isWeak(text);
  return i === from || !/\d\s*$/.test(words[i - 1]?.text ?? "");
}

function wordsOf(text: string): Marked[] {
  const words: Marked[] = [];
  for (const [at, part] of text.split("*").entries()) {
    for (const [piece] of part.matchAll(/\S+\s*|\s+/g)) {
      const last = words.at(-1);
      if (last && piece.trim() === "") last.text += piece;
      else words.push({ text: piece, marked: at % 2 === 1 });
    }
  }
  return words;
}

function runsOf(isMarked: readonly boolean[]): [from: number, to: number][] {
  const starts = isMarked.flatMap((it, i) => (it && !isMarked[i - 1] ? [i] : []));
  return starts.map((from) => {
    const end = isMarked.indexOf(false, from);
    return [from, end === -1 ? isMarked.length : end];
  });
}

/** Where the words of the name stand in a row; an article before it does not belong to it. */
function namesIn(words: readonly Marked[], name: string): [from: number, to: number][] {
  const wanted = name.split(/\s+/).map(bare).filter(Boolean);
  if (wanted.length < 2) return [];
  const said = words.map(({ text }) => bare(text));
  return said.flatMap((_, i) =>
    wanted.every((word, k) => said[i + k] === word) ? [[i, i + wanted.length] as [number, number]] : [],
  );
}

/** Spaces and closing signs stay outside of the asterisks. */
function written(words: readonly Marked[], isMarked: readonly boolean[]): string {
  let text = words.map(({ text }) => text).join("");
  for (const [from, to] of runsOf(isMarked).toReversed()) {
    const start = lengthOf(words.slice(0, from));
    const phrase = text.slice(start, start + lengthOf(words.slice(from, to)));
    const end = start + phrase.replace(/[\s.,;:!?]+$/u, "").length;
    text = `${text.slice(0, start)}*${text.slice(start, end)}*${text.slice(end)}`;
  }
  return text;
}

const lengthOf = (words: readonly Marked[]) => words.reduce((sum, { text }) => sum + text.length, 0);
const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
