/**
 * Whether a word is a figure, which always matters. A plain number behind a name, "Tern 2", belongs to the name: behind a
 * word with a capital letter that does not begin a sentence.
 */
export function isFigure(words: readonly { text: string }[], at: number): boolean {
  const text = words[at]?.text ?? "";
  if (!/\p{N}/u.test(text)) return false;
  const before = words[at - 1]?.text ?? "";
  const earlier = words[at - 2]?.text;
  const isInside = earlier !== undefined && !/[.!?:…]["”“»']?$/u.test(earlier);
  return !(isInside && /^\p{Lu}/u.test(before) && /^\d{1,2}\P{N}?$/u.test(text));
}
