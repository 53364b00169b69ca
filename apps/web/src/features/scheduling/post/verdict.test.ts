import { type Instant, instant } from "@vignette/domain/kernel";
import { freshOptions, type Target, TargetState } from "@vignette/domain/scheduling";
import { describe, expect, it } from "vitest";
import { postOutcome } from "./verdict.ts";

const at = (iso: string): Instant => instant(Date.parse(iso));
const now = at("2026-11-03T13:30:00Z");

function aTarget(part: Partial<Target>): Target {
  return {
    id: "t1",
    postId: "p1",
    uid: "u1",
    projectId: "pr1",
    assetId: null,
    accountId: "a1",
    platform: "tiktok",
    username: "acmecandles",
    media: "video",
    caption: "",
    options: { ...freshOptions("tiktok", true), privacyLevel: "PUBLIC_TO_EVERYONE" },
    state: "scheduled",
    revision: 1,
    publishAt: at("2026-11-03T17:30:00Z"),
    wakeAt: null,
    runs: 0,
    attempt: null,
    publication: null,
    comment: null,
    failure: null,
    approval: null,
    log: [],
    createdAt: now,
    lastUpdated: now,
    ...part,
  };
}

const sentence = (part: Partial<Target>) => postOutcome(aTarget(part), "Europe/Berlin", now).sentence;

describe("the first sentence about a target", () => {
  it("gives a planned post's time in its own zone", () => {
    expect(sentence({})).toBe("Goes out Tue 3 Nov, 18:30 Europe/Berlin (in 4 h).");
  });

  it("gives the time of a post that waits for approval", () => {
    const { detail } = postOutcome(aTarget({ state: "awaiting-approval" }), "Europe/Berlin", now);
    expect(detail).toBe("Goes out Tue 3 Nov, 18:30 Europe/Berlin once approved.");
  });

  it("shows since when a post is live", () => {
    const publication = { at: at("2026-11-03T17:30:09Z"), platformPostId: "7", permalink: null };
    expect(sentence({ state: "published", publication })).toBe("It's been live since 18:30:09.");
  });

  it("names the day of what is not from today, in the post's own zone", () => {
    const publication = { at: at("2026-11-02T22:30:09Z"), platformPostId: "7", permalink: null };
    expect(sentence({ state: "published", publication })).toBe("It's been live since Mon 2 Nov, 23:30 Europe/Berlin.");
    const doubt = aTarget({ state: "needs-check", publishAt: at("2026-11-01T17:30:00Z") });
    expect(postOutcome(doubt, "Europe/Berlin", now).detail).toContain("a post from Sun 1 Nov, 18:30 Europe/Berlin.");
  });

  it("never says that a post in doubt was or was not posted", () => {
    expect(sentence({ state: "needs-check" })).toBe("We don't know yet whether this is live. Don't repost it.");
  });

  it("gives the platform's reason for a failure", () => {
    const failure = { code: "x", message: "Nothing was posted. TikTok refused slide 4.", retryable: true };
    expect(sentence({ state: "failed", failure })).toBe("Nothing was posted. TikTok refused slide 4.");
  });

  it.each(TargetState.options)("exists for %s", (state) => {
    expect(sentence({ state })).toMatch(/\.$/);
  });
});
