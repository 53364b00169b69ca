import { countedAs } from "@vignette/domain/assets";
import { changedMeanwhile } from "@vignette/domain/kernel";
import {
  type Creation,
  failIfLost,
  isGenerating,
  missingMedia,
  refuseTake,
  stillGenerating,
} from "@vignette/domain/studio";
import type { Period } from "@vignette/domain/usage";
import { ifChanged } from "../../../adapters/documents/if-changed.ts";
import type { GenerationJob, GenerationQueue } from "../../../adapters/generation/generation-queue.ts";
import { logLine } from "../../../adapters/log/log-line.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import { withinCredits, withinLimit } from "../../../usage/within-limit.ts";
import type { StudioStore } from "../creation/store.ts";
import { bookingOf } from "./generation-booking.ts";

type Deps = UsageDeps & { studio: StudioStore; generationQueue: GenerationQueue; newId: () => string };

/**
 * Generates the missing media of a creation: after a failure, or after an edit that needs another image or voice. A
 * failed creation did not count toward the plan; trying again must fit the current plan.
 */
export async function generateMissing(deps: Deps, uid: string, id: string): Promise<Creation> {
  const { studio, now } = deps;
  const { value, version } = await studio.get(uid, id);
  if (isGenerating(value, now)) throw stillGenerating();
  const missing = missingMedia(value);
  if (
    value.script &&
    missing.images.length === 0 &&
    missing.clips.length === 0 &&
    !missing.voice &&
    !missing.take &&
    value.state !== "failed"
  )
    return value;
  const refusal = missing.take && value.script && refuseTake(value.script, 0);
  if (refusal) throw refusal;
  const begun = { state: "generating", run: deps.newId(), restarts: 0, failure: null, lastUpdated: now } as const;
  const writes = [studio.writes.patch(id, begun, { version })];
  const bookings = [bookingOf({ ...value, ...begun })];
  const hadFailed = value.assetId === null && failIfLost(value, now).state === "failed";
  const underWay = (period: Period) => studio.countUnderWay(uid, value.kind, period, now);
  const work = hadFailed
    ? withinLimit(deps, { uid, key: countedAs(value.kind), underWay, bookings, writes })
    : withinCredits(deps, { uid, bookings, writes });
  await work.catch(ifChanged(() => changedMeanwhile("creation")));
  const creation: Creation = { ...value, ...begun };
  await startGeneration(deps.generationQueue, creation);
  return creation;
}

/**
 * Starts the generation job of a creation, and after it, in the same Workflow, those of `waiting`. A start that fails
 * is only logged: the sweep finds the creation.
 */
export async function startGeneration(
  generationQueue: GenerationQueue,
  creation: Creation,
  waiting: readonly Creation[] = [],
): Promise<void> {
  try {
    await generationQueue.start({
      ...jobOf(creation),
      ...(waiting.length > 0 && { behind: waiting.map(jobOf) }),
    });
  } catch (error) {
    const { id } = creation;
    logLine("warn", "A generation job was not started.", { id, error });
  }
}

const jobOf = ({ uid, id, run, restarts }: Creation): GenerationJob => ({
  uid,
  creationId: id,
  run,
  restarts,
  id: `${run}-${restarts}`,
});
