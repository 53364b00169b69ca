import type { PostedAsset } from "@vignette/domain/assets";
import {
  isHalted,
  needsApproval,
  type Recipe,
  type RecipeRun,
  recipeCaption,
  recipeOptions,
} from "@vignette/domain/automation";
import type { Saying } from "@vignette/domain/kernel";
import {
  filesToSend,
  goneChoice,
  goneChoiceSaid,
  mediaKind,
  type SchedulePostInput,
  wallTimeAt,
} from "@vignette/domain/scheduling";
import type { Stored, Write } from "../../adapters/documents/documents.ts";
import { type PostPlan, planPost } from "../../features/scheduling/plan-post.ts";
import { planWrites } from "../../features/scheduling/schedule-post.ts";
import { startClaimed } from "../../posts/start-soon.ts";
import { endRun } from "./end-run.ts";
import type { RunDeps } from "./run-deps.ts";
import type { StepResult } from "./step-result.ts";

/**
 * Schedules the finished piece of a run or sends it for approval, by the rules of the composer. Post, targets and the end
 * of the run are one commit: a repeated step finds the run ended. A run whose recipe was paused or deleted meanwhile plans
 * nothing; TikTok is asked once more whether it still offers what the owner chose.
 */
export async function planStep(deps: RunDeps, stored: Stored<RecipeRun>): Promise<StepResult> {
  const { value: run } = stored;
  const { uid, assetId } = run;
  const recipe = await deps.recipes.find(run.recipeId);
  if (!recipe || isHalted(recipe.value)) {
    await endRun(deps, stored, { type: "skipped", skip: "paused" });
    return "done";
  }
  if (run.at <= deps.now) {
    // Made too late. The piece is kept, and nothing is posted at a time that its owner did not choose.
    await endRun(deps, stored, { type: "skipped", skip: "late" });
    return "done";
  }
  const { value: asset } = await deps.posts.asset(uid, assetId ?? "");
  const gone = await goneConsent(deps, recipe.value, asset);
  if (gone !== null) {
    await endRun(deps, stored, { type: "failed", ...gone, isConsent: true });
    return "done";
  }
  const { post, targets } = told(
    await planPost(deps, uid, await inputOf(deps, recipe.value, run, asset)),
    recipe.value,
    deps,
  );
  const fields = { postId: post.id };
  const writes = [...planWrites(deps, { post, targets }), ...(await askedFor(deps, recipe.value, post))];
  const isMine = await endRun(deps, stored, { type: "done" }, { fields, writes });
  if (!isMine) return "more";
  await startClaimed(deps.publisher, targets);
  await deps.live(uid, { type: "post", projectId: post.projectId, postId: post.id });
  return "done";
}

/** The notification that a post waits for its owner's approval. */
async function askedFor(
  { notifier }: RunDeps,
  { uid, projectId, plan }: Recipe,
  { id, name, approval }: PostPlan["post"],
): Promise<readonly Write[]> {
  if (approval === null) return [];
  const about = { kind: "approval-asked", postId: id, name, recipe: plan.name } as const;
  return await notifier.writesFor({ uid, projectId, about, occurrence: id, by: null });
}

/** What TikTok no longer offers one of the accounts, as a sentence; null if everything that was agreed to holds. */
async function goneConsent({ platforms }: RunDeps, { plan }: Recipe, { files }: PostedAsset): Promise<Saying | null> {
  for (const { accountId, options } of plan.accounts) {
    if (options.platform !== "tiktok") continue;
    const sent = filesToSend(files, options);
    const media = { kind: mediaKind(sent), durationMs: sent[0]?.durationMs ?? null };
    const gone = goneChoice(options, await platforms.creatorInfo(accountId), media);
    if (gone) return goneChoiceSaid(gone);
  }
  return null;
}

async function inputOf(
  { studio }: RunDeps,
  { plan, made }: Recipe,
  { uid, projectId, creationId, at, choice }: RecipeRun,
  { id, files }: PostedAsset,
): Promise<SchedulePostInput> {
  const { script } = (await studio.get(uid, creationId)).value;
  const words = script ?? { caption: "", hashtags: [] };
  const media = mediaKind(files);
  const { zone } = plan.times;
  return {
    projectId,
    assetId: id,
    when: { type: "at", zone, wallTime: wallTimeAt(at, zone) },
    leftAs: needsApproval(plan.approval, made) ? "awaiting-approval" : "scheduled",
    targets: plan.accounts.map(({ accountId, options }) => ({
      accountId,
      caption: recipeCaption(plan, words, { platform: options.platform, media }),
      options: recipeOptions(options, choice?.hook ?? ""),
    })),
  };
}

/** Each target's log says which recipe made it. */
function told({ post, targets }: PostPlan, { plan: { name } }: Recipe, { now }: RunDeps): PostPlan {
  const detail = `Made by the recipe “${name}”.`;
  return {
    post,
    targets: targets.map((it) => ({ ...it, log: [{ at: now, event: it.log[0]?.event ?? "scheduled", detail }] })),
  };
}
