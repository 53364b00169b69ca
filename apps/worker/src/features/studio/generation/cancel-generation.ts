import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import { type Creation, notGenerating } from "@vignette/domain/studio";
import { retryIfChanged } from "../../../adapters/documents/retry-if-changed.ts";
import type { Generation } from "../../../adapters/generation/generation.ts";
import type { StudioStore } from "../creation/store.ts";
import { cancelVideoClips } from "./cancel-video-clips.ts";

const STOPPED = "You stopped this. What was made until then is kept.";

/**
 * Stops a making. The running step notices within two seconds and gives up the provider's call; films that were ordered
 * are cancelled here. What is there stays, also what the running step saves at this very moment; with words it is a
 * draft, without them there is nothing to work on yet. Refused where nothing is being made any more.
 */
export async function cancelGeneration(
  { studio, generation, now }: { studio: StudioStore; generation: Generation; now: Instant },
  uid: string,
  id: string,
): Promise<Creation> {
  const { value, stopped } = await retryIfChanged(
    async () => {
      const { value, version } = await studio.get(uid, id);
      if (value.state !== "generating") throw notGenerating();
      const stopped = stoppedNow(value, now);
      await studio.patch(id, stopped, { version });
      return { value, stopped };
    },
    () => changedMeanwhile("creation"),
  );
  await cancelVideoClips(generation, value);
  return { ...value, ...stopped };
}

/** What stopping changes in a creation that is being made. */
export function stoppedNow({ script }: Creation, now: Instant): Partial<Creation> {
  const ended = { run: "", orders: [], lastUpdated: now };
  return script ? { ...ended, state: "draft", failure: null } : { ...ended, state: "failed", failure: STOPPED };
}
