/** What a key does with the selected thing: moves it by px, or acts on it. */
export type KeyAct = { move: { x: number; y: number } } | { act: "edit" | "leave" | "remove" | "duplicate" };

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ACTS: Record<string, "edit" | "leave" | "remove"> = {
  Enter: "edit",
  Escape: "leave",
  Delete: "remove",
  Backspace: "remove",
};

type Pressed = { key: string; shiftKey: boolean; metaKey: boolean; ctrlKey: boolean };

/** Arrows move by 1 px, with Shift by 10; Enter edits, Escape leaves, Delete removes, ⌘D duplicates. Null: not ours. */
export function keyAct({ key, shiftKey, metaKey, ctrlKey }: Pressed): KeyAct | null {
  if (metaKey || ctrlKey) return key.toLowerCase() === "d" ? { act: "duplicate" } : null;
  const [x, y] = DIRECTIONS[key] ?? [0, 0];
  const step = shiftKey ? 10 : 1;
  if (x !== 0 || y !== 0) return { move: { x: x * step, y: y * step } };
  const act = ACTS[key];
  return act === undefined ? null : { act };
}
