/** The value before a change, the field that changed, and when, in ms since the epoch. */
export type HistoryEntry<Value> = { value: Value; field: string; at: number };

/** The changes to a value, with unlimited undo. */
export type EditHistory<Value> = {
  past: readonly HistoryEntry<Value>[];
  present: Value;
  /** Undone steps, nearest first. `value` is the value that redo restores. */
  future: readonly HistoryEntry<Value>[];
  /** The field and the time of the latest change, in ms. Further typing in the same field belongs to the same step. */
  latest: { field: string; at: number } | null;
};

/** A pause in typing, in ms, after which the next letter starts a new step. Our own choice. */
export const STEP_PAUSE = 1000;

/** A history without changes. */
export const begin = <Value>(present: Value): EditHistory<Value> => ({ past: [], present, future: [], latest: null });

/** Records a change of a field at a time in ms. Undone steps are dropped. */
export function change<Value>(
  history: EditHistory<Value>,
  present: Value,
  field: string,
  at: number,
): EditHistory<Value> {
  const typingOn = history.latest?.field === field && at - history.latest.at < STEP_PAUSE;
  const past = typingOn ? history.past : [...history.past, { value: history.present, field, at }];
  return { past, present, future: [], latest: { field, at } };
}

/** Goes back one step; at the start it changes nothing. */
export function undo<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before.value,
    future: [{ ...before, value: history.present }, ...history.future],
    latest: null,
  };
}

/** Restores the latest undone step; without one it changes nothing. */
export function redo<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, { ...next, value: history.present }], present: next.value, future, latest: null };
}

/** Undoes all steps from the given index on. They can be redone. */
export function undoTo<Value>(history: EditHistory<Value>, place: number): EditHistory<Value> {
  return history.past.length > place ? undoTo(undo(history), place) : history;
}
