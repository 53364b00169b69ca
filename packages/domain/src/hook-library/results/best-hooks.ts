import type { AssetType } from "../../assets/index.ts";
import type { Hook } from "../hook.ts";
import { type HookOffer, hookOffer, type Offerable } from "../offer.ts";
import type { HookFilling } from "../values.ts";
import { type HookResults, resultFor } from "./hook-results.ts";

/**
 * Hooks with the best first: those whose posts did better than the account's usual, then those without enough posts in
 * the order of the list, then those that did worse.
 */
export function bestFirst<H extends Pick<Hook, "id" | "category">>(
  hooks: readonly H[],
  results: HookResults | null,
): H[] {
  if (results === null) return [...hooks];
  const rank = (hook: H) => {
    const result = resultFor(results, hook);
    return { times: result?.times?.mid ?? 1, isOwn: result?.times && result.of === "hook" ? 1 : 0 };
  };
  const ranked = hooks.map((hook) => ({ hook, ...rank(hook) }));
  // Of the hooks of a category that did well, the one that was posted comes first.
  return ranked.toSorted((a, b) => b.times - a.times || b.isOwn - a.isOwn).map(({ hook }) => hook);
}

/** "From £95 per metre": work that is ordered. Nobody does it step by step. */
const OPEN_PRICE = /^(?:from|starting at|ab|desde|à partir)\s|^on request$/iu;

const BY_ONESELF = /\bsteps\b/iu;

const isOwn = ({ origin = "ours" }: Offerable) => origin !== "ours";

/**
 * The hooks to begin with for a product and a kind of content: offered as they stand, best first, each of another
 * category as long as there are any; `suits`: whether the chosen looks can keep what a line promises. Lines that claim a personal experience are left to the user's own choice.
 */
export function bestHooks<H extends Hook & Offerable>(
  hooks: readonly H[],
  filling: HookFilling,
  kind: AssetType,
  count: number,
  { results = null, suits = () => true }: { results?: HookResults | null; suits?: (line: string) => boolean } = {},
): HookOffer<H>[] {
  const suited = bestFirst(
    hooks.filter(({ formats, genuine }) => formats.includes(kind) && !genuine),
    results,
  );
  const isOpen = OPEN_PRICE.test(filling.values.price ?? "");
  const offers = suited
    .filter(({ template }) => !(isOpen && BY_ONESELF.test(template)))
    .map((hook) => hookOffer(hook, filling))
    .filter(({ not, line }) => not === null && suits(line));
  // Lines of ours that would suit any product say too little of this one.
  const about = offers.filter(({ hook, parts }) => isOwn(hook) || parts.some(({ type }) => type === "filled"));
  const categories = new Set<string>();
  const best = about.filter(({ hook }) => !categories.has(hook.category) && categories.add(hook.category));
  const rest = about.filter((it) => !best.includes(it));
  return [...best, ...rest].slice(0, count);
}
