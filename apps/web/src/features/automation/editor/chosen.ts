/** The ids with one more, or without it. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((it) => it !== id) : [...ids, id];

/** What can be chosen, then what was chosen and no longer exists: it has to be seen to be taken out. */
export function withMissing<T extends { id: string }>(
  items: readonly T[],
  chosen: readonly string[],
): { id: string; item: T | null }[] {
  const gone = chosen.filter((id) => !items.some((it) => it.id === id));
  return [...items.map((item) => ({ id: item.id, item })), ...gone.map((id) => ({ id, item: null }))];
}
