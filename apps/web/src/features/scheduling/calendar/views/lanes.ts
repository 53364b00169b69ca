/** An item on a day: from `start`, for `length`, both in minutes. */
export type Timed = { id: string; start: number; length: number };
/** The place of a post beside those at the same time: lane `lane` of `lanes`. */
export type Laned = { lane: number; lanes: number };

/** Places overlapping items side by side, each as far left as it fits. */
export function lanes(items: readonly Timed[]): Map<string, Laned> {
  const placed = new Map<string, Laned>();
  let group: { id: string; lane: number; end: number }[] = [];
  const close = () => {
    const count = Math.max(0, ...group.map((it) => it.lane + 1));
    for (const { id, lane } of group) placed.set(id, { lane, lanes: count });
    group = [];
  };
  for (const item of items.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))) {
    if (group.every((it) => it.end <= item.start)) close();
    const taken = new Set(group.filter((it) => it.end > item.start).map((it) => it.lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ id: item.id, lane, end: item.start + item.length });
  }
  close();
  return placed;
}
