import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Instant, instant, later, minutes, seconds } from "../../kernel/index.ts";
import { anAttempt, aTarget } from "../post/a-target.test-support.ts";
import type { CheckOutcome } from "./outcome.ts";
import { claimableAt, claimTarget, isOnlyWaiting, runId, runOf, SWEEP_SHARDS, sweepShard } from "./run.ts";
import { settle } from "./settle.ts";

const due = instant(10_000_000);
const waiting = (runs: number) => aTarget({ publishAt: due, wakeAt: due, runs, lastUpdated: instant(1) });

describe("claim", () => {
  it("takes what is due within ten minutes", () => {
    expect(claimTarget(waiting(0), later(due, -minutes(11)))).toBeNull();
    expect(claimTarget(waiting(0), later(due, -minutes(9)))).toMatchObject({ runs: 1 });
  });

  it("leaves a claimed target alone", () => {
    expect(claimTarget(waiting(1), later(due, -minutes(4)))).toBeNull();
    expect(claimTarget(waiting(1), later(due, seconds(20)))).toBeNull();
  });

  it("takes over from a Workflow that never began", () => {
    expect(claimTarget(waiting(1), later(due, seconds(50)))).toMatchObject({ runs: 2 });
  });

  it("takes over from a Workflow that vanished on the way", () => {
    const underWay = aTarget({ state: "publishing", attempt: anAttempt(), wakeAt: due, runs: 1, lastUpdated: due });
    expect(claimTarget(underWay, later(due, minutes(1)))).toBeNull();
    expect(claimTarget(underWay, later(due, minutes(3)))).toMatchObject({ runs: 2 });
  });

  it("wants nothing of a target that is a person's turn", () => {
    expect(claimTarget(aTarget({ state: "needs-check", wakeAt: null }), later(due, minutes(60)))).toBeNull();
  });
});

describe("claimableAt", () => {
  const moments = fc.integer({ min: 0, max: 2_000_000 }).map((ms) => instant(ms));
  const anyTarget = fc.record({
    wakeAt: fc.option(moments),
    lastUpdated: moments,
    runs: fc.integer({ min: 0, max: 3 }),
    state: fc.constantFrom("scheduled" as const, "publishing" as const, "needs-check" as const),
  });

  it("is the first instant at which a target can be claimed, so that a sweep misses none and reads no other", () => {
    fc.assert(
      fc.property(anyTarget, moments, (change, now) => {
        const target = aTarget(change);
        const from = claimableAt(target);
        expect(claimTarget(target, now) !== null).toBe(from !== null && now >= from);
      }),
    );
  });
});

describe("isMereWait", () => {
  const now = later(due, seconds(10));
  const underWay = aTarget({
    state: "publishing",
    attempt: anAttempt({ stage: "committed", sentAt: due }),
    wakeAt: due,
  });
  const asked = (lastUpdated: Instant, outcome: CheckOutcome) => {
    const before = { ...underWay, lastUpdated };
    return isOnlyWaiting(before, settle(before, { type: "check", outcome, token: "token" }, now));
  };

  it("is a look that found the post still under way", () => {
    expect(asked(later(now, -seconds(20)), { type: "pending" })).toBe(true);
  });

  it("is none that leaves a run without a sign of life for a minute", () => {
    expect(asked(later(now, -seconds(59)), { type: "pending" })).toBe(false);
  });

  it("is none that learned something", () => {
    expect(asked(now, { type: "unreachable", why: "timed-out", tokenRefused: false })).toBe(false);
    expect(asked(now, { type: "published", publication: { platformPostId: "1", permalink: null } })).toBe(false);
  });
});

describe("sweepShard", () => {
  it("spreads targets evenly", () => {
    const counts = new Map<number, number>();
    for (let i = 0; i < 16_000; i += 1) {
      const id = `${(i * 2_654_435_761).toString(16)}-4000-8000-${i.toString(16).padStart(12, "0")}`;
      const shard = sweepShard({ id });
      counts.set(shard, (counts.get(shard) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: SWEEP_SHARDS }, (_, i) => i));
    expect(Math.max(...counts.values())).toBeLessThan(1200);
  });
});

describe("runId", () => {
  it("is the target and its revision, and tells a second start apart", () => {
    expect(runId(runOf(aTarget({ revision: 3, runs: 1 })))).toBe("t1-r3");
    expect(runId(runOf(aTarget({ revision: 3, runs: 2 })))).toBe("t1-r3-s2");
  });
});
