import { hookLibrary } from "./built-in/library.ts";
import { fillHook, hookLine } from "./fill.ts";
import { fittingValues } from "./offer.ts";
import type { HookFilling } from "./values.ts";

const ours = new Set(hookLibrary.map(({ template }) => template));

/** A picked hook, filled for its product. In a built-in hook, a placeholder without a fitting short form stays open. */
export function pickedLine(template: string, filling: HookFilling): string {
  return hookLine(fillHook(template, ours.has(template) ? fittingValues(filling) : filling.values)).trim();
}
