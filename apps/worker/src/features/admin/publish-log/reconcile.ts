import type { TargetRef } from "@vignette/domain/admin";
import { changedMeanwhile, missing } from "@vignette/domain/kernel";
import { reconcileTarget, runOf } from "@vignette/domain/scheduling";
import type { Documents } from "../../../adapters/documents/documents.ts";
import { ifChanged } from "../../../adapters/documents/if-changed.ts";
import type { Publisher } from "../../../adapters/platforms/publisher.ts";
import { targetStore } from "../../../records/stores/target-store.ts";
import { type Deps, logWrite } from "../log.ts";
import { type TargetRow, targetRow } from "./list-targets.ts";

type ReconcileDeps = Deps & { documents: Documents; publisher: Publisher };

/**
 * Starts another check of a target's outcome on the platform, which changes nothing there. If two admins, or an admin
 * and the owner, act at the same time, the second is refused.
 */
export async function reconcile(deps: ReconcileDeps, { postId, targetId }: TargetRef): Promise<TargetRow> {
  const targets = targetStore(deps.documents);
  const stored = await targets.get(postId, targetId);
  if (!stored) throw missing("post");
  const claimed = reconcileTarget(stored.value, deps.now);
  await deps.store
    .commit([
      targets.writes.save(claimed, stored.version),
      logWrite(deps, { action: "reconcile", subject: stored.value.uid, change: `asked again about ${targetId}` }),
    ])
    .catch(ifChanged(() => changedMeanwhile("post")));
  // If starting fails, the next sweep finds the claimed target stranded.
  await deps.publisher.start(runOf(claimed));
  return targetRow(claimed, deps.now);
}

/** One target as it is now. */
export async function oneTarget(
  { documents, now }: ReconcileDeps,
  { postId, targetId }: TargetRef,
): Promise<TargetRow> {
  const stored = await targetStore(documents).get(postId, targetId);
  if (!stored) throw missing("post");
  return targetRow(stored.value, now);
}
