/** No letter is narrower than this share of its size on average: text beyond that can never be shown. */
const NARROWEST = 0.12;

/** A box and the size of its text, in px. */
type Place = { width: number; height: number; size: number };

/**
 * The part of a text that a box could hold at the smallest size, and a bit more, so that a novel costs no more than a
 * page.
 */
export function holdable(text: string, { width, height, size }: Place, smallest: number): string {
  const least = Math.max(1, Math.min(smallest, size));
  const most = Math.ceil((width / (least * NARROWEST) + 1) * (height / least + 1)) + 100;
  return text.length <= most ? text : text.slice(0, most).toWellFormed();
}
