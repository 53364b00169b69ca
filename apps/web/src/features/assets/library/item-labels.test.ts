import { LOCALES, m } from "@vignette/messages";
import { describe, expect, it } from "vitest";
import { aFile, anAsset } from "../an-asset.test-support.ts";
import { frameLabels, framePrint, itemFacts } from "./item-labels.ts";

describe("frameLabels", () => {
  it("counts the slides of one platform only, because both show the same carousel", () => {
    const files = [aFile({ platform: "instagram" }), aFile({ platform: "instagram" }), aFile({ platform: "tiktok" })];
    expect(frameLabels(anAsset({ files }))).toEqual(["Carousel", "2 slides"]);
  });

  it("shows how long a video is", () => {
    const files = [aFile({ type: "video/mp4", durationMs: 18_340 })];
    expect(frameLabels(anAsset({ type: "video-story", files }))).toEqual(["Video story", "0:18"]);
  });

  it("labels uploads by their kind and generated assets by their type", () => {
    expect(frameLabels(anAsset({ origin: "uploaded", type: null, kind: "image" }))).toEqual(["Photo"]);
  });
});

describe("framePrint", () => {
  it("is as short in every language as fits a frame of a hundred pixels", () => {
    const files = [aFile({ type: "video/mp4", durationMs: 18_340 })];
    expect(framePrint(anAsset({ type: "video-story", files }))).toEqual(["Video story", "0:18"]);
    for (const locale of LOCALES) expect(m.assets_story_on_frame({}, { locale }).length).toBeLessThanOrEqual(11);
  });
});

describe("itemFacts", () =>
  it.each([
    ["shows how often it is used", 2, ["1080×1350", "used 2×"]],
    ["leaves the use out if there is none", 0, ["1080×1350"]],
    ["leaves the use out while it is unknown", null, ["1080×1350"]],
  ])("%s", (_, used, facts) => expect(itemFacts(anAsset({}), used)).toEqual(facts)));
