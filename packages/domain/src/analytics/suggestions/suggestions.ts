import * as z from "zod/mini";
import { type AssetType, assetTypes, countedAs } from "../../assets/index.ts";
import {
  bestHooks,
  type Hook,
  type HookFills,
  hookFilling,
  hookLibrary,
  type OwnHook,
} from "../../hook-library/index.ts";
import { Id } from "../../kernel/index.ts";
import type { Brief } from "../../research/index.ts";
import { offeredTemplates, type ProductPicture } from "../../studio/index.ts";
import type { MeasuredTarget } from "../learning/learned.ts";
import { nextTest } from "../learning/next-test.ts";
import type { NextTest } from "../learning/test-reason.ts";
import { testHook } from "./test-hook.ts";

/** The most suggestions that a page may ask for at once. Our own choice. */
const MOST = 5;

/** `accountId`: null where nothing was posted yet. */
export const SuggestionsInput = z.object({
  projectId: Id,
  productId: Id,
  accountId: z.nullable(Id),
  count: z.number().check(z.int(), z.positive(), z.maximum(MOST)),
});
export type SuggestionsInput = z.infer<typeof SuggestionsInput>;

/** What to make next, and the hook to open with, filled for the product; null if its category has none. */
export type Suggestion = {
  test: NextTest;
  opening: { hookId: string; template: string; line: string } | null;
};

/** What suggestions are made of: posts of one account, and what can be made of one product. */
export type SuggestionFacts = {
  targets: readonly MeasuredTarget[];
  brief: Brief;
  hooks: readonly OwnHook[];
  fills: HookFills;
  pictures: readonly ProductPicture[];
  lockedKinds: readonly AssetType[];
};

/** Draws that may repeat a hook before fewer suggestions are made than asked for. */
const TRIES = 4;

/**
 * At most `count` suggestions, each with another hook; none if nothing can be made. The same for one seed, and the first is the
 * same however many are asked for. Source: ADR 104.
 */
export function suggestions(
  { targets, brief, hooks, fills, pictures, lockedKinds }: SuggestionFacts,
  seed: string,
  count: number,
): Suggestion[] {
  const all: Hook[] = [...hooks.filter(({ archivedAt }) => archivedAt === null), ...hookLibrary];
  const filling = hookFilling(brief, fills);
  const offers = assetTypes
    .filter((kind) => !lockedKinds.includes(kind))
    .map((kind) => ({
      kind,
      isVideo: countedAs(kind) === "videos",
      looks: offeredTemplates(kind, { brief, pictures }).map(({ name }) => name),
      categories: [...new Set(bestHooks(all, filling, kind, all.length).map(({ hook }) => hook.category))],
    }));
  const drawn = Array.from({ length: count * TRIES }, (_, index) => {
    const test = nextTest(targets, offers, index === 0 ? seed : `${seed}/${index}`);
    return test ? [{ test, opening: testHook(all, filling, test) }] : [];
  }).flat();
  const byHook = Map.groupBy(drawn, ({ opening }) => opening?.hook.id ?? null);
  return [...byHook.values()].slice(0, count).flatMap(([first]) => {
    if (!first) return [];
    const { test, opening } = first;
    const { hook, line } = opening ?? {};
    return [{ test, opening: hook && line ? { hookId: hook.id, template: hook.template, line } : null }];
  });
}
