/** Splits a text into pieces of at most `longest` characters, after a sentence if possible, else after a word. */
export function piecesOf(text: string, longest: number): string[] {
  const rest = text.trim();
  if (rest.length <= longest) return [rest];
  const head = rest.slice(0, longest + 1);
  const sentence = Math.max(...[". ", "! ", "? ", "… "].map((end) => head.lastIndexOf(end))) + 1;
  const at = sentence > 0 ? sentence : head.lastIndexOf(" ");
  const end = at > 0 ? at : longest;
  return [rest.slice(0, end), ...piecesOf(rest.slice(end), longest)];
}
