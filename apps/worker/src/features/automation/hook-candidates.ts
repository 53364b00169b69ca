import { learn, type MeasuredTarget, topPosts } from "@vignette/domain/analytics";
import type { HookCandidate, RecipePlan } from "@vignette/domain/automation";
import {
  bestHooks,
  type HookFilling,
  type HookStars,
  hookFilling,
  hookLibrary,
  hookResults,
  type OwnHook,
  pickedLine,
  unfilledSlots,
} from "@vignette/domain/hook-library";
import type { Product } from "@vignette/domain/research";
import type { StoredPost } from "../../records/posts/posts.ts";
import type { Result } from "../../records/posts/results.ts";

/** What hooks are chosen from. */
export type HookMaterial = {
  own: readonly OwnHook[];
  fills: HookStars["fills"];
  results: readonly Result[];
  /** The posts of the results that did best, best first. */
  bestPosts: readonly StoredPost[];
};

/** The lines that may open a piece about a product, best first, each as it stands: with every placeholder filled. */
export function hookCandidates(plan: RecipePlan, product: Product, material: HookMaterial): HookCandidate[] {
  const filling = hookFilling(product.brief, material.fills[product.id] ?? {});
  switch (plan.hooks.from) {
    case "library":
      return fromLibrary(plan, filling, material);
    case "best-posts":
      return ofBestPosts(product, material);
    case "list":
      return plan.hooks.lines
        .map((line) => ({ id: null, line: pickedLine(line, filling), kinds: null }))
        .filter(({ line }) => line !== "" && unfilledSlots(line).length === 0);
    case "writer":
      return [];
  }
}

/** By kind, since a hook is made for some kinds. Learned on the accounts of the recipe. */
function fromLibrary({ makes, accounts }: RecipePlan, filling: HookFilling, material: HookMaterial): HookCandidate[] {
  const all = [...material.own.filter(({ archivedAt }) => archivedAt === null), ...hookLibrary];
  const on = new Set(accounts.map(({ accountId }) => accountId));
  const results = hookResults(learn(measured(material.results).filter(({ accountId }) => on.has(accountId))));
  return makes.flatMap(({ kind }) =>
    bestHooks(all, filling, kind, all.length, { results }).map(({ hook, line }) => ({
      id: hook.id,
      line,
      kinds: [kind],
    })),
  );
}

function ofBestPosts({ id }: Product, { bestPosts, results }: HookMaterial): HookCandidate[] {
  const about = new Set(results.filter(({ facts }) => facts?.productId === id).map(({ postId }) => postId));
  return bestPosts.flatMap((post) =>
    about.has(post.id) && post.hook ? [{ id: post.hookId, line: post.hook, kinds: null }] : [],
  );
}

/** The ids of the posts that did best, best first. */
export const bestPostIds = (results: readonly Result[]): string[] => [...new Set(topPosts(results))];

/** Results from before their facts were kept say nothing about hooks. */
const measured = (results: readonly Result[]): MeasuredTarget[] =>
  results.flatMap(({ id, postId, accountId, platform, facts, marks }) =>
    platform && facts ? [{ targetId: id, postId, accountId, platform, facts, marks }] : [],
  );
