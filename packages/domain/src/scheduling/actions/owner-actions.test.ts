import { describe, expect, it } from "vitest";
import { instant } from "../../kernel/index.ts";
import { anAttempt, aTarget } from "../post/a-target.test-support.ts";
import { isCurrentRun, runOf } from "../publishing/run.ts";
import {
  cancelTarget,
  moveTarget,
  refuseReschedule,
  resolveTarget,
  retryTarget,
  unscheduleTarget,
} from "./owner-actions.ts";

const now = instant(2_000_000);
const doubtful = aTarget({ state: "needs-check", attempt: anAttempt({ stage: "lost", sentAt: instant(1_500_000) }) });

describe("an owner", () => {
  it("cancels what waits, and no Workflow that was started before goes on", () => {
    const before = aTarget();
    const canceled = cancelTarget(before, now);
    expect(canceled).toMatchObject({ state: "cancelled", wakeAt: null });
    expect(canceled && isCurrentRun(runOf(before), canceled)).toBe(false);
  });

  it.each(["publishing", "published", "failed", "needs-check"] as const)(
    "cannot cancel or move what is %s",
    (state) => {
      expect(cancelTarget(aTarget({ state }), now)).toBeNull();
      expect(moveTarget(aTarget({ state }), now, now)).toBeNull();
    },
  );

  it.each([
    ["all of it waits", ["scheduled", "awaiting-approval", "draft"], null],
    ["what does not wait was canceled", ["scheduled", "cancelled"], null],
    ["a part is out", ["scheduled", "published"], "scheduling.part-stays"],
    ["a part goes out now", ["cancelled", "publishing"], "scheduling.part-stays"],
    ["a part failed", ["draft", "failed"], "scheduling.part-stays"],
    ["nothing waits", ["published", "needs-check"], "scheduling.on-its-way"],
  ] as const)("puts a whole post on another time, or none of it: %s", (_, states, refused) => {
    expect(refuseReschedule(states.map((state) => ({ state })))?.code ?? null).toBe(refused);
  });

  it("brings back what was canceled by giving it a time", () => {
    const publishAt = instant(9_000_000);
    const moved = moveTarget(aTarget({ state: "cancelled", wakeAt: null }), publishAt, now);
    expect(moved).toMatchObject({ state: "scheduled", publishAt, wakeAt: publishAt, runs: 0 });
  });

  it("sends again only what failed for certain", () => {
    expect(retryTarget(aTarget({ state: "failed", wakeAt: null }), now)).toMatchObject({
      state: "scheduled",
      revision: 2,
      wakeAt: now,
    });
    expect(() => retryTarget(doubtful, now)).toThrow("Only a post that failed can be sent again.");
  });

  it("settles a doubt by looking", () => {
    expect(resolveTarget(doubtful, true, now)).toMatchObject({ state: "published", publication: { at: 1_500_000 } });
    expect(resolveTarget(doubtful, false, now)).toMatchObject({
      state: "failed",
      failure: { message: "Nothing was posted. You reported that it isn't on TikTok." },
    });
    expect(() => resolveTarget(aTarget({ state: "published" }), false, now)).toThrow("This post's status has changed.");
  });

  it("keeps what was scheduled as a draft when the account goes", () => {
    expect(unscheduleTarget(aTarget(), now)).toMatchObject({ state: "draft", wakeAt: null });
    expect(unscheduleTarget(aTarget({ state: "publishing" }), now)).toBeNull();
  });
});
