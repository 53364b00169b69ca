import { expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import type { GeneratedAsset } from "./generated-asset.ts";
import { postedContent } from "./posted-asset.ts";

const slide = {
  key: "exports/c1/0.jpg",
  type: "image/jpeg" as const,
  width: 1080,
  height: 1350,
  durationMs: null,
  bytes: 200_000,
};
const carousel: GeneratedAsset = {
  ...{ id: "a1", uid: "u1", projectId: "p1", type: "carousel-image", name: "Five signs", creationId: "c1" },
  files: [{ ...slide, sha256: "0".repeat(64), platform: "instagram" }],
  createdAt: instant(1_800_000_000_000),
};
const thumbnail = { key: "thumbnails/u1/a1/1.jpg", of: slide.key, width: 384, height: 480, colours: [] };

it.each([
  ["a post of slides shows their small picture", thumbnail, thumbnail.key],
  ["a post shows no small picture of an earlier file", { ...thumbnail, of: "exports/c1/older.jpg" }, undefined],
  ["a post without a small picture leaves open what it shows", null, undefined],
])("%s", (_fact, stored, shown) => {
  expect(postedContent({ ...carousel, thumbnail: stored }).coverKey).toBe(shown);
});
