import { describe, expect, it } from "vitest";
import { instant, later, minutes } from "../../kernel/index.ts";
import { aTarget } from "../post/a-target.test-support.ts";
import { TargetState } from "../post/post.ts";
import { canRemove, canShift, restoreTarget, shiftTarget } from "./calendar-actions.ts";

const now = instant(1_000_000_000);
const publishAt = later(now, minutes(60));
const inState = (state: TargetState) => aTarget({ state, publishAt, wakeAt: publishAt });
const statesFor = (allowed: typeof canShift) => TargetState.options.filter((state) => allowed([inState(state)], now));

describe("on the calendar", () => {
  it("only what waits can be moved, and only what is not out can be deleted", () => {
    expect(statesFor(canShift)).toEqual(["draft", "awaiting-approval", "scheduled"]);
    expect(statesFor(canRemove)).toEqual(["draft", "awaiting-approval", "scheduled", "failed", "cancelled"]);
  });

  it("a post of which a part is out stays", () => {
    const half = [inState("scheduled"), inState("published")];
    expect([canShift(half, now), canRemove(half, now)]).toEqual([false, false]);
  });

  it("a post is locked in its last minute", () => {
    const soon = [aTarget({ publishAt: later(now, minutes(1) - 1) })];
    expect([canShift(soon, now), canRemove(soon, now)]).toEqual([false, false]);
  });

  it("a move schedules nothing that was not: drafts stay drafts, and posts awaiting approval still wait", () => {
    for (const state of ["draft", "awaiting-approval"] as const) {
      expect(shiftTarget(aTarget({ state, wakeAt: null }), publishAt, now)).toMatchObject({
        state,
        publishAt,
        wakeAt: null,
      });
    }
    const moved = shiftTarget(aTarget({ revision: 3, runs: 2 }), publishAt, now);
    expect(moved).toMatchObject({ state: "scheduled", wakeAt: publishAt, revision: 4, runs: 0 });
  });

  it("a move to the time it has changes nothing, and its receipt says nothing", () => {
    const target = inState("scheduled");
    expect(shiftTarget(target, publishAt, later(now, 1))).toBe(target);
  });

  it("an undone deletion never sends late: what should have gone out meanwhile is a draft", () => {
    expect(restoreTarget(inState("scheduled"), now)).toMatchObject({ state: "scheduled", wakeAt: publishAt, runs: 0 });
    expect(restoreTarget(inState("scheduled"), later(publishAt, 1))).toMatchObject({ state: "draft", wakeAt: null });
  });
});
