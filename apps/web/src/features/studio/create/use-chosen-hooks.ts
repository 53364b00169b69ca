import { bestHooks, fillHook, hookLibrary, hookLine, hookValues, unfilledSlots } from "@vignette/domain/hook-library";
import type { Product } from "@vignette/domain/research";
import type { CreationView } from "@vignette/domain/studio";
import { useSearchParams } from "react-router";
import { type HookPick, useHookPicks } from "../../../shared/hook-picks.ts";
import { trpc } from "../../../trpc.ts";

/** A hook that a creation will open with. `hookId` attributes results to the hook library; null for a typed line. */
export type ChosenHook = { id: string; hookId: string | null; line: string; open: string | null };

/** Prefix of the ids of typed lines. */
const TYPED = "typed-";

/** The hooks of the next batch: those picked in the library or named in the address, filled from the product. */
export function useChosenHooks(projectId: string, product: Product) {
  const [search, setSearch] = useSearchParams();
  const stored = useHookPicks(projectId);
  const { data: projectHooks } = trpc.hookLibrary.list.useQuery({ projectId });
  const values = hookValues(product.brief, projectHooks?.fills[product.id] ?? {});
  const named = search.get("hook");
  const picks = named === null ? stored.picks : [{ id: search.get("hookId") || `${TYPED}0`, template: named }];

  function set(next: readonly HookPick[]) {
    stored.set(next);
    if (named !== null) setSearch({}, { replace: true });
  }
  const typedPick = (template: string): HookPick => ({ id: `${TYPED}${crypto.randomUUID()}`, template });
  return {
    hooks: picks.map(({ id, template }): ChosenHook => {
      const line = hookLine(fillHook(template, values)).trim();
      const [open = null] = unfilledSlots(line);
      return { id, hookId: id.startsWith(TYPED) ? null : id, line, open };
    }),
    add: (line: string) => set([...picks, typedPick(line)]),
    remove: (id: string) => set(picks.filter((it) => it.id !== id)),
    /** An edited line no longer counts as the hook from the library. */
    rewrite: (id: string, line: string) => set(picks.map((it) => (it.id === id ? typedPick(line) : it))),
    /** Replaces the hooks by the four that fit product and kind best. */
    takeBest: (kind: CreationView["kind"]) =>
      set(bestHooks(hookLibrary, values, kind, 4).map(({ id, template }) => ({ id, template }))),
  };
}
