/**
 * Time that passes only when all tasks wait. What is due at the same instant happens in the order in which it was
 * scheduled.
 */
export type Timeline = {
  now(): number;
  /** Resolves `ms` later. */
  pass(ms: number): Promise<void>;
  /** Does something `ms` later. */
  after(ms: number, act: () => void): void;
  /** Lets time run until nothing is left before `end`. */
  runUntil(end: number): Promise<void>;
};

type Due = { at: number; order: number; act: () => void };

export function timeline(start: number): Timeline {
  let now = start;
  let order = 0;
  const queue: Due[] = [];
  const after = (ms: number, act: () => void) => {
    order += 1;
    insert(queue, { at: now + Math.max(0, Math.round(ms)), order, act });
  };
  return {
    now: () => now,
    after,
    pass: (ms) => new Promise((resolve) => after(ms, resolve)),
    async runUntil(end) {
      for (let due = queue.at(-1); due && due.at <= end; due = queue.at(-1)) {
        queue.pop();
        now = due.at;
        due.act();
        await settled();
      }
      now = Math.max(now, end);
    },
  };
}

/** The next one is last in the list, where removing it costs nothing. */
function insert(queue: Due[], due: Due): void {
  let low = 0;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = queue[middle];
    if (other && (other.at > due.at || (other.at === due.at && other.order > due.order))) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, due);
}

/** Every promise that could go on has gone on: a macrotask comes after all microtasks. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
