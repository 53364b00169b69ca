import { describe, expect, it } from "vitest";
import { zonesFor } from "./guides.ts";

const video = { safeZone: "both" } as const;
const post = { safeZone: "feed" } as const;

describe("the safe areas over the stage", () => {
  it.each([
    ["of one app on a video", video, "tiktok", ["tiktok"]],
    ["of the other", video, "reels", ["reels"]],
    ["of both at once", video, "both", ["tiktok", "reels"]],
    ["none when they are off", video, "off", []],
    ["the feed's on a post of Instagram", post, "both", ["feed"]],
  ] as const)("are %s", (_, scene, choice, zones) => {
    expect(zonesFor(scene, choice)).toEqual(zones);
  });
});
