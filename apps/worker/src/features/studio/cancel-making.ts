import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import { type Creation, notGenerating } from "@vignette/domain/studio";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import type { StudioStore } from "./store.ts";

const STOPPED = "You stopped this. What was made until then is kept.";

/** Stops a making. What is there stays; with words it is a draft, without them there is nothing to work on yet. */
export async function cancelMaking(
  { studio, now }: { studio: StudioStore; now: Instant },
  uid: string,
  id: string,
): Promise<Creation> {
  const { value, version } = await studio.get(uid, id);
  if (value.state !== "generating") throw notGenerating();
  const stopped = stoppedNow(value, now);
  await studio.patch(id, stopped, { version }).catch(ifChanged(() => changedMeanwhile("creation")));
  return { ...value, ...stopped };
}

/** What stopping changes in a creation that is being made. */
export const stoppedNow = ({ script }: Creation, now: Instant) =>
  script
    ? ({ state: "draft", failure: null, run: "", lastUpdated: now } as const)
    : ({ state: "failed", failure: STOPPED, run: "", lastUpdated: now } as const);
