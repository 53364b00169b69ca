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

/** What to make next, and the hook to open with, filled for the product; null if nothing that was drawn has one. */
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

/** Draws for each of the most suggestions: one may repeat a hook, or be of a category without a line for its look. */
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
  const made = new Map<string, Suggestion>();
  const unopened: Suggestion[] = [];
  for (let index = 0; index < MOST * TRIES && made.size < count; index += 1) {
    const test = nextTest(targets, offers, index === 0 ? seed : `${seed}/${index}`);
    if (!test) break;
    const opening = testHook(all, filling, test);
    if (!opening) unopened.push({ test, opening: null });
    else if (!made.has(opening.hook.id)) made.set(opening.hook.id, { test, opening: openingOf(opening) });
  }
  return made.size > 0 ? [...made.values()] : unopened.slice(0, 1);
}

const openingOf = ({ hook, line }: { hook: Hook; line: string }): Suggestion["opening"] => ({
  hookId: hook.id,
  template: hook.template,
  line,
});
