/** How much of a caption a platform shows before it is expanded, in UTF-16 units and lines. Measured in the apps. */
export type Fold = { length: number; lines: number };

/** The part of a caption that is shown before “more”, cut between words. */
export function folded(text: string, { length, lines }: Fold): string {
  const byLines = text.split("\n").slice(0, lines).join("\n");
  if (byLines.length <= length) return byLines.length < text.length ? unpointed(byLines) : text;
  return unpointed(byLines.slice(0, length).replace(/\s+\S*$/, ""));
}

/** Removes punctuation before the ellipsis. */
const unpointed = (text: string) => text.replace(/[\s.,;:]+$/, "");
