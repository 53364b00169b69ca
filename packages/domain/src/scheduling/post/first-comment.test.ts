import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { later, minutes, say } from "../../kernel/index.ts";
import { resolveComment } from "../actions/owner-actions.ts";
import { nextStep } from "../publishing/next-step.ts";
import type { CommentLook, CommentOutcome } from "../publishing/outcome.ts";
import { ImpossibleEvent, settle } from "../publishing/settle.ts";
import { anAttempt, aTarget } from "./a-target.test-support.ts";
import { freshOptions } from "./options.ts";
import type { Target } from "./post.ts";

const options = { ...freshOptions("instagram", false), firstComment: "Which one first?" };
const onItsWay = aTarget({
  platform: "instagram",
  options,
  state: "publishing",
  attempt: anAttempt({ stage: "committed", sentAt: aTarget().publishAt }),
});
const now = onItsWay.publishAt;
const out = (platformPostId: string | null, change: Partial<Target> = {}) =>
  settle(
    { ...onItsWay, ...change },
    { type: "check", outcome: { type: "published", publication: { platformPostId, permalink: null } }, token: "t" },
    now,
  );

describe("the first comment", () => {
  it("is due once the post is out, and only then", () => {
    expect(onItsWay.comment).toBeNull();
    expect(out("7")).toMatchObject({ state: "published", wakeAt: now, comment: { state: "due" } });
    expect(nextStep(out("7"), now)).toEqual({ type: "comment" });
  });

  it("is not expected of a story, nor without a text", () => {
    for (const change of [{ placement: "story" as const }, { firstComment: " " }]) {
      expect(out("7", { options: { ...options, ...change } })).toMatchObject({ comment: null, wakeAt: null });
    }
  });

  it("waits for the owner if Instagram never named the post", () => {
    const target = out(null);
    expect(target).toMatchObject({ state: "published", wakeAt: null, comment: { state: "failed" } });
    expect(() => resolveComment(target, false, now)).toThrow("Instagram didn't tell us which post this is");
  });

  it.each<[string, CommentOutcome, string]>([
    ["is there", { type: "posted", id: "9" }, "posted"],
    ["was refused", { type: "refused", why: say("failure.x", "Not like this.") }, "failed"],
    ["surely was not written", { type: "unreachable", why: "too-often", tokenRefused: false }, "due"],
    ["was not answered", { type: "lost", why: "cut-off" }, "lost"],
  ])("that %s leaves the post published", (_, outcome, state) => {
    const sent = settle(out("7"), { type: "comment-sending" }, now);
    expect(settle(sent, { type: "comment", outcome }, now)).toMatchObject({
      state: "published",
      failure: null,
      comment: { state },
    });
  });

  it("is in doubt once it was looked for long enough, and a person decides", () => {
    const sent = settle(out("7"), { type: "comment-sending" }, now);
    const lost = settle(sent, { type: "comment", outcome: { type: "lost", why: "cut-off" } }, now);
    const soon = settle(lost, { type: "comment-look", look: { type: "absent" } }, later(now, 1000));
    expect(nextStep(soon, later(now, 10_000)).type).toBe("look-for-comment");
    const unsure = settle(soon, { type: "comment-look", look: { type: "absent" } }, later(now, minutes(3)));
    expect(unsure).toMatchObject({ state: "published", wakeAt: null, comment: { state: "unsure" } });
    expect(resolveComment(unsure, true, now).comment?.state).toBe("posted");
    expect(resolveComment(unsure, false, now)).toMatchObject({ wakeAt: now, comment: { state: "due" } });
    expect(() => resolveComment(lost, false, now)).toThrow("The first comment was posted or is on its way.");
  });

  it("is never written twice, in any crash and with any loss", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(200_000)), { minLength: 1, maxLength: 40 }), (turns) => {
        let target = out("7");
        let written = 0;
        let at = now;
        for (const [fate, passes] of turns) {
          at = later(at, passes);
          const step = nextStep(target, at).type;
          if (step === "admit-comment-loss") target = settle(target, { type: "comment-overdue" }, at);
          if (step === "look-for-comment") {
            const look: CommentLook = written > 0 && fate > 1 ? { type: "found", id: "9" } : { type: "absent" };
            target = settle(target, { type: "comment-look", look }, at);
          }
          if (step !== "comment") continue;
          target = settle(target, { type: "comment-sending" }, at);
          // 0: dead before the call; 1: dead after it; 2: surely not done; 3: no answer; 4: refused; 5: heard.
          if (fate === 1 || fate === 3 || fate === 5) written += 1;
          const outcomes: (CommentOutcome | null)[] = [
            null,
            null,
            { type: "unreachable", why: "too-often", tokenRefused: false },
            { type: "lost", why: "cut-off" },
            { type: "refused", why: say("failure.x", "No.") },
            { type: "posted", id: "9" },
          ];
          const outcome = outcomes[fate];
          if (outcome) target = settle(target, { type: "comment", outcome }, at);
        }
        expect(written).toBeLessThanOrEqual(1);
        expect(target.state).toBe("published");
        if (target.comment?.state === "posted") expect(written).toBe(1);
        if (target.comment?.state === "failed") expect(written).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  it("knows no event that does not fit", () => {
    expect(() => settle(onItsWay, { type: "comment-sending" }, now)).toThrow(ImpossibleEvent);
    expect(() => settle(out("7"), { type: "comment-overdue" }, now)).toThrow(ImpossibleEvent);
  });
});
