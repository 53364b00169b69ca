import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import { type RejectInput, rejectedBefore } from "@vignette/domain/studio";
import { retryIfChanged } from "../../adapters/documents/retry-if-changed.ts";
import type { Models } from "../../adapters/generation/models.ts";
import type { StudioStore } from "./creation/store.ts";
import { stoppedNow } from "./generation/cancel-generation.ts";
import { cancelVideoClips } from "./generation/video-clips/cancel-video-clips.ts";
import { removeCreation } from "./remove-creation.ts";

type Deps = { studio: StudioStore; models: Models; now: Instant };

/** Rejects creations, or takes a rejection back. Cancels the generation of a rejected creation. */
export async function reject(deps: Deps, uid: string, { ids, rejected }: RejectInput): Promise<{ ids: string[] }> {
  for (const id of ids) await mark(deps, uid, id, rejected);
  return { ids };
}

/** Retries on top of changes that a running generation saves. */
async function mark({ studio, models, now }: Deps, uid: string, id: string, rejected: boolean): Promise<void> {
  const before = await retryIfChanged(
    async () => {
      const { value, version } = await studio.get(uid, id);
      const stopped = rejected && value.state === "generating" ? stoppedNow(value, now) : {};
      await studio.patch(id, { ...stopped, rejectedAt: rejected ? now : null }, { version });
      return value;
    },
    () => changedMeanwhile("creation"),
  );
  if (rejected) await cancelVideoClips(models, before);
}

type Purge = Parameters<typeof removeCreation>[0] & { now: Instant };

/** Removes creations whose rejection can no longer be taken back. Returns how many. */
export async function purgeRejected(deps: Purge): Promise<number> {
  const found = await deps.studio.rejectedBefore(rejectedBefore(deps.now));
  for (const { id, value } of found) await removeCreation(deps, value.uid, id);
  return found.length;
}
