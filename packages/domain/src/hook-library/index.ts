export { badValue } from "./bad-value.ts";
export { hookLibrary } from "./built-in/library.ts";
export { fillHook, hookLine, unfilledSlots } from "./fill.ts";
export {
  type Hook,
  type HookCategory,
  type HookChannel,
  type HookFormat,
  type HookTone,
  hookCategories,
  hookChannels,
  hookFormats,
  hookTones,
} from "./hook.ts";
export type { HookPart, HookValues } from "./hook-part.ts";
export { countWords, fitsPlace, hookLimits, wordsOverLimit } from "./limits.ts";
export {
  FEWEST_HOOKS,
  HOOKS_TASK,
  HooksAnswer,
  type HooksFacts,
  hooksFacts,
  MORE_HOOKS,
  usableHooks,
} from "./more-hooks.ts";
export { type HookOffer, hookOffer, type NotOffered } from "./offer.ts";
export {
  FillInput,
  HOOK_MAX,
  HookFills,
  HookStars,
  MoreHooksInput,
  OwnHook,
  SaveHookInput,
  StarInput,
} from "./own-hook.ts";
export { pickedLine } from "./picked-line.ts";
export { type HookSlot, hookSlots, isFact, type Placeholder, placeholders } from "./placeholder.ts";
export { refuseHook } from "./refuse-hook.ts";
export { bestFirst, bestHooks } from "./results/best-hooks.ts";
export { canRank, type HookResult, type HookResults, hookResults, resultFor } from "./results/hook-results.ts";
export { bannedClaim, type HookScore, type ScoreReason, scoreHook } from "./score.ts";
export { type HookFilling, hookFilling, hookValues } from "./values.ts";
export {
  nothingNew,
  usableWritten,
  WriteHooksInput,
  type WrittenHook,
  WrittenHooks,
  writeHooksFacts,
} from "./write-hooks.ts";
