import { bestHooks, fillHook, hookLibrary, hookLine, hookValues, openSlots } from "@vignette/domain/hook-library";
import type { Product } from "@vignette/domain/research";
import type { CreationView } from "@vignette/domain/studio";
import { useSearchParams } from "react-router";
import { type HookPick, useHookPicks } from "../../../shared/hook-picks.ts";
import { trpc } from "../../../trpc.ts";

/** A hook as it will open a creation. `hookId` counts results: null for a line that is nobody's but this one's. */
export type ChosenHook = { id: string; hookId: string | null; line: string; open: string | null };

/** A line that was typed here, not picked in the library. */
const TYPED = "typed-";

/** The hooks to make something with: those picked in the library, or the one that the address names, filled from the product. */
export function useChosenHooks(projectId: string, product: Product) {
  const [search, setSearch] = useSearchParams();
  const stored = useHookPicks(projectId);
  const { data: shelf } = trpc.hookLibrary.shelf.useQuery({ projectId });
  const values = hookValues(product.brief, shelf?.fills[product.id] ?? {});
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
      const [open = null] = openSlots(line);
      return { id, hookId: id.startsWith(TYPED) ? null : id, line, open };
    }),
    add: (line: string) => set([...picks, typedPick(line)]),
    remove: (id: string) => set(picks.filter((it) => it.id !== id)),
    /** A line that was changed by hand is no longer that hook. */
    rewrite: (id: string, line: string) => set(picks.map((it) => (it.id === id ? typedPick(line) : it))),
    /** The four that suit product and kind best, in the place of what was chosen. */
    takeBest: (kind: CreationView["kind"]) =>
      set(bestHooks(hookLibrary, values, kind, 4).map(({ id, template }) => ({ id, template }))),
  };
}
