import { describe, expect, it } from "vitest";
import { branded, emptyBrandKit } from "./brand-kit.ts";
import type { Logo } from "./logo.ts";
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

  it("shows its logo, and keeps one that is there if the kit has none", () => {
    const file = { origin: "uploaded", id: "logo", key: "materials/ada/logo/1" } as const;
    const logo: Logo = { ...file, place: "top-right", size: "small", tones: ["#112233"], isSolid: false };
    const dressed = branded(newStyle("meme-image", {}), { ...emptyBrandKit, logo });
    expect(dressed.logo).toEqual(logo);
    expect(branded(dressed, emptyBrandKit).logo).toEqual(logo);
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
