import { agree } from "./agree.ts";
import type { HookPart, HookValues } from "./hook-part.ts";
import { hookSlots } from "./placeholder.ts";

const PLACEHOLDER = /\[([a-z-]+)\]/g;

/**
 * A hook's template taken apart and filled; articles and plurals around a value agree with it, and a line begins with a
 * capital. Unknown placeholders stay open. Never throws.
 */
export function fillHook(template: string, values: HookValues): HookPart[] {
  const parts: HookPart[] = [];
  let end = 0;
  for (const match of template.matchAll(PLACEHOLDER)) {
    if (match.index > end) parts.push({ type: "text", text: template.slice(end, match.index) });
    parts.push(filledPart(match[1] ?? "", values));
    end = match.index + match[0].length;
  }
  if (end < template.length) parts.push({ type: "text", text: template.slice(end) });
  return agree(parts);
}

/** The parts as one line. Open placeholders keep their brackets, so that they are not mistaken for words. */
export function hookLine(parts: readonly HookPart[]): string {
  return parts.map((part) => (part.type === "open" ? `[${part.slot}]` : part.text)).join("");
}

/**
 * The placeholders that still need a value. They block generation and publishing.
 * Source: docs/experience.md#hook-library.
 */
export function unfilledSlots(line: string): string[] {
  return [...line.matchAll(PLACEHOLDER)].map((match) => match[1] ?? "");
}

function filledPart(slot: string, values: HookValues): HookPart {
  const known = hookSlots.find((it) => it === slot);
  const value = known && values[known]?.trim();
  return known && value ? { type: "filled", slot: known, text: value } : { type: "open", slot };
}
