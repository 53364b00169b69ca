import { days, hours, type Instant, instant, later } from "@vignette/domain/kernel";
import type { Target } from "@vignette/domain/scheduling";
import type { Documents } from "../../../apps/worker/src/adapters/documents/documents.ts";
import { collectingOf } from "../../../apps/worker/src/features/analytics/collecting/collecting-of.ts";
import { keepReadings } from "../../../apps/worker/src/features/analytics/collecting/keep-readings.ts";
import { type Success, valuesAt } from "./numbers.ts";

/** A published target, and what it is going to have. */
export type PastTarget = { target: Target; success: Success };

/** Young posts are read more often, as by the plan of readings; in ms. */
const READ_EVERY = hours(6);
const YOUNG = days(3);

/** Stores what was read of past posts from their beginning until now, by the product's own code, an instant at a time. */
export async function readThrough(documents: Documents, all: readonly PastTarget[], now: Instant): Promise<void> {
  const { targets, ...deps } = collectingOf({
    ...{ documents, now, live: async () => undefined },
    // Nothing is asked of a platform here.
    platforms: { measure: async () => [] },
  } as unknown as Parameters<typeof collectingOf>[0]);
  // While the past is written, the Worker does not read these posts.
  const readAt = (target: Target) => targets.writes.readAt(target, later(now, hours(1)));
  const writes = { ...targets.writes, readAt };

  const earliest = Math.min(...all.map(({ target }) => target.publishAt));
  for (let at = later(instant(earliest), READ_EVERY), step = 1; at < now; at = later(at, READ_EVERY), step += 1) {
    const read = all.filter(({ target: { publishAt } }) => {
      const age = at - publishAt;
      return age >= hours(1) && (age < YOUNG || step % (days(1) / READ_EVERY) === 0);
    });
    for (const some of Map.groupBy(read, ({ target }) => target.accountId).values()) {
      await keepReadings(
        { ...deps, targets: { ...targets, writes }, now: at },
        some.map(({ target, success }) => ({
          target,
          values: valuesAt(target.platform, success, at - target.publishAt),
        })),
      );
    }
  }
}
