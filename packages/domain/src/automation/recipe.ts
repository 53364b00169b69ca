import * as z from "zod/mini";
import { Id, Instant, Says } from "../kernel/index.ts";
import { RecipePlan } from "./recipe-plan.ts";

/** Most recipes of a project. Our own choice. */
export const RECIPES_MAX = 50;

/** Why a recipe makes nothing at the moment. */
export const PauseReason = z.enum([
  /** It was saved and never started. */
  "new",
  "owner",
  /** Three runs in a row failed. */
  "failures",
  /** TikTok no longer offers what the owner chose. */
  "consent",
  /** Its feed could not be read for a day. */
  "feed",
  /** One of its stop conditions holds. */
  "finished",
]);
export type PauseReason = z.infer<typeof PauseReason>;

/** A plan as it is stored: those from before there were triggers follow their times. */
const StoredPlan = z.pipe(
  z.transform((value: unknown) =>
    typeof value === "object" && value !== null && !("trigger" in value)
      ? { ...value, trigger: { type: "times" } }
      : value,
  ),
  RecipePlan,
);

/** A plan that makes and schedules posts by itself. Collection `recipes`. Every write must be conditional on the version that was read. */
export const Recipe = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  plan: StoredPlan,
  /**
   * Null while it runs. `detail` is for people, and `says` for a page that has it in another language; "" where the
   * reason says it all.
   */
  paused: z.nullable(
    z.object({ reason: PauseReason, detail: z.string(), says: z._default(z.nullable(Says), null), at: Instant }),
  ),
  /** The time of the next post; null while it is paused, and where a feed or a call begins its pieces. */
  nextAt: z.nullable(Instant),
  /** When its making begins, or when the recipe ends, where a feed or a call begins its pieces; null while it is paused. */
  wakeAt: z.nullable(Instant),
  /** Coming times that its owner left out. */
  skipped: z.array(Instant),
  /** Runs that failed since the last one that did not. */
  failuresInRow: z.number(),
  /** Pieces that were made and scheduled, or sent for approval. */
  made: z.number(),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type Recipe = z.infer<typeof Recipe>;

/** A plan to save; `id` null makes a new recipe. `seen`: its `lastUpdated` as the user saw it. */
export const SaveRecipeInput = z.object({
  projectId: Id,
  id: z.nullable(Id),
  seen: z.nullable(Instant),
  plan: RecipePlan,
});
export type SaveRecipeInput = z.infer<typeof SaveRecipeInput>;

/** A coming time to leave out, or to put back. */
export const SkipInput = z.object({ id: Id, at: Instant, skipped: z.boolean() });
export type SkipInput = z.infer<typeof SkipInput>;
