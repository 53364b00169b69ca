import { describe, expect, it } from "vitest";
import { emptyBrandKit } from "../brand/brand-kit.ts";
import { closingOf } from "../brand/closing-card.ts";
import type { Logo } from "../brand/logo.ts";
import { newBeat } from "../script/script.ts";
import { branded, rebranded } from "./branded.ts";
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

  it("has the look of its titles", () => {
    const textLook = { title: { color: "accent", caps: true } };
    expect(branded(newStyle("video-story", {}), { ...emptyBrandKit, textLook }).textLook).toEqual(textLook);
  });

  it("shows its logo, and keeps one that is there if the kit has none", () => {
    const file = { origin: "uploaded", id: "logo", key: "materials/ada/logo/1" } as const;
    const logo: Logo = { ...file, place: "top-right", size: "small", tones: ["#112233"], isSolid: false };
    const dressed = branded(newStyle("meme-image", {}), { ...emptyBrandKit, logo });
    expect(dressed.logo).toEqual(logo);
    expect(branded(dressed, emptyBrandKit).logo).toEqual(logo);
  });

  it("ends with its closing card, unless it is a loop or has no room for another slide", () => {
    const closing = { logo: true, name: "Kiln House", line: "", address: "" };
    const branding = { ...emptyBrandKit, closing };
    const carousel = (count: number) => {
      const beats = Array.from({ length: count }, (_, i) => newBeat(`${i}`));
      const style = newStyle("carousel-image", {});
      return rebranded({ kind: "carousel-image", style, script: { beats, caption: "", hashtags: [] } }, branding);
    };
    expect(closingOf("carousel-image", carousel(9))).toEqual(closing);
    expect(closingOf("carousel-image", carousel(10))).toBeNull();
    expect(closingOf("meme-video", branded(newStyle("meme-video", {}), branding))).toBeNull();
    expect(closingOf("carousel-image", { closing: { ...closing, name: "" } })).toBeNull();
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
