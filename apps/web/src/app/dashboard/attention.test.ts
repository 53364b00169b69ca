import type { PostView, TargetState } from "@vignette/domain/scheduling";
import { describe, expect, it } from "vitest";
import { everPosted, needsOf, upcomingOf } from "./attention.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;

/** A post with the fields that these rules use: its time and the states of its targets. */
const aPost = (id: string, publishAt: number, ...states: TargetState[]) =>
  ({
    id,
    schedule: { publishAt },
    approval: null,
    targets: states.map((state) => ({ id: `${id}-${state}`, state, publishAt, platform: "tiktok" })),
  }) as unknown as PostView;

describe("the list of what needs attention", () => {
  it("puts failures before posts to check, and those before the inbox", () => {
    const posts = [aPost("a", NOW, "sent-to-inbox"), aPost("b", NOW, "needs-check"), aPost("c", NOW, "failed")];
    expect(needsOf(posts).map(({ target }) => target.state)).toEqual(["failed", "needs-check", "sent-to-inbox"]);
  });

  it("lists each account of a post separately, and leaves out successful ones", () => {
    expect(needsOf([aPost("a", NOW, "published", "failed")]).map(({ target }) => target.id)).toEqual(["a-failed"]);
  });

  it("lists a decision about a post once, with all its platforms", () => {
    const post = aPost("a", NOW, "awaiting-approval", "awaiting-approval");
    expect(needsOf([post]).map(({ platforms }) => platforms)).toEqual([["tiktok", "tiktok"]]);
  });

  it("includes drafts with a review decision, and no other drafts", () => {
    const draft = aPost("a", NOW, "draft");
    const decided = { ...aPost("b", NOW, "draft"), approval: { state: "changes" } } as PostView;
    expect(needsOf([draft, decided]).map(({ post }) => post.id)).toEqual(["b"]);
  });

  it("puts the latest first among equals", () => {
    expect(needsOf([aPost("old", NOW - HOUR, "failed"), aPost("new", NOW, "failed")])[0]?.post.id).toBe("new");
  });
});

describe("the list of upcoming posts", () => {
  it("starts with the next one and leaves out drafts and finished posts", () => {
    const posts = [
      aPost("tomorrow", NOW + 24 * HOUR, "scheduled"),
      aPost("soon", NOW + HOUR, "scheduled"),
      aPost("draft", NOW + HOUR, "draft"),
      aPost("out", NOW - HOUR, "published"),
    ];
    expect(upcomingOf(posts, NOW).map(({ id }) => id)).toEqual(["soon", "tomorrow"]);
  });

  it("keeps a post while it is being published, and just after its time", () => {
    const posts = [aPost("going", NOW - 2 * HOUR, "publishing"), aPost("late", NOW - HOUR / 2, "scheduled")];
    expect(upcomingOf(posts, NOW).map(({ id }) => id)).toEqual(["going", "late"]);
  });
});

it.each([
  ["nothing", [], {}, false],
  ["a post of these weeks", [aPost("a", NOW, "draft")], {}, true],
  ["a post of last year, or of next month", [], { asset: "published" } as const, true],
])("a project with %s: whether it ever posted", (_, posts, states, posted) => {
  expect(everPosted(posts, states)).toBe(posted);
});
