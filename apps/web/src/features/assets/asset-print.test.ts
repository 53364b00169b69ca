import type { AssetView } from "@vignette/domain/assets";
import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { assetFacts, assetPrint, fileName, sizeOf } from "./asset-print.ts";

type File = AssetView["files"][number];
const aFile = (part: Partial<File> = {}): File => ({
  key: "k",
  type: "image/jpeg",
  bytes: 1000,
  sha256: "0".repeat(64),
  width: 1080,
  height: 1350,
  durationMs: null,
  platform: null,
  url: "/media/file/k",
  ...part,
});
const anAsset = (part: Partial<AssetView>): AssetView => ({
  id: "a",
  uid: "u",
  projectId: "p",
  type: "carousel-image",
  name: "3 candle myths!",
  creationId: null,
  files: [aFile()],
  createdAt: instant(0),
  ...part,
});

describe("assetPrint", () => {
  it("counts the slides of one platform only, because both show the same carousel", () => {
    const files = [aFile({ platform: "instagram" }), aFile({ platform: "instagram" }), aFile({ platform: "tiktok" })];
    expect(assetPrint(anAsset({ files }))).toEqual(["Carousel", "2 slides"]);
  });

  it("tells how long a video is", () => {
    const files = [aFile({ type: "video/mp4", durationMs: 18_340 })];
    expect(assetPrint(anAsset({ type: "video-story", files }))).toEqual(["Video story", "0:18"]);
  });
});

describe("assetFacts", () =>
  it.each([
    ["says how often it is used", 2, ["1080×1350", "used 2×"]],
    ["says nothing of what is not used", 0, ["1080×1350"]],
    ["says nothing while nobody knows", null, ["1080×1350"]],
  ])("%s", (_, used, facts) => expect(assetFacts(anAsset({}), used)).toEqual(facts)));

describe("fileName", () => {
  it("says what it is, for whom and which slide", () => {
    const files = [aFile({ platform: "tiktok" }), aFile({ platform: "tiktok" })];
    expect(fileName(anAsset({ files }), 1)).toBe("3-candle-myths-tiktok-2.jpg");
  });

  it("has a name even where the asset's is no word", () => {
    expect(fileName(anAsset({ name: "!!!" }), 0)).toBe("vignette.jpg");
  });
});

describe("sizeOf", () =>
  it.each([
    [400, "1 KB"],
    [240_000, "240 KB"],
    [1_440_000, "1.4 MB"],
  ])("says %i bytes as %s", (bytes, words) => expect(sizeOf(bytes)).toBe(words)));
