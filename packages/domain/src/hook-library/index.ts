export { fillHook, type HookPart, type HookValues, hookLine, openSlots } from "./fill.ts";
export { type Hook, type HookCategory, type HookSlot, hookCategories, hookSlots } from "./hook.ts";
export { hookLibrary } from "./library.ts";
