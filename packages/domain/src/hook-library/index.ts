export { fillHook, hookLine, openSlots } from "./fill.ts";
export {
  type Hook,
  type HookCategory,
  type HookChannel,
  type HookFormat,
  hookCategories,
  hookChannels,
  hookFormats,
} from "./hook.ts";
export type { HookPart, HookValues } from "./hook-part.ts";
export { hookLibrary } from "./library.ts";
export { hookLimits, overLimit } from "./limits.ts";
export { type HookSlot, hookSlots, isFact, type Placeholder, placeholders } from "./placeholder.ts";
export { type HookScore, type ScoreReason, scoreHook } from "./score.ts";
