import * as z from "zod/mini";
import { AssetType } from "../assets/index.ts";
import { HOOK_MAX } from "../hook-library/index.ts";
import { Id, Instant, line, Says } from "../kernel/index.ts";
import { Topic } from "../research/index.ts";

/** What a run makes. */
export const RecipeChoice = z.object({
  productId: Id,
  kind: AssetType,
  look: line(40, 1),
  /** "" until the writer has written it. */
  hook: line(HOOK_MAX),
  hookId: z.nullable(line(64, 1)),
  /** The folder whose photos are shown, and with which of them it begins; null for the product's own. */
  photos: z.nullable(z.object({ folderId: Id, turn: z.number().check(z.int(), z.nonnegative()) })),
});
export type RecipeChoice = z.infer<typeof RecipeChoice>;

/** The steps of a run, in order; then its ends. `reading`: of the feed, which no run begins without. */
export const RunState = z.enum(["reading", "choosing", "making", "rendering", "planning", "done", "failed", "skipped"]);
export type RunState = z.infer<typeof RunState>;

/** Why nothing was made at a time. */
export const SkipReason = z.enum(["owner", "pieces", "credits", "late", "full", "paused", "canceled"]);
export type SkipReason = z.infer<typeof SkipReason>;

/**
 * One occurrence of a recipe, a trial, or a reading of its feed that failed. Collection `recipe_runs`; the id is `runId`
 * or `triggeredRunId`, so that an occurrence happens once.
 */
export const RecipeRun = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  recipeId: Id,
  /** The time of the post; of a trial, when it was asked for. */
  at: Instant,
  /** A trial makes a piece and plans no post. */
  isTrial: z.boolean(),
  /** What a feed or a call asked for a piece about; null for the product alone. */
  topic: z._default(z.nullable(Topic), null),
  state: RunState,
  skip: z.nullable(SkipReason),
  /** When its owner canceled a trial that goes on: its next step ends it. */
  canceledAt: z._default(z.nullable(Instant), null),
  choice: z.nullable(RecipeChoice),
  /** Chosen before anything is made, so that a repeated step makes the same piece and plans the same post. */
  creationId: Id,
  postId: z.nullable(Id),
  assetId: z.nullable(Id),
  /** AI credits: expected while it runs, then as spent. */
  credits: z.number(),
  /** What failed, for people. */
  failure: z.nullable(z.object({ step: RunState, message: z.string(), says: z.optional(Says) })),
  /** How often it was started again after it had been lost. */
  restarts: z.number(),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type RecipeRun = z.infer<typeof RecipeRun>;

/** The id of an occurrence that a feed or a call began. `key`: of the item or the call. */
export const triggeredRunId = (recipeId: string, key: string): string => `${recipeId}_${key}`;

/** The id of an occurrence at a time of the recipe. */
export const runId = (recipeId: string, at: Instant): string => `${recipeId}_${at}`;

const ends: readonly RunState[] = ["done", "failed", "skipped"];

/** Whether a run goes on. */
export const isRunning = ({ state }: Pick<RecipeRun, "state">): boolean => !ends.includes(state);

/** Why nothing was made, as a sentence. */
export const skipSentences: Record<SkipReason, string> = {
  owner: "You skipped this one.",
  pieces: "This week's budget of pieces is used up.",
  credits: "This week's budget of AI credits is used up.",
  late: "There was no time left to make it.",
  full: "Every posting time of the next 14 days was taken.",
  paused: "The recipe was paused before it was scheduled.",
  canceled: "You canceled this dry run.",
};
