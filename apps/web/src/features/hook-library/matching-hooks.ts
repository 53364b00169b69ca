import { fillHook, type Hook, type HookCategory, type HookValues, hookLine } from "@vignette/domain/hook-library";

export type HookFilter = { category: HookCategory | null; search: string };

/** The hooks of a category whose words, filled or not, hold every word of the search. */
export function matchingHooks(hooks: readonly Hook[], { category, search }: HookFilter, values: HookValues): Hook[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return hooks.filter((hook) => {
    if (category !== null && hook.category !== category) return false;
    const words = `${hook.template} ${hookLine(fillHook(hook.template, values))} ${hook.category}`.toLowerCase();
    return wanted.every((word) => words.includes(word));
  });
}
