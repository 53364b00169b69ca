import { describe, expect, it } from "vitest";
import type { AssetFile } from "../assets/index.ts";
import { freshOptions, type InstagramOptions, type TikTokOptions } from "./options.ts";
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
      "This has 11 pictures; Instagram takes 1 to 10.",
    ],
    [
      "a reel of two seconds",
      story(video({ durationMs: 2000 })),
      "The video is 2.0 s long; Instagram takes 3 s to 15 min.",
    ],
    [
      "a heavy reel",
      story(video({ bytes: 400 * 1024 * 1024 })),
      "The video is 400.0 MB; Instagram takes at most 300.0 MB.",
    ],
  ])("refuses %s on Instagram", (_, asset, message) => {
    expect(why(asset, { caption: "", options: instagram })).toBe(message);
  });

  it.each([
    ["an open placeholder", { caption: "I tried [product]", options }, "Fill [product] in the caption first."],
    [
      "31 hashtags on Instagram",
      { caption: "#a ".repeat(31), options: instagram },
      "Instagram takes at most 30 hashtags.",
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

  it("names the target that it refuses", () => {
    const refusal = refuseSchedule(story(video()), [
      { caption: "Fine", options: instagram },
      { caption: "[price]", options },
    ]);
    expect(refusal?.field).toBe("targets.1.caption");
  });
});
