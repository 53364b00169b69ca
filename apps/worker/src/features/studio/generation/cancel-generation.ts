import { changedMeanwhile, type Instant, say } from "@vignette/domain/kernel";
import { type Creation, failedGeneration, notGenerating } from "@vignette/domain/studio";
import { retryIfChanged } from "../../../adapters/documents/retry-if-changed.ts";
import type { Models } from "../../../adapters/generation/models.ts";
import type { StudioStore } from "../creation/store.ts";
import { cancelVideoClips } from "./video-clips/cancel-video-clips.ts";

const stopped = say("studio.stopped", "You stopped this. What was made until then is kept.");

/**
 * Cancels a generation job. The running step notices within two seconds and aborts the provider's call; ordered video
 * clips are canceled here. What was generated stays, including what the running step is saving now; with a script the
 * creation is a draft, without one it has failed. Refused if nothing is being generated any more.
 */
export async function cancelGeneration(
  { studio, models, now }: { studio: StudioStore; models: Models; now: Instant },
  uid: string,
  id: string,
): Promise<Creation> {
  const { value, ended } = await retryIfChanged(
    async () => {
      const { value, version } = await studio.get(uid, id);
      if (value.state !== "generating") throw notGenerating();
      const ended = stoppedNow(value, now);
      await studio.patch(id, ended, { version });
      return { value, ended };
    },
    () => changedMeanwhile("creation"),
  );
  await cancelVideoClips(models, value);
  return { ...value, ...ended };
}

/** What canceling changes in a creation that is being generated. */
export function stoppedNow({ script }: Creation, now: Instant): Partial<Creation> {
  const ended = { run: "", orders: [], lastUpdated: now };
  return script ? { ...ended, state: "draft", failure: null } : { ...ended, ...failedGeneration(stopped) };
}
