/**
 * Articles, prepositions and other small words of the languages we hyphenate: a mark on them says nothing. One list for
 * all: without small words that are something in another language, such as German "hat".
 */
const WEAK = new Set(
  (
    "a about all an and any are as at be because been before behind beside but by did do does each every for from had has have he her here his how i if in into is it its just " +
    "me my of on or our she so than that the their them then there these they this those to too us was we were what when where which while who why will with your you " +
    "aber als am an auch auf aus bei bis da dann das dass dein deine dem den der des die doch du ein eine einem einen einer er es für ich ihr im ist man " +
    "mein meine mit nach neben nur oder sich sie sind so über um und uns unter vom von vor was wenn wer wie wir wird zu zum zur " +
    "a al como con cuando de del el en es junto la las le lo los más me mi mis muy nos o para pero por que qué se si sin sobre son su sus te tu tus un una unas unos y " +
    "au aux avec ce ces cette chez comme dans des du elle en est et il ils je leur les ma mes mon nous on où ou par pas pour quand que qui sa ses sans sont sous sur ta tes ton une vos votre vous " +
    "ao aos as à às com como da das do dos e é ela ele em mais na não nas no nos os ou pela pelo por quando sem seu seus sobre sua suas um uma você vocês " +
    "il lo gli i uno ed di del della delle dei al alla che con da dal dalla è ha nei nel nella nelle non più quando senza si su sul sulla tra " +
    "aan bij dan dat de die dit een en er het hij ik in is je jouw maar met naar niet of om ons onze op te uit van voor wat we wij ze zijn zo zonder"
  ).split(" "),
);

/** Words between a number and what it counts, in the languages that set them there: a mark that ends on one splits the noun off. */
const DESCRIBING = new Set(
  (
    "small tiny little simple easy quick short new common hidden free big good better best great smart honest real cheap daily " +
    "kleine kleinen kurze kurzen einfache einfachen schnelle schnellen neue neuen häufige häufigen gute guten große großen beste besten " +
    "pequeños pequeñas buenos buenas grandes nuevos nuevas mejores simples petits petites bons bonnes grands nouveaux nouvelles " +
    "piccoli piccole buoni buone grandi nuovi nuove pequenos pequenas bons boas novos novas kleine korte nieuwe goede grote"
  ).split(" "),
);

/** Whether a word carries no meaning of its own: a small word, or nothing but signs. */
export const isWeak = (word: string): boolean => bare(word) === "" || WEAK.has(bare(word));

/**
 * The text with its marks (phrases between *asterisks*) without weak words at their ends. A mark that holds nothing else
 * is taken away, and so is one on all of a text of more than five words or of two thoughts; one on a part of `name` (the product's) is drawn out to the whole name, and one on a number and words that
 * describe, to what is counted ("4 small habits").
 */
export function firmlyMarked(text: string, name: string): string {
  if (!/\*[^*]+\*/.test(text)) return text;
  const words = wordsOf(text);
  const isLong = words.length > 5 || words.slice(0, -1).some((it) => /[.:!?]\s*$/.test(it.text));
  const isMarked = words.map(({ marked }, _, all) => marked && !(isLong && all.every((it) => it.marked)));
  for (const [from, to] of runsOf(isMarked)) {
    for (let i = from; i < to && weakAt(words, i, from); i++) isMarked[i] = false;
    for (let i = to - 1; i >= from && isMarked[i] && weakAt(words, i, from); i--) isMarked[i] = false;
    for (let i = to; isMarked[i - 1] && splitsNoun(words, i, from); i++) isMarked[i] = true;
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

/** Whether the word at `i` belongs to what the number of the mark before it counts. */
function splitsNoun(words: readonly Marked[], i: number, from: number): boolean {
  const before = words[i - 1]?.text ?? "";
  const isCounted = words.slice(from, i).some(({ text }) => /\d/.test(text));
  return isCounted && DESCRIBING.has(bare(before)) && !/[.,;:!?]\s*$/.test(before) && !isWeak(words[i]?.text ?? "");
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
