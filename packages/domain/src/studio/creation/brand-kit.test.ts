import { describe, expect, it } from "vitest";
import { branded, emptyBrandKit } from "./brand-kit.ts";
import { newStyle } from "./new-creation.ts";

const kit = {
  ...emptyBrandKit,
  colors: { bg: "#112233", accent: "#ff7a59" },
  fonts: { title: "block", body: "edit" },
  captions: "karaoke",
} as const;

describe("a style in the brand's clothes", () => {
  it("has its colors, faces and captions", () => {
    const { colors, fonts, captions } = kit;
    expect(branded(newStyle("video-story", {}), { ...kit, use: [], avoid: [] })).toMatchObject({
      colors,
      fonts,
      captions,
    });
  });

  it("shows no captions where a look has none, or where they were switched off", () => {
    const carousel = newStyle("carousel-image", {});
    expect(branded(carousel, { ...kit, use: [], avoid: [] }).captions).toBeNull();
  });

  it("is as it was where the kit leaves everything open", () => {
    const story = newStyle("video-story", {});
    expect(branded(story, emptyBrandKit)).toEqual(story);
  });
});
