/** Rows of a picture: from `top` (inclusive) to `bottom` (exclusive). Both even, because colour is stored for pairs. */
export type Rows = { top: number; bottom: number };

/** The rows that `from`…`to` touches, inside a picture of `height`; null if none. */
export function touchedRows(from: number, to: number, height: number): Rows | null {
  const top = Math.max(0, 2 * Math.floor(from / 2));
  const bottom = Math.min(height, 2 * Math.ceil(to / 2));
  return top < bottom ? { top, bottom } : null;
}

/** The same rows without overlaps, from top to bottom. */
export function mergedRows(all: readonly Rows[]): Rows[] {
  const merged: Rows[] = [];
  for (const rows of all.toSorted((a, b) => a.top - b.top)) {
    const last = merged.at(-1);
    if (last && rows.top <= last.bottom) last.bottom = Math.max(last.bottom, rows.bottom);
    else merged.push({ ...rows });
  }
  return merged;
}

export function countRows(all: readonly Rows[]): number {
  return all.reduce((sum, { top, bottom }) => sum + bottom - top, 0);
}
