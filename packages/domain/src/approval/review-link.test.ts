import { describe, expect, it } from "vitest";
import { days, hours, instant, later } from "../kernel/index.ts";
import { reviewState } from "./review.ts";
import {
  ANSWERS_PER_HOUR,
  isNewVisit,
  newLink,
  refuseLink,
  renewedLink,
  revokedLink,
  withAnswer,
} from "./review-link.ts";

const now = instant(1_000_000_000_000);
const link = newLink({ id: "a".repeat(64), uid: "u", projectId: "p", postIds: ["p1"] }, 7, now);

describe("a review link", () => {
  it("opens until it runs out, and can be renewed before and after", () => {
    expect(refuseLink(link, later(now, days(7) - 1))).toBeNull();
    expect(refuseLink(link, later(now, days(7)))?.code).toBe("approval.link-expired");
    const again = renewedLink(link, 14, later(now, days(8)));
    expect(refuseLink(again, later(now, days(9)))).toBeNull();
  });

  it("opens nothing once it was revoked, and stays so", () => {
    const gone = revokedLink(link, now);
    expect(refuseLink(gone, now)?.code).toBe("approval.link-revoked");
    expect(() => renewedLink(gone, 30, now)).toThrow("revoked");
    expect(() => withAnswer(gone, now)).toThrow("revoked");
  });

  it("takes a limited number of answers in an hour, and more in the next", () => {
    let busy = link;
    for (let act = 0; act < ANSWERS_PER_HOUR; act += 1) busy = withAnswer(busy, now);
    expect(() => withAnswer(busy, now)).toThrow("too many answers");
    expect(withAnswer(busy, later(now, hours(1))).acts).toHaveLength(1);
  });

  it("notes who looks at most every ten minutes", () => {
    expect(isNewVisit(link, now)).toBe(true);
    const seen = { ...link, openedAt: now };
    expect([isNewVisit(seen, later(now, 599_000)), isNewVisit(seen, later(now, 601_000))]).toEqual([false, true]);
  });
});

describe("what a visitor reads", () => {
  const approval = (state: "waiting" | "approved" | "changes" | "late") => ({
    approval: { askedAt: now, state, decidedAt: now, decidedBy: "Ana" },
  });

  it.each([
    ["waits", approval("waiting"), ["awaiting-approval", "published"], "waiting"],
    ["was approved, also once it is out", approval("approved"), ["published"], "approved"],
    ["is to be changed", approval("changes"), ["draft"], "changes"],
    ["was approved too late", approval("late"), ["draft"], "late"],
    ["was canceled", approval("approved"), ["cancelled"], "withdrawn"],
    ["was never sent for approval", { approval: null }, ["scheduled"], "withdrawn"],
  ] as const)("of a post that %s", (_, post, states, expected) => {
    expect(
      reviewState(
        post,
        states.map((state) => ({ state })),
      ),
    ).toBe(expected);
  });
});
