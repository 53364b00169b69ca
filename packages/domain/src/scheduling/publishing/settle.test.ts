import { describe, expect, it } from "vitest";
import { hours, instant, later, minutes, say, seconds } from "../../kernel/index.ts";
import { anAttempt, aTarget } from "../post/a-target.test-support.ts";
import { nothingPosted } from "../post/failure.ts";
import { nextStep } from "./next-step.ts";
import { ImpossibleEvent, settle } from "./settle.ts";

const now = instant(1_000_000);
const token = "next";
const lost = { type: "commit", outcome: { type: "lost", why: "timed-out" }, token } as const;
const committing = aTarget({ state: "publishing", attempt: anAttempt({ stage: "committing", sentAt: now }) });

describe("settle", () => {
  it("begins a scheduled target with a first attempt", () => {
    const begun = settle(aTarget(), { type: "begun", token }, now);
    expect(begun).toMatchObject({ state: "publishing", attempt: { number: 1, stage: "preparing", token } });
  });

  it("says in the receipt how late it started", () => {
    const begun = settle(aTarget(), { type: "begun", token }, later(now, minutes(12)));
    expect(begun.log.at(-1)?.detail).toBe("Started 12 min late.");
  });

  it("goes on counting attempts after a retry", () => {
    const again = settle(aTarget({ attempt: anAttempt({ number: 4 }) }), { type: "begun", token }, now);
    expect(again.attempt?.number).toBe(5);
  });

  it("closes the link of a lost commit before it looks", () => {
    expect(nextStep(settle(committing, lost, now), now).type).toBe("close-link");
  });

  it("begins again with a new link when the file was never fetched", () => {
    const again = settle(settle(committing, lost, now), { type: "link-closed", fileFetched: false, token }, now);
    expect(again.attempt).toMatchObject({ number: 2, stage: "preparing", token: "next", receipt: {}, sentAt: null });
  });

  it("never begins again when the file was fetched, but asks, and then asks the owner", () => {
    let target = settle(settle(committing, lost, now), { type: "link-closed", fileFetched: true, token }, now);
    expect(nextStep(target, now).type).toBe("check");
    target = settle(target, { type: "check", outcome: { type: "pending" }, token }, later(now, minutes(11)));
    expect(target).toMatchObject({ state: "needs-check", attempt: { number: 1 } });
    expect(target.wakeAt).not.toBeNull();
  });

  it("turns a doubtful target by itself when the platform answers late", () => {
    const doubt = aTarget({
      state: "needs-check",
      attempt: anAttempt({ stage: "lost", sentAt: now, fileFetched: true }),
    });
    const outcome = { type: "published", publication: { platformPostId: "7", permalink: null } } as const;
    const found = settle(doubt, { type: "check", outcome, token }, later(now, hours(2)));
    expect(found).toMatchObject({ state: "published", publication: { platformPostId: "7" }, wakeAt: null });
  });

  it("stops asking after a day and leaves the rest to the owner", () => {
    const doubt = aTarget({
      state: "needs-check",
      attempt: anAttempt({ stage: "lost", sentAt: now, fileFetched: true }),
    });
    const tired = settle(doubt, { type: "check", outcome: { type: "pending" }, token }, later(now, hours(25)));
    expect(tired).toMatchObject({ state: "needs-check", wakeAt: null });
  });

  it("sends the same container again only once a late commit cannot arrive any more", () => {
    const target = aTarget({
      platform: "instagram",
      state: "publishing",
      attempt: anAttempt({ stage: "lost", sentAt: now, receipt: { container: "c" }, token: "first" }),
    });
    const absent = { type: "check", outcome: { type: "absent" }, token } as const;
    expect(settle(target, absent, later(now, seconds(5))).attempt).toMatchObject({ number: 1, stage: "lost" });
    expect(settle(target, absent, later(now, seconds(31))).attempt).toMatchObject({
      number: 2,
      stage: "prepared",
      receipt: { container: "c" },
      token: "first",
    });
  });

  it("fails at once when the platform refuses the post permanently", () => {
    const failure = nothingPosted("spam_risk", say("failure.tiktok-spam", "TikTok flagged this as spam."), false);
    const failed = settle(committing, { type: "commit", outcome: { type: "rejected", failure }, token }, now);
    expect(failed).toMatchObject({ state: "failed", failure, wakeAt: null });
    expect(failed.log.map(({ detail }) => detail)).toEqual([failure.message]);
  });

  it("repeats what a repeat may mend three times, then fails", () => {
    const failure = nothingPosted("internal", say("failure.temporary", "TikTok had a temporary problem."), true);
    const rejected = { type: "prepare", outcome: { type: "rejected", failure }, token } as const;
    let target = aTarget({ state: "publishing", attempt: anAttempt() });
    for (let turn = 0; turn < 3; turn += 1) target = settle(target, rejected, now);
    expect(target).toMatchObject({ state: "publishing", attempt: { number: 4 } });
    const failed = settle(target, rejected, now);
    expect(failed).toMatchObject({ state: "failed", failure });
    expect(failed.log.map(({ event }) => event)).toEqual(["refused", "refused", "refused", "failed"]);
  });

  it("gives up on a platform that cannot be reached, and says that nothing was posted", () => {
    const silent = { type: "unreachable", why: "timed-out", tokenRefused: false } as const;
    const target = aTarget({ state: "publishing", attempt: anAttempt() });
    const failed = settle(target, { type: "prepare", outcome: silent, token }, later(now, minutes(21)));
    expect(failed).toMatchObject({
      state: "failed",
      failure: { message: "Nothing was posted. We couldn't reach TikTok for 20 minutes." },
    });
  });

  it.each([
    [
      "a commit that was not announced",
      aTarget({ state: "publishing", attempt: anAttempt({ stage: "prepared" }) }),
      lost,
    ],
    ["a second announcement", committing, { type: "sending" } as const],
    [
      "anything for a published target",
      aTarget({ state: "published", attempt: anAttempt({ stage: "committed" }) }),
      lost,
    ],
    ["a begin for one on its way", committing, { type: "begun", token } as const],
  ])("refuses %s", (_, target, event) => {
    expect(() => settle(target, event, now)).toThrow(ImpossibleEvent);
  });
});
