import { describe, expect, it } from "vitest";
import { instant } from "../../kernel/index.ts";
import { anAttempt, aTarget } from "../post/a-target.test-support.ts";
import { TargetState } from "../post/post.ts";
import { nextStep } from "../publishing/next-step.ts";
import { isCurrentRun, runOf } from "../publishing/run.ts";
import { canReconcile, reconcileTarget } from "./reconcile-target.ts";

const now = instant(2_000_000);
const inDoubt = aTarget({
  state: "needs-check",
  wakeAt: null,
  attempt: anAttempt({ stage: "lost", sentAt: now, fileFetched: true }),
});

describe("reconciling a target", () => {
  it("leads to one check by a new run, and to nothing that could publish", () => {
    const next = reconcileTarget(inDoubt, now);
    expect(nextStep(next, now).type).toBe("check");
    expect(isCurrentRun(runOf(inDoubt), next)).toBe(false);
    expect(next.log.at(-1)).toMatchObject({ at: now, event: "reconciled", detail: "Support asked TikTok again." });
  });

  it.each(TargetState.options.filter((state) => state !== "needs-check"))("is refused in the state %s", (state) => {
    expect(() => reconcileTarget({ ...inDoubt, state }, now)).toThrow("This post's status has changed.");
  });

  it("is refused while the next step is another one than a check", () => {
    expect(canReconcile({ ...inDoubt, attempt: anAttempt({ stage: "lost", fileFetched: null }) }, now)).toBe(false);
    expect(canReconcile({ ...inDoubt, attempt: null }, now)).toBe(false);
  });
});
