import { type Instant, instant, later, minutes } from "@vignette/domain/kernel";
import type { Target, TargetState } from "@vignette/domain/scheduling";
import type { Stored } from "../../../adapters/documents/documents.ts";
import type { AdminStore } from "../store.ts";

/** How long after its time a target that has not started is overdue: the sweep runs every minute. Our own choice. */
const OVERDUE = minutes(2);
/** The latest timestamp that Firestore supports. */
const END = instant(Date.UTC(9999, 11, 31));
/** Maximum number of targets in each list, oldest first. */
const NAMED = 20;

export type TargetInTrouble = Pick<Target, "postId" | "uid" | "platform" | "publishAt" | "state"> & { id: string };

/**
 * The health of publishing: targets that should have started, those whose outcome is unknown, and those that have been
 * publishing the longest.
 */
export async function health({ targets }: Pick<AdminStore, "targets">, now: Instant) {
  const until = (state: TargetState, latest: Instant) => ({
    where: [
      ["state", "==", state],
      ["publishAt", "<=", latest],
    ] as const,
    orderBy: [["publishAt", "asc"]] as const,
  });
  const overdue = until("scheduled", later(now, -OVERDUE));
  const doubtful = until("needs-check", END);
  const oldest = async (query: typeof overdue) => {
    const found = await targets.find({ ...query, limit: NAMED });
    // A list that is not full is complete and need not be counted; unreadable targets are not included.
    return { found, count: found.length < NAMED ? found.length : await targets.count(query) };
  };
  const [late, unsure, publishing] = await Promise.all([
    oldest(overdue),
    oldest(doubtful),
    targets.find({ ...until("publishing", END), limit: 1 }),
  ]);
  return {
    overdue: { count: late.count, oldest: late.found.map(inTrouble) },
    needsCheck: { count: unsure.count, oldest: unsure.found.map(inTrouble) },
    oldestPublishing: publishing.map(inTrouble).at(0) ?? null,
    asOf: now,
  };
}

function inTrouble({ id, value }: Stored<Target>): TargetInTrouble {
  const { postId, uid, platform, publishAt, state } = value;
  return { id, postId, uid, platform, publishAt, state };
}
