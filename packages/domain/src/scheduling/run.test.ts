import { describe, expect, it } from "vitest";
import { instant, later, minutes, seconds } from "../kernel/index.ts";
import { anAttempt, aTarget } from "./a-target.ts";
import { claim, runId, runOf } from "./run.ts";

const due = instant(10_000_000);
const waiting = (runs: number) => aTarget({ publishAt: due, wakeAt: due, runs, lastUpdated: instant(1) });

describe("claim", () => {
  it("takes what is due within five minutes", () => {
    expect(claim(waiting(0), later(due, -minutes(6)))).toBeNull();
    expect(claim(waiting(0), later(due, -minutes(4)))).toMatchObject({ runs: 1 });
  });

  it("leaves alone what somebody took", () => {
    expect(claim(waiting(1), later(due, -minutes(4)))).toBeNull();
    expect(claim(waiting(1), later(due, seconds(20)))).toBeNull();
  });

  it("takes over from a Workflow that never began", () => {
    expect(claim(waiting(1), later(due, seconds(50)))).toMatchObject({ runs: 2 });
  });

  it("takes over from a Workflow that vanished on the way", () => {
    const underWay = aTarget({ state: "publishing", attempt: anAttempt(), wakeAt: due, runs: 1, lastUpdated: due });
    expect(claim(underWay, later(due, minutes(1)))).toBeNull();
    expect(claim(underWay, later(due, minutes(3)))).toMatchObject({ runs: 2 });
  });

  it("wants nothing of a target that is a person's turn", () => {
    expect(claim(aTarget({ state: "needs-check", wakeAt: null }), later(due, minutes(60)))).toBeNull();
  });
});

describe("runId", () => {
  it("is the target and its revision, and tells a second start apart", () => {
    expect(runId(runOf(aTarget({ revision: 3, runs: 1 })))).toBe("t1-r3");
    expect(runId(runOf(aTarget({ revision: 3, runs: 2 })))).toBe("t1-r3-s2");
  });
});
