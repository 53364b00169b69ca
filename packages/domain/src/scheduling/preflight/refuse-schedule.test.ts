import { describe, expect, it } from "vitest";
import type { AssetFile } from "../../assets/index.ts";
import { freshOptions, type InstagramOptions, type TikTokOptions } from "../post/options.ts";
import { filesToSend } from "./files-to-send.ts";
import { refuseSchedule } from "./refuse-schedule.ts";

const options: TikTokOptions = { ...freshOptions("tiktok", true), privacyLevel: "PUBLIC_TO_EVERYONE" };
const instagram: InstagramOptions = freshOptions("instagram", false);
const slide = (change: Partial<AssetFile> = {}): AssetFile => ({
  key: "k",
  type: "image/jpeg",
  bytes: 100_000,
  sha256: "0".repeat(64),
  width: 1080,
  height: 1350,
  durationMs: null,
  platform: null,
  ...change,
});
const video = (change: Partial<AssetFile> = {}) =>
  slide({ type: "video/mp4", height: 1920, durationMs: 12_000, ...change });
const carousel = (files: AssetFile[]) => ({ type: "carousel-image" as const, files });
const story = (file: AssetFile) => ({ type: "video-story" as const, files: [file] });
const why = (asset: Parameters<typeof refuseSchedule>[0], target: Parameters<typeof refuseSchedule>[1][number]) =>
  refuseSchedule(asset, [target])?.message ?? null;

describe("refuseSchedule", () => {
  it("lets through what both platforms take", () => {
    for (const choice of [options, instagram]) {
      expect(why(carousel([slide(), slide()]), { caption: "Fine #one", options: choice })).toBeNull();
      expect(why(story(video()), { caption: "Fine", options: choice })).toBeNull();
    }
  });

  it("wants the AI label on both platforms where a generated person is seen", () => {
    const presented = { ...story(video()), presented: true };
    for (const choice of [options, instagram]) {
      const labeled = { caption: "Fine", options: { ...choice, aiGenerated: true } };
      expect(why(presented, labeled)).toBeNull();
      expect(why(presented, { ...labeled, options: { ...choice, aiGenerated: false } })).toContain("AI-made label");
    }
  });

  it("names the slide and what is wrong with it", () => {
    const wide = carousel([slide(), slide({ width: 1086, height: 1400 })]);
    expect(why(wide, { caption: "", options })).toBe(
      "Slide 2 is 1086 px on its shorter side; TikTok takes at most 1080.",
    );
    const tall = carousel([slide({ height: 1920 }), slide()]);
    expect(why(tall, { caption: "", options: instagram })).toBe(
      "Slide 1 is 1080×1920; Instagram takes pictures from 4:5 to 1.91:1.",
    );
  });

  it("sends each platform its own shape", () => {
    const both = carousel([slide({ platform: "instagram" }), slide({ height: 1920, platform: "tiktok" })]);
    expect(why(both, { caption: "", options: instagram })).toBeNull();
  });

  it.each([
    [
      "eleven slides",
      carousel(Array.from({ length: 11 }, () => slide())),
      "Instagram accepts 1 to 10 images; this has 11.",
    ],
    [
      "a reel of two seconds",
      story(video({ durationMs: 2000 })),
      "The video is 2 s long; Instagram takes 3 s to 15 min.",
    ],
    [
      "a heavy reel",
      story(video({ bytes: 400 * 1024 * 1024 })),
      "The video is 400 MB; Instagram takes at most 300 MB.",
    ],
  ])("refuses %s on Instagram", (_, asset, message) => {
    expect(why(asset, { caption: "", options: instagram })).toBe(message);
  });

  it.each([
    ["an open placeholder", { caption: "I tried [product]", options }, "Fill [product] in the caption first."],
    [
      "31 hashtags on Instagram",
      { caption: "#a ".repeat(31), options: instagram },
      "Instagram allows up to 30 hashtags.",
    ],
    [
      "a disclosure without a choice",
      { caption: "", options: { ...options, disclose: true } },
      "You need to indicate if your content promotes yourself, a third party, or both.",
    ],
    [
      "branded content for oneself",
      { caption: "", options: { ...options, disclose: true, brandedContent: true, privacyLevel: "SELF_ONLY" } },
      "Branded content visibility cannot be set to private.",
    ],
  ])("refuses %s", (_, target, message) => {
    expect(why(story(video()), target)).toBe(message);
  });

  it.each<[string, Parameters<typeof why>[0], Parameters<typeof why>[1], string | null]>([
    [
      "a level that was not chosen",
      story(video()),
      { caption: "", options: { ...options, privacyLevel: "" } },
      "Choose who can see it on TikTok.",
    ],
    [
      "a cover behind the end of the video",
      story(video()),
      { caption: "", options: { ...options, coverMs: 12_001 } },
      "The cover frame is past the end of the video. Choose another.",
    ],
    [
      "a cover slide that is not there",
      carousel([slide(), slide()]),
      { caption: "", options: { ...options, photoCover: 2 } },
      "Choose a cover: that slide isn't there.",
    ],
    [
      "an open placeholder in the title",
      carousel([slide()]),
      { caption: "", options: { ...options, photoTitle: "[number] rolls" } },
      "Fill [number] in the title first.",
    ],
    [
      "nothing about 4000 characters under photos on TikTok",
      carousel([slide()]),
      { caption: "x".repeat(4000), options },
      null,
    ],
    [
      "2201 characters under a video on TikTok",
      story(video()),
      { caption: "x".repeat(2201), options },
      "TikTok allows up to 2200 characters.",
    ],
    [
      "a tag on a slide that is not there",
      carousel([slide()]),
      { caption: "", options: { ...instagram, userTags: [{ username: "ana", slide: 1, x: 0, y: 0 }] } },
      "A person is tagged on a slide that no longer exists.",
    ],
    [
      "hashtags that are too many with those of the first comment",
      carousel([slide()]),
      { caption: "#a ".repeat(20), options: { ...instagram, firstComment: "#b ".repeat(11) } },
      "Instagram allows up to 30 hashtags, caption and first comment together.",
    ],
    [
      "an open placeholder in the first comment",
      carousel([slide()]),
      { caption: "", options: { ...instagram, firstComment: "Only [price]" } },
      "Fill [price] in the first comment first.",
    ],
    [
      "nothing about an address in a caption",
      story(video()),
      { caption: "me@acme.co ".repeat(21), options: instagram },
      null,
    ],
  ])("refuses %s", (_, asset, target, message) => expect(why(asset, target)).toBe(message));

  const asStory: InstagramOptions = { ...instagram, placement: "story" };
  it.each<[string, Parameters<typeof why>[0], Partial<InstagramOptions>, string | null]>([
    ["a carousel, as one of its slides", carousel([slide(), slide({ height: 1920 })]), { storySlide: 1 }, null],
    ["a slide that is not there", carousel([slide()]), { storySlide: 1 }, "Choose which slide the story shows."],
    ["a minute of video", story(video({ durationMs: 60_000 })), {}, null],
    [
      "more than a minute",
      story(video({ durationMs: 61_000 })),
      {},
      "The video is 61 s long; Instagram takes 3 s to 1 min.",
    ],
    [
      "more than 100 MB",
      story(video({ bytes: 101_000_000 })),
      {},
      "The video is 96.3 MB; Instagram takes at most 95.4 MB.",
    ],
  ])("takes as a story, or says why not: %s", (_, asset, change, message) => {
    // What a story does not carry is no reason.
    const caption = "[open] ".repeat(400);
    expect(why(asset, { caption, options: { ...asStory, ...change, firstComment: "[open]" } })).toBe(message);
  });

  it("sends a story upright where there is a form in 9:16", () => {
    const files = [
      slide({ key: "a", platform: "instagram" }),
      slide({ key: "b", platform: "tiktok", height: 1920 }),
      slide({ key: "c", platform: "tiktok", height: 1920 }),
    ];
    expect(filesToSend(files, { ...asStory, storySlide: 1 }).map((it) => it.key)).toEqual(["c"]);
    expect(filesToSend(files, instagram).map((it) => it.key)).toEqual(["a"]);
  });

  it("names the target that it refuses", () => {
    const refusal = refuseSchedule(story(video()), [
      { caption: "Fine", options: instagram },
      { caption: "[price]", options },
    ]);
    expect(refusal?.field).toBe("targets.1.caption");
  });
});
