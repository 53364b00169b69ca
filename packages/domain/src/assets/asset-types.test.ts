import { describe, expect, it } from "vitest";
import { assetTypes, countedAs } from "./asset-types.ts";

describe("what an asset counts as", () => {
  it.each([
    ["carousel-image", "images"],
    ["ugc-image", "images"],
    ["meme-image", "images"],
    ["ugc-video", "videos"],
    ["video-story", "videos"],
    ["meme-video", "videos"],
  ] as const)("spec §9 Usage counting: %s counts as %s", (type, counted) => {
    expect(countedAs(type)).toBe(counted);
  });

  it("is known for all six types of the spec (§3) and no other", () => {
    expect(assetTypes).toHaveLength(6);
  });
});
