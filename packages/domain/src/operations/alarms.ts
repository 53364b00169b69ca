import { hours, type Instant, later } from "../kernel/index.ts";

/** What the minute's cron run knows about the health of the service. Durations are in ms. */
export type Readings = {
  /** How long the most overdue post that has not started is late; 0 if none is. */
  publishLagMs: number;
  /** Targets that ended in the last hour. */
  published: number;
  failed: number;
  /** Targets that have been publishing for longer than any platform takes. */
  stuck: number;
  /** Targets whose outcome only their owner can tell, of the last day. */
  needsCheck: number;
  /** The duration of the last complete sweep. */
  sweepMs: number;
  /** The time between the last two cron runs. */
  cronGapMs: number;
  /** Unexpected errors and answers of 5xx in the last ten minutes. */
  serverErrors: number;
  /** Cost of AI providers today, in millionths of a US dollar. */
  spentMicros: number;
  /** Bytes of all users' files. */
  storedBytes: number;
};

export const alarmNames = [
  "publish-lag",
  "publish-failures",
  "stuck-targets",
  "needs-check",
  "sweep-late",
  "cron-missing",
  "server-errors",
  "ai-spend",
  "storage",
] as const;
export type AlarmName = (typeof alarmNames)[number];

/** An alarm whose limit is crossed. Each has a section of its name in docs/runbook.md. */
export type Alarm = { name: AlarmName; sentence: string };

/** The limits are our own choice, and explained alarm by alarm in docs/runbook.md#alarms. */
export const alarmLimits = {
  publishLagMs: 5 * 60_000,
  /** Share of failed targets, from this many failures on. */
  failedShare: 0.2,
  failedFrom: 10,
  stuck: 0,
  needsCheck: 5,
  sweepMs: 60_000,
  cronGapMs: 3 * 60_000,
  serverErrors: 20,
  spentMicros: 200_000_000,
  storedBytes: 5e12,
} as const;

/** The alarms whose limits these readings cross. */
export function crossedAlarms(readings: Readings, limits: AlarmLimits = alarmLimits): Alarm[] {
  const { published, failed } = readings;
  const isFailing = failed >= limits.failedFrom && failed / (published + failed) > limits.failedShare;
  const sentences: Record<AlarmName, string | false> = {
    "publish-lag": readings.publishLagMs > limits.publishLagMs && `A post is ${inMinutes(readings.publishLagMs)} late.`,
    "publish-failures": isFailing && `${failed} of ${published + failed} targets of the last hour failed.`,
    "stuck-targets": readings.stuck > limits.stuck && `${readings.stuck} targets have been publishing for too long.`,
    "needs-check":
      readings.needsCheck > limits.needsCheck && `${readings.needsCheck} targets of the last day need a check.`,
    "sweep-late": readings.sweepMs > limits.sweepMs && `The last sweep took ${inMinutes(readings.sweepMs)}.`,
    "cron-missing":
      readings.cronGapMs > limits.cronGapMs && `The cron did not run for ${inMinutes(readings.cronGapMs)}.`,
    "server-errors":
      readings.serverErrors > limits.serverErrors &&
      `${readings.serverErrors} unexpected errors in the last ten minutes.`,
    "ai-spend":
      readings.spentMicros > limits.spentMicros &&
      `AI providers cost $${Math.round(readings.spentMicros / 1e6)} today.`,
    storage: readings.storedBytes > limits.storedBytes && `Files take ${Math.round(readings.storedBytes / 1e9)} GB.`,
  };
  return alarmNames.flatMap((name) => {
    const sentence = sentences[name];
    return sentence === false ? [] : [{ name, sentence }];
  });
}

export type AlarmLimits = { readonly [K in keyof typeof alarmLimits]: number };

/** How long an alarm that goes on stays silent before it is raised again. Our own choice. */
const SILENCE = hours(6);

/** When each alarm that goes on was last raised. */
export type Raised = Readonly<Record<string, Instant>>;

/**
 * Which of the crossed alarms to raise now, and what to remember: an alarm that goes on is raised again every six
 * hours, one that ended is forgotten.
 */
export function alarmsToRaise(
  crossed: readonly Alarm[],
  before: Raised,
  now: Instant,
): { raise: Alarm[]; raised: Raised } {
  const isDue = ({ name }: Alarm) => {
    const at = before[name];
    return at === undefined || later(at, SILENCE) <= now;
  };
  const raise = crossed.filter(isDue);
  const raised = Object.fromEntries(crossed.map((it) => [it.name, isDue(it) ? now : (before[it.name] ?? now)]));
  return { raise, raised };
}

/** How long after a mail about an alarm no other is sent about it, however often it ends and comes back. Our own choice. */
const MAIL_SILENCE = hours(1);

/** Which of the raised alarms to send by mail too, and what to remember. */
export function alarmsToMail(
  raised: readonly Alarm[],
  before: Raised,
  now: Instant,
): { mail: Alarm[]; mailed: Raised } {
  const recent = Object.entries(before).filter(([, at]) => later(at, MAIL_SILENCE) > now);
  const mail = raised.filter(({ name }) => !recent.some(([mailed]) => mailed === name));
  return { mail, mailed: Object.fromEntries([...recent, ...mail.map(({ name }) => [name, now] as const)]) };
}

const inMinutes = (ms: number): string => `${Math.round(ms / 60_000)} min`;
