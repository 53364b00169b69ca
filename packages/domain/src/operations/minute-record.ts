import * as z from "zod/mini";
import { Instant, minutes } from "../kernel/index.ts";

/** The counters at one time; they only grow. */
export const Counters = z.object({
  /** Unexpected errors, ever. */
  errors: z._default(z.number(), 0),
  /** Cost of AI providers, ever, in millionths of a US dollar. */
  spentMicros: z._default(z.number(), 0),
});
export type Counters = z.infer<typeof Counters>;

const Sample = z.extend(Counters, { at: z.number() });

/** What a cron run stores for the next one: that it ran, the counters so far, and which alarms continue. */
export const MinuteRecord = z.object({
  /** When the last run began. */
  ranAt: Instant,
  /** The duration of its sweep, in ms. */
  sweepMs: z.number(),
  /** The counters of the last ten minutes, oldest first, and as the day (UTC) began with them. */
  samples: z.array(Sample),
  dayStart: Sample,
  raised: z.record(z.string(), Instant),
  /** When the alarms of the last hour were sent by mail. */
  mailed: z._default(z.record(z.string(), Instant), {}),
  /**
   * The walk over all files, a few thousand a minute: its place, the bytes so far, and those of the last whole walk.
   */
  storage: z.object({ cursor: z.nullable(z.string()), bytes: z.number(), total: z.number() }),
});
export type MinuteRecord = z.infer<typeof MinuteRecord>;

/** Which migrations of documents are done, and how far the next one got. */
export const MigrationRecord = z.object({
  done: z.array(z.string()),
  /** The key of the last document, or parent of documents, that was changed or needed no change. */
  at: z.nullable(z.object({ id: z.string(), cursor: z.string() })),
});

/** How far back errors are counted for an alarm. */
const COUNTED = minutes(10);

/**
 * The samples to keep after another one: those of the last ten minutes, and the one that the day counts from. A new day
 * counts from the last sample before it, so that the cost of a run that was missed around midnight is not lost.
 */
export function withSample(
  before: Pick<MinuteRecord, "samples" | "dayStart"> | null,
  counters: Counters,
  now: Instant,
): Pick<MinuteRecord, "samples" | "dayStart"> {
  const sample = { ...counters, at: now };
  const samples = [...(before?.samples ?? []).filter(({ at }) => at >= now - COUNTED), sample];
  if (before && dayOf(before.dayStart.at) === dayOf(now)) return { samples, dayStart: before.dayStart };
  return { samples, dayStart: { ...(before?.samples.at(-1) ?? counters), at: now } };
}

/** What was counted in the last ten minutes, and since the start of the day. */
export function countedSince({ samples, dayStart }: Pick<MinuteRecord, "samples" | "dayStart">): Counters {
  const [oldest, latest] = [samples.at(0), samples.at(-1)];
  return {
    errors: (latest?.errors ?? 0) - (oldest?.errors ?? 0),
    spentMicros: (latest?.spentMicros ?? 0) - dayStart.spentMicros,
  };
}

const dayOf = (at: number): number => Math.floor(at / 86_400_000);
