/** What the keys do with the thing on the canvas that has focus. */
export const CANVAS_KEYS = [
  ["← ↑ ↓ →", "move, with Shift by 10"],
  ["Enter", "write"],
  ["⌘/Ctrl D", "duplicate"],
  ["Del", "delete"],
  ["Esc", "leave"],
] as const;
