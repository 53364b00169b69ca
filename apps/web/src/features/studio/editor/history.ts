/** What there was before a change: in which field it was, and when, in ms. */
export type Step<Value> = { value: Value; field: string; at: number };

/** What a person did to a value, to be taken back without end. */
export type History<Value> = {
  past: readonly Step<Value>[];
  present: Value;
  /** What was taken back, nearest first: `value` is what comes again. */
  future: readonly Step<Value>[];
  /** What the latest step changed, and when, in ms: typing on in one field is one step. */
  latest: { field: string; at: number } | null;
};

/** A pause in typing after which the next letter begins a new step, in ms. Our own choice. */
export const STEP_PAUSE = 1000;

export const begin = <Value>(present: Value): History<Value> => ({ past: [], present, future: [], latest: null });

/** The value changed in a field at a moment. A new change drops what was undone. */
export function change<Value>(history: History<Value>, present: Value, field: string, at: number): History<Value> {
  const typingOn = history.latest?.field === field && at - history.latest.at < STEP_PAUSE;
  const past = typingOn ? history.past : [...history.past, { value: history.present, field, at }];
  return { past, present, future: [], latest: { field, at } };
}

export function undo<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before.value,
    future: [{ ...before, value: history.present }, ...history.future],
    latest: null,
  };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, { ...next, value: history.present }], present: next.value, future, latest: null };
}

/** Back to before a step of the past, by its place there. What is taken back can be done again. */
export function backTo<Value>(history: History<Value>, place: number): History<Value> {
  return history.past.length > place ? backTo(undo(history), place) : history;
}
