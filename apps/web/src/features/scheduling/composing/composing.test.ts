import { instant } from "@vignette/domain/kernel";
import { freshOptions, type PostView, type Target } from "@vignette/domain/scheduling";
import { describe, expect, it } from "vitest";
import { folded } from "../preview/folded.ts";
import { composerDraftOf } from "./first-draft.ts";
import { fixFor } from "./fix-for.ts";
import { readDraft } from "./read-draft.ts";

const instagram = freshOptions("instagram", false);
const tiktok = freshOptions("tiktok", false);
const target = (change: Partial<Target>) => ({ state: "scheduled", caption: "Both", ...change }) as Target;
const now = instant(Date.parse("2026-11-01T12:00Z"));
const post = (targets: Target[], publishAt = "2026-11-03T17:30Z") =>
  ({
    targets,
    schedule: { zone: "Europe/Berlin", wallTime: "2026-11-03T18:30", publishAt: instant(Date.parse(publishAt)) },
  }) as PostView;

describe("a post that is edited", () => {
  it("starts with its stored values, with each account's differences", () => {
    const draft = composerDraftOf(
      post([
        target({ accountId: "a", options: instagram }),
        target({ accountId: "b", caption: "Own", options: tiktok }),
        target({ accountId: "c", state: "published" }),
      ]),
      now,
    );
    expect(draft).toMatchObject({
      accountIds: ["a", "b"],
      caption: "Both",
      captions: { b: "Own" },
      options: { a: instagram, b: tiktok },
      when: "at",
      wallTime: "2026-11-03T18:30",
    });
  });

  it("gets a future time if its own has passed", () => {
    expect(composerDraftOf(post([target({})], "2026-10-01T10:00Z"), now).wallTime > "2026-11-01T12:00").toBe(true);
  });
});

describe("a draft stored on this device", () => {
  it("is read as far as it is valid, even from before accounts had their own captions", () => {
    const kept = {
      accountIds: ["a", 7],
      caption: "Hi",
      options: { a: { ...instagram, firstComment: undefined }, b: 3 },
      when: "soon",
    };
    expect(readDraft(kept)).toEqual({ accountIds: ["a"], caption: "Hi", options: { a: instagram } });
  });
});

describe("a fix", () => {
  const long = { accountId: "a", caption: "x ".repeat(1200), options: instagram };
  it.each([
    ["a caption that is too long", "caption-long", long, (it: typeof long) => it.caption.length <= 2200],
    [
      "too many hashtags",
      "hashtags-many",
      { ...long, caption: "Hi #a".padEnd(200, " #b") },
      (it: typeof long) => it.caption.split("#").length === 31,
    ],
    [
      "a tag on a slide that is gone",
      "tag-gone",
      { ...long, options: { ...instagram, userTags: [{ username: "ana", slide: 4, x: 0, y: 0 }] } },
      (it: typeof long) => it.options.userTags.length === 0,
    ],
  ])("repairs %s", (_, rule, wrong, isRight) => {
    const fix = fixFor(rule, wrong, { media: "photos", count: 2 });
    expect(isRight({ ...wrong, ...(fix?.apply(wrong) as Partial<typeof long>) })).toBe(true);
  });

  it("is manual if only the user knows the answer", () => {
    expect(fixFor("privacy-open", { ...long, options: tiktok }, { media: "video", count: 1 })).toBeNull();
  });
});

describe("a folded caption", () => {
  it.each([
    ["is whole if it is short", "Five rolls", "Five rolls"],
    ["ends with a whole word if it is long", "Five rolls that bend the light of the morning", "Five rolls that bend"],
    ["shows only the first line", "Five\nrolls", "Five"],
  ])("%s", (_, text, shown) => expect(folded(text, { length: 22, lines: 1 })).toBe(shown));
});
