import {
  fillHook,
  HOOK_MAX,
  type Hook,
  type HookFills,
  hookLibrary,
  hookLine,
  hookValues,
  type OwnHook,
  unfilledSlots,
} from "@vignette/domain/hook-library";
import { utf16Units } from "@vignette/domain/kernel";
import type { Brief } from "@vignette/domain/research";
import type { CreationView } from "@vignette/domain/studio";

type Listed = Pick<Hook, "id" | "template" | "category" | "formats">;
/** A hook of the library and its text, filled for a product. */
export type HookChoice = { hook: Listed; text: string };

/** The project's own hooks and stars, and the values typed for the product. */
export type HooksOfProject = { hooks: readonly OwnHook[]; starred: readonly string[]; fills: HookFills };

/**
 * The library's hooks for a kind, filled for a product, that contain every word of the search: starred ones first, then
 * the project's own. Hooks with an open placeholder are left out, because it cannot be filled here.
 */
export function filledHooks(
  kind: CreationView["kind"],
  brief: Brief,
  projectHooks: HooksOfProject,
  search: string,
): HookChoice[] {
  const values = hookValues(brief, projectHooks.fills);
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const own = new Set(projectHooks.hooks.map(({ id }) => id));
  const rank = ({ hook: { id } }: HookChoice) => (projectHooks.starred.includes(id) ? 0 : own.has(id) ? 1 : 2);
  return [...projectHooks.hooks.filter(({ archivedAt }) => archivedAt === null), ...hookLibrary]
    .filter(({ formats }) => formats.includes(kind))
    .map((hook): HookChoice => ({ hook, text: hookLine(fillHook(hook.template, values)) }))
    .filter(({ text }) => unfilledSlots(text).length === 0 && utf16Units(text) <= HOOK_MAX)
    .filter(({ hook, text }) => wanted.every((word) => `${text} ${hook.category}`.toLowerCase().includes(word)))
    .toSorted((a, b) => rank(a) - rank(b));
}
