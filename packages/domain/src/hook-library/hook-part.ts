import type { HookSlot } from "./placeholder.ts";

/** The values that placeholders take; an empty or absent value leaves its placeholder open. */
export type HookValues = Partial<Record<HookSlot, string>>;

/** One piece of a filled hook: plain words, a filled placeholder, or one that is still open. */
export type HookPart =
  | { type: "text"; text: string }
  | { type: "filled"; slot: HookSlot; text: string }
  | { type: "open"; slot: string };
