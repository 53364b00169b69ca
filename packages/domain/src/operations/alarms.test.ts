import { describe, expect, it } from "vitest";
import { hours, instant, later, minutes } from "../kernel/index.ts";
import { type AlarmName, alarmNames, alarmsToMail, alarmsToRaise, crossedAlarms, type Readings } from "./alarms.ts";
import { countedSince, withSample } from "./minute-record.ts";

const calm: Readings = {
  publishLagMs: 0,
  published: 90,
  failed: 9,
  stuck: 0,
  needsCheck: 5,
  sweepMs: 60_000,
  cronGapMs: 60_000,
  serverErrors: 20,
  spentMicros: 200_000_000,
  storedBytes: 5e12,
};
const names = (readings: Partial<Readings>) => crossedAlarms({ ...calm, ...readings }).map(({ name }) => name);

describe("an alarm", () => {
  const crossing = {
    "publish-lag": { publishLagMs: 300_001 },
    "publish-failures": { failed: 30 },
    "stuck-targets": { stuck: 1 },
    "needs-check": { needsCheck: 6 },
    "sweep-late": { sweepMs: 60_001 },
    "cron-missing": { cronGapMs: 180_001 },
    "server-errors": { serverErrors: 21 },
    "ai-spend": { spentMicros: 200_000_001 },
    storage: { storedBytes: 5e12 + 1 },
  } as const satisfies Record<AlarmName, Partial<Readings>>;

  it.each(alarmNames)("%s is crossed by its own reading alone", (name) => {
    expect(names({})).toEqual([]);
    expect(names(crossing[name])).toEqual([name]);
  });

  it("of failures needs ten of them, since one of two is no trend", () => {
    expect(names({ published: 0, failed: 9 })).toEqual([]);
  });
});

describe("a crossed alarm", () => {
  const now = instant(Date.UTC(2026, 0, 1));
  const alarm = { name: "stuck-targets", sentence: "1 target." } as const;

  it("is raised once, then every six hours while it goes on", () => {
    const first = alarmsToRaise([alarm], {}, now);
    expect(first).toEqual({ raise: [alarm], raised: { "stuck-targets": now } });
    expect(alarmsToRaise([alarm], first.raised, later(now, minutes(1)))).toEqual({ raise: [], raised: first.raised });
    expect(alarmsToRaise([alarm], first.raised, later(now, hours(6))).raise).toEqual([alarm]);
  });

  it("is raised at once when it comes back after it ended", () => {
    const ended = alarmsToRaise([], { "stuck-targets": now }, later(now, minutes(1)));
    expect(ended.raised).toEqual({});
    expect(alarmsToRaise([alarm], ended.raised, later(now, minutes(2))).raise).toEqual([alarm]);
  });
});

describe("the mail about an alarm", () => {
  const now = instant(Date.UTC(2026, 0, 1));
  const alarm = { name: "sweep-late", sentence: "The last sweep took 2 min." } as const;

  it("is sent once an hour, however often the alarm is raised", () => {
    const first = alarmsToMail([alarm], {}, now);
    expect(first).toEqual({ mail: [alarm], mailed: { "sweep-late": now } });
    expect(alarmsToMail([alarm], first.mailed, later(now, minutes(59)))).toEqual({ mail: [], mailed: first.mailed });
    expect(alarmsToMail([alarm], first.mailed, later(now, hours(1))).mail).toEqual([alarm]);
  });

  it("is sent for each alarm by itself, and forgotten after an hour", () => {
    const storage = { name: "storage", sentence: "Files take 6000 GB." } as const;
    expect(alarmsToMail([alarm, storage], { "sweep-late": now }, later(now, minutes(1))).mail).toEqual([storage]);
    expect(alarmsToMail([], { "sweep-late": now }, later(now, hours(1))).mailed).toEqual({});
  });
});

describe("the counters of an alarm", () => {
  const at = (minute: number) => instant(Date.UTC(2026, 0, 1, 23, 40 + minute));
  const sampled = (lines: readonly (readonly [minute: number, errors: number, spentMicros: number])[]) =>
    lines.reduce<ReturnType<typeof withSample> | null>(
      (before, [minute, errors, spentMicros]) => withSample(before, { errors, spentMicros }, at(minute)),
      null,
    );

  it("count errors of the last ten minutes and the cost of the day", () => {
    const kept = sampled([
      [0, 5, 100],
      [5, 9, 200],
      [12, 12, 300],
    ]);
    expect(kept && countedSince(kept)).toEqual({ errors: 3, spentMicros: 200 });
  });

  it("begin the day's cost anew at midnight (UTC)", () => {
    const kept = sampled([
      [0, 0, 100],
      [19, 0, 400],
      [20, 0, 400],
      [25, 0, 450],
    ]);
    expect(kept && countedSince(kept).spentMicros).toBe(50);
  });

  it("lose no cost when the runs around midnight were missed", () => {
    const kept = sampled([
      [0, 0, 100],
      [15, 0, 150],
      [25, 0, 450],
    ]);
    expect(kept && countedSince(kept).spentMicros).toBe(300);
  });
});
