import { hookLibrary } from "./built-in/library.ts";
import { fillHook, hookLine } from "./fill.ts";
import { fittingValues } from "./offer.ts";
import type { HookFilling } from "./values.ts";

const ours = new Set(hookLibrary.map(({ template }) => template));

/** A picked hook as its product fills it; a gap stays open in one of ours where no short form fits it. */
export function pickedLine(template: string, filling: HookFilling): string {
  return hookLine(fillHook(template, ours.has(template) ? fittingValues(filling) : filling.values)).trim();
}
