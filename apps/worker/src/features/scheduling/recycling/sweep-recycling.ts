import { hours, later } from "@vignette/domain/kernel";
import type { Stored } from "../../../adapters/documents/documents.ts";
import { ignoreOvertaken } from "../../../adapters/documents/ignore-overtaken.ts";
import { logLine } from "../../../adapters/log/log-line.ts";
import type { Recycling } from "../../../records/posts/recyclings.ts";
import type { RecyclingDeps } from "./recycling-of.ts";
import { scheduleRecycled } from "./schedule-recycled.ts";

/** Projects planned per minute: the rest follows a minute later. Our own choice. */
const AT_ONCE = 10;
const ASKS_AGAIN = hours(1);

/** Plans for every project whose rule is on and due. Returns how many posts were planned. */
export async function sweepRecycling(deps: RecyclingDeps): Promise<number> {
  let planned = 0;
  for (const due of await deps.recyclings.due(deps.now, AT_ONCE)) {
    planned += await planFor(deps, due);
  }
  return planned;
}

/** A project's failure does not stop the others: it is tried again in an hour. */
async function planFor(
  deps: RecyclingDeps,
  { value: { uid, projectId }, version }: Stored<Recycling>,
): Promise<number> {
  try {
    const isDue = (it: Recycling | null) => it !== null && it.planAt !== null && it.planAt <= deps.now;
    return (await scheduleRecycled(deps, uid, { projectId, rule: null }, isDue)).length;
  } catch (error) {
    logLine("warn", "A rule could not plan.", { projectId, error });
    // A rule that was changed or removed at the same time keeps its own next run.
    await deps.recyclings.patch(projectId, { planAt: later(deps.now, ASKS_AGAIN) }, { version }).catch(ignoreOvertaken);
    return 0;
  }
}
