/** The sentences of a text, each with its mark. A full stop inside a figure ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|(?<=[。！？])/u)
    .map((it) => it.trim())
    .filter((it) => it !== "");
