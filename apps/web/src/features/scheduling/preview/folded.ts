/**
 * How much of a caption a platform shows before one presses, in UTF-16 units and lines. Our own measure of the apps.
 */
export type Fold = { length: number; lines: number };

/** What is shown before one presses “more”: whole words, as far as they go. */
export function folded(text: string, { length, lines }: Fold): string {
  const byLines = text.split("\n").slice(0, lines).join("\n");
  if (byLines.length <= length) return byLines.length < text.length ? unpointed(byLines) : text;
  return unpointed(byLines.slice(0, length).replace(/\s+\S*$/, ""));
}

/** Three dots follow. */
const unpointed = (text: string) => text.replace(/[\s.,;:]+$/, "");
