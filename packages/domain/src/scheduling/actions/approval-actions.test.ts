import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant, later, minutes, say } from "../../kernel/index.ts";
import { aTarget } from "../post/a-target.test-support.ts";
import type { Approval, Comment } from "../post/approval.ts";
import { contentHash } from "../post/content-hash.ts";
import { CHANGED_AFTER_APPROVAL, nothingPosted } from "../post/failure.ts";
import { type Target, TargetState } from "../post/post.ts";
import { claimTarget, isCurrentRun, runOf } from "../publishing/run.ts";
import { addComment, applyDecision, requestApproval, rewordTargets } from "./approval-actions.ts";
import { moveTarget, retryTarget } from "./owner-actions.ts";

const now = instant(1_000_000_000);
const publishAt = later(now, minutes(60));
const inState = (state: TargetState, change: Partial<Target> = {}) =>
  aTarget({ state, publishAt, wakeAt: state === "scheduled" ? publishAt : null, ...change });
const waiting = inState("awaiting-approval", { approval: { print: null } });
const approved = inState("scheduled", { approval: { print: "f1" } });
const aPost = (change: { approval?: Approval | null; comments?: Comment[] } = {}) => ({
  approval: null,
  comments: [],
  lastUpdated: instant(1),
  ...change,
});
const yes = { id: "c1", from: "reviewer", name: "Ana", text: "", verdict: "approved", print: "f1" } as const;
const no = { ...yes, verdict: "changes", text: "Shorter" } as const;
const ask = (...targets: Target[]) => requestApproval({ post: aPost(), targets }, now);
const decide = (decision: Parameters<typeof applyDecision>[1], at = now, ...targets: Target[]) =>
  applyDecision({ post: aPost(), targets: targets.length > 0 ? targets : [waiting] }, decision, at);

describe("approval: sending for approval", () => {
  it("takes what was scheduled off its way: no Workflow that was started before goes on", () => {
    const before = aTarget({ publishAt, wakeAt: publishAt });
    const [target = before] = ask(before).targets;
    expect(target).toMatchObject({ state: "awaiting-approval", wakeAt: null, approval: { print: null } });
    expect(isCurrentRun(runOf(before), target)).toBe(false);
    expect(claimTarget(target, later(publishAt, minutes(60)))).toBeNull();
  });

  it("leaves alone what is out or on its way", () => {
    const { targets } = ask(inState("published"), inState("draft"), inState("failed"));
    expect(targets.map((it) => it.state)).toEqual(["published", "awaiting-approval", "failed"]);
    expect(() => ask(inState("published"), inState("publishing"))).toThrow("no longer waiting for approval");
  });

  it("brings back what failed or was canceled where nothing else is left", () => {
    const { targets } = ask(
      inState("published"),
      inState("failed", { failure: nothingPosted("x", say("failure.x", "Why."), false) }),
    );
    expect(targets[1]).toMatchObject({ state: "awaiting-approval", failure: null });
  });
});

describe("approval: a decision", () => {
  it("that says yes in time schedules what waited, for the files that were seen", () => {
    const { post, targets } = decide(yes);
    expect(targets[0]).toMatchObject({ state: "scheduled", wakeAt: publishAt, runs: 0, approval: { print: "f1" } });
    expect(post).toMatchObject({
      approval: { state: "approved", decidedBy: "Ana", decidedAt: now },
      comments: [{ name: "Ana", verdict: "approved" }],
    });
  });

  it("that comes after its time never posts late by itself, but asks the owner for another", () => {
    const { post, targets } = decide(yes, publishAt);
    expect(targets[0]).toMatchObject({ state: "draft", wakeAt: null });
    expect(post.approval?.state).toBe("late");
    const moved = moveTarget(targets[0] ?? waiting, later(publishAt, minutes(60)), publishAt);
    expect(moved?.state).toBe("scheduled");
  });

  it("that asks for changes goes back to draft with its words, and never without any", () => {
    const { post, targets } = decide(no);
    expect(targets[0]).toMatchObject({ state: "draft", wakeAt: null, approval: { print: null } });
    expect(post).toMatchObject({ approval: { state: "changes" }, comments: [{ text: "Shorter" }] });
    expect(() => decide({ ...no, text: "" })).toThrow("Describe what to change.");
  });

  it("comes once: the second of two finds nothing left to decide", () => {
    const { post, targets } = decide(yes);
    expect(() => applyDecision({ post, targets }, no, now)).toThrow("no longer waiting for approval");
  });
});

describe("what needs approval", () => {
  it.each([
    ["waits on when it is moved", () => moveTarget(waiting, later(publishAt, 1), now)],
    ["waits when a draft of it is given a time", () => moveTarget({ ...waiting, state: "draft" }, publishAt, now)],
    [
      "waits when it comes back from being canceled",
      () => moveTarget({ ...waiting, state: "cancelled" }, publishAt, now),
    ],
    ["waits when it is sent again", () => retryTarget({ ...waiting, state: "failed" }, now)],
    [
      "waits when it was stopped because its files are others",
      () =>
        retryTarget(
          { ...approved, state: "failed", failure: nothingPosted(CHANGED_AFTER_APPROVAL, say("failure.x", ""), false) },
          now,
        ),
    ],
  ])("%s", (_, act) => {
    expect(act()).toMatchObject({ state: "awaiting-approval", wakeAt: null });
  });

  it("is asked for again by an edit, and stays given by a move", () => {
    const whole = {
      post: aPost({ approval: { askedAt: now, state: "approved", decidedAt: now, decidedBy: "Ana" } }),
      targets: [approved],
    };
    const next = rewordTargets(whole, () => "Seven rolls", now);
    expect(next?.targets[0]).toMatchObject({
      state: "awaiting-approval",
      caption: "Seven rolls",
      approval: { print: null },
    });
    expect(next?.post.approval).toMatchObject({ state: "waiting", decidedBy: null });
    expect(moveTarget(approved, later(publishAt, 1), now)).toMatchObject({ state: "scheduled" });
  });

  it("is not needed where none was requested: an edit leaves a planned post planned", () => {
    const next = rewordTargets({ post: aPost(), targets: [inState("scheduled")] }, () => "Seven", now);
    expect(next?.targets[0]).toMatchObject({ state: "scheduled", revision: 2, runs: 0 });
    expect(rewordTargets({ post: aPost(), targets: [inState("published")] }, () => "Seven", now)).toBeNull();
  });

  it("is bound to what was seen: every change by a person gives another print, and so do other files", () => {
    const files = [{ sha256: "a".repeat(64) }];
    const seen = contentHash([waiting], files);
    expect(contentHash([{ ...waiting, revision: waiting.revision + 1 }], files)).not.toBe(seen);
    expect(contentHash([waiting], [{ sha256: "b".repeat(64) }])).not.toBe(seen);
  });

  it("never goes out without it, in any order of actions", () => {
    const acts = fc.constantFrom("ask", "yes", "no", "edit", "move", "retry");
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 12 }), fc.constantFrom(...TargetState.options), (order, state) => {
        let whole = { post: aPost(), targets: [inState(state)] as readonly Target[] };
        for (const act of ["ask", ...order]) whole = after(whole, act);
        return whole.targets.every(
          (it) => it.state !== "scheduled" || it.approval === null || it.approval.print !== null,
        );
      }),
    );
  });

  it("has a thread that ends somewhere", () => {
    const comment = { id: "c", from: "owner", name: "Mara", text: "Hm", verdict: null } as const;
    const full = aPost({ comments: Array.from({ length: 200 }, () => ({ ...comment, at: now })) });
    expect(() => addComment(full, comment, now)).toThrow("This thread has reached its limit.");
  });
});

type Held = { post: ReturnType<typeof aPost>; targets: readonly Target[] };

/** What is refused changes nothing. */
function after(whole: Held, act: string): Held {
  const [target = waiting] = whole.targets;
  try {
    switch (act) {
      case "ask":
        return requestApproval(whole, now) as Held;
      case "yes":
        return applyDecision(whole, yes, now) as Held;
      case "no":
        return applyDecision(whole, no, now) as Held;
      case "edit":
        return (rewordTargets(whole, () => "Other", now) ?? whole) as Held;
      case "move":
        return { ...whole, targets: [moveTarget(target, publishAt, now) ?? target] };
      default:
        return { ...whole, targets: [retryTarget(target, now)] };
    }
  } catch {
    return whole;
  }
}
