import { days, hours, type Instant, later } from "@vignette/domain/kernel";
import {
  type Alarm,
  alarmsToMail,
  alarmsToRaise,
  type Counters,
  countedSince,
  crossedAlarms,
  type MinuteRecord,
  type Readings,
  withSample,
} from "@vignette/domain/operations";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { OperationsStore } from "./store.ts";

type Deps = {
  operations: OperationsStore;
  counters: { total: () => Promise<Counters> };
  files: Pick<Files, "sizes">;
  raise: (alarm: Alarm) => void;
  /** Sends an alarm by mail. Must not throw. */
  mailAlarm: (alarm: Alarm) => Promise<void>;
  /** It runs on a laptop, which sleeps and is switched off: a time without cron runs is no alarm there. */
  isLocal: boolean;
  now: Instant;
};

/** Longer than the longest budget of publishing, so that no healthy target is counted. Source: ADR 54. */
const STUCK_AFTER = hours(2);
/** Lists of files read in a minute: 5,000 files. Our own choice: all files are counted within a day. */
const LISTS = 5;

/**
 * Reads the health of the service, raises the alarms that are due, and stores a record for the next run. `sweepMs` is
 * the duration of this run's sweep. Of two concurrent runs only one raises alarms. Source: docs/runbook.md#alarms.
 */
export async function watch(
  { operations, counters, files, raise, mailAlarm, isLocal, now }: Deps,
  sweepMs: number,
): Promise<void> {
  const before = await operations.lastMinute();
  const [overdueSince, published, failed, stuck, needsCheck, counted, storage] = await Promise.all([
    operations.overdueSince(now),
    operations.countSince("published", later(now, -hours(1))),
    operations.countSince("failed", later(now, -hours(1))),
    operations.countUntil("publishing", later(now, -STUCK_AFTER)),
    operations.countSince("needs-check", later(now, -days(1))),
    counters.total(),
    walkedOn(files, before?.value.storage),
  ]);
  const samples = withSample(before?.value ?? null, counted, now);
  const recent = countedSince(samples);
  const readings: Readings = {
    publishLagMs: overdueSince === null ? 0 : now - overdueSince,
    published,
    failed,
    stuck,
    needsCheck,
    sweepMs,
    cronGapMs: before && !isLocal ? now - before.value.ranAt : 0,
    serverErrors: recent.errors,
    spentMicros: recent.spentMicros,
    storedBytes: storage.total,
  };
  const { raise: due, raised } = alarmsToRaise(crossedAlarms(readings), before?.value.raised ?? {}, now);
  const { mail, mailed } = alarmsToMail(due, before?.value.mailed ?? {}, now);
  try {
    await operations.keepMinute({ ranAt: now, sweepMs, ...samples, raised, mailed, storage }, before?.version ?? null);
  } catch (error) {
    if (error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists")) return;
    throw error;
  }
  for (const alarm of due) raise(alarm);
  for (const alarm of mail) await mailAlarm(alarm);
}

/** Continues the walk over all files; at the end its bytes become the total, and it starts again. */
async function walkedOn(files: Pick<Files, "sizes">, before: MinuteRecord["storage"] | undefined) {
  let { cursor, bytes, total } = before ?? { cursor: null, bytes: 0, total: 0 };
  for (let list = 0; list < LISTS; list += 1) {
    const found = await files.sizes(cursor);
    cursor = found.next;
    bytes += found.bytes;
    if (cursor === null) return { cursor, bytes: 0, total: bytes };
  }
  return { cursor, bytes, total: Math.max(total, bytes) };
}
