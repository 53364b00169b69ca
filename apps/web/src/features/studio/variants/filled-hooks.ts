import { fillHook, type Hook, hookLibrary, hookLine, hookValues, openSlots } from "@vignette/domain/hook-library";
import type { Brief } from "@vignette/domain/research";
import type { CreationView } from "@vignette/domain/studio";

export type FilledHook = { hook: Hook; text: string };

/** Longest line of a part, in characters; see the schema. */
const TEXT_MAX = 200;

/** The library's hooks for a kind, filled by a brief, whose words hold every word of the search. None with a gap. */
export function filledHooks(kind: CreationView["kind"], brief: Brief, search: string): FilledHook[] {
  const values = hookValues(brief);
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return hookLibrary
    .filter(({ formats }) => formats.includes(kind))
    .map((hook) => ({ hook, text: hookLine(fillHook(hook.template, values)) }))
    .filter(({ text }) => openSlots(text).length === 0 && text.length <= TEXT_MAX)
    .filter(({ hook, text }) => wanted.every((word) => `${text} ${hook.category}`.toLowerCase().includes(word)));
}
