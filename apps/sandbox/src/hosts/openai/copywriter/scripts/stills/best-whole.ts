/** A photo by its number, 0 for none, and what it is worth to a page. */
export type Choice = { number: number; worth: number };

/** What it costs to show a photo once more: any other one that may stand there is better. */
const AGAIN = 20;
/** What it costs to end with the photo that opens the piece: a page that would show a part of the product needs more than that. */
const AT_BOTH_ENDS = 0.8;

/** Totals that differ by less are equal. */
const EQUAL = 1e-9;

/**
 * The photo of each page with the best total, so that one which says most of a later line is kept for that. None comes back while another one
 * may stand there, but at the end of a piece that `isFramed` by one, nor stands on two pages next to each other. Of equals the one that is named first. Source: ADR 226.
 */
export function bestWhole(pages: readonly (readonly Choice[])[], { isFramed = false } = {}): number[] {
  // Among so many of the best, each page finds one that no other page takes.
  const options = pages.map((all) => all.toSorted((a, b) => b.worth - a.worth).slice(0, pages.length + 1));
  const most = options.map(([first]) => first?.worth ?? 0);
  const left = most.map((_, at) => most.slice(at).reduce((sum, it) => sum + it, 0));
  let best: { total: number; numbers: readonly number[] } = { total: Number.NEGATIVE_INFINITY, numbers: [] };
  const search = (numbers: readonly number[], total: number): void => {
    const at = numbers.length;
    if (total + (left[at] ?? 0) <= best.total + EQUAL) return;
    if (at === pages.length) {
      best = { total, numbers };
      return;
    }
    const [first] = options[at] ?? [];
    for (const { number, worth } of first ? (options[at] ?? []) : [{ number: 0, worth: 0 }]) {
      search([...numbers, number], total + worth - costOf(number, numbers));
    }
  };
  search([], 0);
  return [...best.numbers];

  function costOf(number: number, before: readonly number[]): number {
    const at = before.length;
    const uses = number === 0 ? 0 : before.filter((it) => it === number).length;
    const isFrame = isFramed && uses === 1 && at > 1 && at === pages.length - 1 && before[0] === number;
    return isFrame ? AT_BOTH_ENDS : uses * AGAIN + (uses > 0 && before[at - 1] === number ? AGAIN : 0);
  }
}
