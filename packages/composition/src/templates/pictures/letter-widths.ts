/** Widths of the letters of Native at 700, in em: measured in its file. Those of other weights differ by a fiftieth. */
const NATIVE: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,:;!|'’‘·¡íìîï]/u, 0.31],
  [/\s/u, 0.26],
  [/[ftr()[\]"“”„«»–-]/u, 0.43],
  [/[mMWwÆŒ@%—]/u, 0.93],
  [/[\p{Lu}&]/u, 0.71],
  [/[\p{Ll}\p{Nd}€$£?+]/u, 0.61],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1],
];

/** Of any other sign, as of other scripts. */
const OTHER_EM = 0.54;

/** The faces whose letters are known one by one, by how wide they are beside those of Native. */
const BESIDE_NATIVE = new Map([
  ["native", 1],
  ["edit", 0.92],
]);

/** How wide a text is in a face, in em, without its kerning; null for a face whose letters are not known. */
export function lettersEm(text: string, face: string): number | null {
  const share = BESIDE_NATIVE.get(face);
  return share === undefined ? null : share * Array.from(text).reduce((sum, it) => sum + letterEm(it), 0);
}

const letterEm = (letter: string): number => NATIVE.find(([of]) => of.test(letter))?.[1] ?? OTHER_EM;
