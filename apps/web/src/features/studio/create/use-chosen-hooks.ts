import { bestHooks, hookFilling, hookLibrary, pickedLine, unfilledSlots } from "@vignette/domain/hook-library";
import type { Product } from "@vignette/domain/research";
import { type CreationView, isSeenInLooks, type ProductPictureView, suitsLooks } from "@vignette/domain/studio";
import { type HookPick, useHookPicks } from "../../../shared/hooks/hook-picks.ts";
import { useHookResults } from "../../../shared/hooks/use-hook-results.ts";
import { trpc } from "../../../trpc.ts";
import { useSuggestion } from "./use-suggestion.ts";

/** A hook that a creation will open with. `hookId` attributes results to the hook library; null for a typed line. */
export type ChosenHook = { id: string; hookId: string | null; line: string; open: string | null };

/** Prefix of the ids of typed lines. */
const TYPED = "typed-";

const SUGGESTED = ["hook", "hookId"];

/** The hooks of the next batch: those picked in the library or named in the address, filled from the product. */
export function useChosenHooks(projectId: string, product: Product) {
  const suggestion = useSuggestion(SUGGESTED);
  const stored = useHookPicks(projectId);
  const { data: projectHooks } = trpc.hookLibrary.list.useQuery({ projectId });
  const filling = hookFilling(product.brief, projectHooks?.fills[product.id] ?? {});
  const own = (projectHooks?.hooks ?? []).filter(({ archivedAt }) => archivedAt === null);
  const library = [...own, ...hookLibrary];
  const results = useHookResults(projectId);
  const suggested = new URLSearchParams(suggestion.suggested);
  const template = suggested.get("hook");
  const picks = template === null ? stored.picks : [{ id: suggested.get("hookId") || `${TYPED}0`, template }];

  function set(next: readonly HookPick[]) {
    stored.set(next);
    suggestion.drop();
  }
  const typedPick = (template: string): HookPick => ({ id: `${TYPED}${crypto.randomUUID()}`, template });
  return {
    hooks: picks.map(({ id, template }): ChosenHook => {
      const line = pickedLine(template, filling);
      const [open = null] = unfilledSlots(line);
      return { id, hookId: id.startsWith(TYPED) ? null : id, line, open };
    }),
    add: (line: string) => set([...picks, typedPick(line)]),
    remove: (id: string) => set(picks.filter((it) => it.id !== id)),
    /** An edited line no longer counts as the hook from the library. */
    rewrite: (id: string, line: string) => set(picks.map((it) => (it.id === id ? typedPick(line) : it))),
    toggle: (pick: HookPick, isOn: boolean) => set(isOn ? [...picks, pick] : picks.filter(({ id }) => id !== pick.id)),
    /** The four hooks that fit product, kind, looks and photos best; fewer where fewer fit. */
    best(kind: CreationView["kind"], looks: readonly string[], pictures: readonly ProductPictureView[]): HookPick[] {
      const suits = (line: string) => suitsLooks(line, kind, looks) && isSeenInLooks(line, kind, looks, pictures);
      return bestHooks(library, filling, kind, 4, { results, suits }).map(({ hook: { id, template } }) => ({
        id,
        template,
      }));
    },
    take: set,
  };
}
