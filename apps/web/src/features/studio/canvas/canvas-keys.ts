import { m } from "@vignette/messages";
import type { CanvasThing } from "./canvas-thing.ts";

/** What the keys do with the thing on the canvas that has focus. */
const KEYS = [
  ["← ↑ ↓ →", m.canvas_key_move()],
  ["Enter", m.canvas_key_write()],
  ["⌘/Ctrl D", m.canvas_key_duplicate()],
  [m.canvas_key_del(), m.canvas_key_delete()],
  ["Esc", m.canvas_key_leave()],
] as const;

/** Captions are there for what is said: they are neither copied nor deleted. */
const KEYS_OF_CAPTIONS = [
  ["↑ ↓", m.canvas_key_move()],
  ["Enter", m.canvas_key_correct()],
  ["Esc", m.canvas_key_leave()],
] as const;

export const keysOf = (kind: CanvasThing["of"]["kind"]): readonly (readonly [string, string])[] =>
  kind === "captions" ? KEYS_OF_CAPTIONS : KEYS;
