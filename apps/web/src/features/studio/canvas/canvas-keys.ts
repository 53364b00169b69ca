import type { CanvasThing } from "./canvas-thing.ts";

/** What the keys do with the thing on the canvas that has focus. */
const KEYS = [
  ["← ↑ ↓ →", "move, with Shift by 10"],
  ["Enter", "write"],
  ["⌘/Ctrl D", "duplicate"],
  ["Del", "delete"],
  ["Esc", "leave"],
] as const;

/** Captions are there for what is said: they are neither copied nor deleted. */
const KEYS_OF_CAPTIONS = [
  ["↑ ↓", "move, with Shift by 10"],
  ["Enter", "correct the spoken word"],
  ["Esc", "leave"],
] as const;

export const keysOf = (kind: CanvasThing["of"]["kind"]): readonly (readonly [string, string])[] =>
  kind === "captions" ? KEYS_OF_CAPTIONS : KEYS;
