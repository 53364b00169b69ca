/**
 * A line in two, where its sense breaks: after a colon, or between two sentences. One whose halves would be of very different
 * lengths stays as it is.
 */
export function atSense(text: string): string {
  const breaks = [...text.matchAll(/[:.?!…]["”“»]? (?=\S)/gu)].map(({ index, 0: { length } }) => index + length);
  const shareAt = (at: number) => Math.min(at, text.length - at) / text.length;
  const [best] = breaks.toSorted((a, b) => shareAt(b) - shareAt(a));
  if (best === undefined || shareAt(best) < LEAST_SHARE) return text;
  return `${text.slice(0, best).trimEnd()}\n${text.slice(best)}`;
}

/** Of all letters, in the shorter half. Our own choice. */
const LEAST_SHARE = 0.28;
