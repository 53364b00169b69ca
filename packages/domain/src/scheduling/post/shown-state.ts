import type { Id, Instant } from "../../kernel/index.ts";
import type { TargetState } from "./post.ts";

/** States that need the user come first. */
const urgency: readonly TargetState[] = [
  "failed",
  "needs-check",
  "sent-to-inbox",
  "awaiting-approval",
  "publishing",
  "scheduled",
  "draft",
  "published",
  "cancelled",
];

/** The one state that stands for all targets of a post. */
export const stateOfPost = (targets: readonly { state: TargetState }[]): TargetState =>
  urgency.find((state) => targets.some((target) => target.state === state)) ?? "draft";

/** What a post says about the asset that it shows. */
export type AssetUse = { assetId: Id; publishAt: Instant; state: TargetState };

/**
 * The state that stands for each asset, by its id: that of its newest post. Drafts and canceled posts say nothing about
 * an asset; one without any other post is missing. Source: docs/experience.md#states-of-a-post
 */
export function statesOfAssets(uses: readonly AssetUse[]): Record<Id, TargetState> {
  const telling = uses
    .filter(({ state }) => state !== "draft" && state !== "cancelled")
    .toSorted((a, b) => a.publishAt - b.publishAt);
  return Object.fromEntries(telling.map(({ assetId, state }) => [assetId, state]));
}
