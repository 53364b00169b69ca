import { describe, expect, it } from "vitest";
import { later, minutes, say } from "../../kernel/index.ts";
import { anAttempt, aTarget } from "../post/a-target.test-support.ts";
import { nothingPosted } from "../post/failure.ts";
import { freshOptions } from "../post/options.ts";
import { TargetState } from "../post/post.ts";
import { nextStep } from "../publishing/next-step.ts";
import { editTarget } from "./owner-actions.ts";

const options = { ...freshOptions("tiktok", false), privacyLevel: "SELF_ONLY" };
const now = aTarget().publishAt;
const publishAt = later(now, minutes(60));
const said = { caption: "Other words", options, publishAt, leftAs: "scheduled" } as const;

describe("editing", () => {
  it("says everything anew, and no Workflow that was started before goes on", () => {
    expect(editTarget(aTarget({ runs: 2 }), said, now)).toMatchObject({
      caption: "Other words",
      options,
      state: "scheduled",
      publishAt,
      wakeAt: publishAt,
      revision: 2,
      runs: 0,
    });
  });

  it.each(["draft", "awaiting-approval"] as const)("leaves it %s, with nothing to wake up for", (leftAs) => {
    expect(editTarget(aTarget(), { ...said, leftAs }, now)).toMatchObject({ state: leftAs, wakeAt: null });
  });

  it("mends what failed: it goes out again, as an attempt of its own", () => {
    const failure = nothingPosted("choice-gone", say("failure.gone-duet", "Gone."), false);
    const failed = aTarget({ state: "failed", failure, attempt: anAttempt({ number: 3 }), wakeAt: null });
    const edited = editTarget(failed, said, now) ?? failed;
    expect(edited).toMatchObject({ state: "scheduled", failure: null });
    expect(nextStep(edited, publishAt)).toEqual({ type: "begin" });
  });

  it("is too late for what is out, on its way or in doubt", () => {
    const late = TargetState.options.filter((state) => editTarget(aTarget({ state }), said, now) === null);
    expect(late).toEqual(["publishing", "published", "needs-check", "sent-to-inbox"]);
  });

  it("keeps its approval for another time, and needs a new one for other words", () => {
    const approved = aTarget({ approval: { print: "f" } });
    const same = { ...said, caption: approved.caption, options: approved.options };
    expect(editTarget(approved, same, now)).toMatchObject({ state: "scheduled", approval: { print: "f" } });
    expect(editTarget(approved, said, now)).toMatchObject({ state: "awaiting-approval", approval: { print: null } });
  });
});
