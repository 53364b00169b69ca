import type { Scene } from "@vignette/composition";
import type { CarouselScript, CreationMedia, StoryScript } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { slideScenes, storyOf } from "./scenes.ts";

const aPicture = (index: number): CreationMedia => ({
  kind: "image",
  key: `picture-${index}`,
  type: "image/png",
  bytes: 1,
  index,
});
const aVoice: CreationMedia = {
  kind: "voice",
  key: "voice",
  type: "audio/wav",
  bytes: 1,
  durationMs: 6000,
  words: [{ text: "Stop", startMs: 0, endMs: 300 }],
  beatStartsMs: [0, 3000],
};
const post = { caption: "", hashtags: [] };
const aSlide = (title: string) => ({ title, body: "", emphasis: "", imagePrompt: "" });
const aCarousel: CarouselScript = { slides: [aSlide("One"), aSlide("Two")], ...post };
const aBeat = (role: "hook" | "ask") => ({ role, line: "Stop doing this", overlay: "", imagePrompt: "" });
const aStory: StoryScript = { beats: [aBeat("hook"), aBeat("ask")], ...post };
const clips = (scene: ReturnType<typeof storyOf>) => scene.tracks.flatMap((track) => track.clips);

describe("slideScenes", () => {
  it("gives each slide its own picture, whatever order they were made in", () => {
    const scenes = slideScenes(
      aCarousel,
      "photo-essay",
      { brand: null, media: [aPicture(1), aPicture(0)] },
      "instagram",
    );
    const shown = scenes.map((scene) => clips(scene).find((clip) => clip.kind === "image")?.src);
    expect(shown).toEqual(["picture-0", "picture-1"]);
  });

  it.each([
    ["instagram", 1350],
    ["tiktok", 1920],
  ] as const)("draws for %s at 1080×%i", (target, height) => {
    const [scene] = slideScenes(aCarousel, "marker-list", { brand: null, media: [] }, target);
    expect([scene?.width, scene?.height]).toEqual([1080, height]);
  });

  it("dresses the slide in the brand", () => {
    const [scene] = slideScenes(
      aCarousel,
      "marker-list",
      { brand: { bg: "#ffffff", accent: "#00ff00" }, media: [] },
      "instagram",
    );
    expect(scene?.palette).toMatchObject({ bg: "#ffffff", accent: "#00ff00" });
  });
});

describe("the account on the last slide", () => {
  it("is the one of the platform that the slide is for", () => {
    const handles = { instagram: "@fig.and.wax", tiktok: "@figwax" };
    const named = (target: "instagram" | "tiktok") =>
      clips(slideScenes(aCarousel, "marker-list", { brand: null, media: [], handles }, target)[1] as Scene).flatMap(
        (clip) => (clip.kind === "text" ? [clip.text] : []),
      );
    expect(named("instagram")).toContain("@fig.and.wax");
    expect(named("tiktok")).toContain("@figwax");
  });
});

describe("storyOf", () => {
  it("cuts where the voice begins each beat", () => {
    const pictures = clips(storyOf(aStory, "active-box", null, [aPicture(0), aPicture(1), aVoice])).filter(
      (clip) => clip.kind === "image",
    );
    expect(pictures.find((clip) => clip.src === "picture-1")?.startMs).toBe(3000);
  });

  it("gives a beat the time to be read while there is no voice", () => {
    expect(storyOf(aStory, "active-box", null, []).durationMs).toBeGreaterThanOrEqual(3000);
  });

  it("emphasises figures and what an overlay marks, where they are spoken", () => {
    const words = "It burns for 60 hours and smells of fig".split(" ").map((text, at) => ({
      text,
      startMs: at * 300,
      endMs: at * 300 + 250,
    }));
    const beat = { role: "proof" as const, line: "It burns for 60 hours and smells of fig.", imagePrompt: "" };
    const script = { ...aStory, beats: [{ ...beat, overlay: "It *smells of fig*" }] };
    const captions = clips(storyOf(script, "one-word", null, [{ ...aVoice, words, beatStartsMs: [0] }])).find(
      (clip) => clip.kind === "captions",
    );
    const loud = captions?.words.filter((word) => word.emphasis).map((word) => word.text);
    expect(loud).toEqual(["60", "smells", "of", "fig."]);
  });

  it("speaks the captions in the look that was chosen", () => {
    const captions = clips(storyOf(aStory, "one-word", null, [aVoice])).find((clip) => clip.kind === "captions");
    expect(captions?.style).toBe("one-word");
  });
});
