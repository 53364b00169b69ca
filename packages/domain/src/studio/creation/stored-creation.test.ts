import { describe, expect, it } from "vitest";
import { missingMedia, voiceOf } from "../missing-media/fitting-media.ts";
import { aCreation, aStory } from "./a-creation.test-support.ts";
import { StoredCreation } from "./stored-creation.ts";

const { style: _, ...rest } = aCreation();
const words = { caption: "", hashtags: [] };
const file = { key: "k", type: "image/png", bytes: 1 };

describe("a stored creation", () => {
  it("of today is read as it is", () => {
    const story = aStory(["one", "two"]);
    expect(StoredCreation.parse(story)).toEqual(story);
  });

  it("with slides keeps its words, its marks and its pictures", () => {
    const slide = { title: "Why it tunnels", body: "So", emphasis: "it tunnels", imagePrompt: "a jar" };
    const media = [{ kind: "image", ...file, index: 0 }];
    const read = StoredCreation.parse({ ...rest, look: "photo-essay", script: { slides: [slide], ...words }, media });
    expect(read.style.template).toBe("photo-essay");
    expect(read.script?.beats).toMatchObject([{ title: "Why *it tunnels*", body: "So" }]);
    expect(missingMedia(read).images).toEqual([]);
  });

  it("with overlays keeps its voice and its captions", () => {
    const beat = { role: "hook", line: "Stop this", overlay: "Stop", imagePrompt: "" };
    const media = [{ kind: "voice", ...file, durationMs: 1, words: [], beatStartsMs: [0] }];
    const read = StoredCreation.parse({
      ...rest,
      kind: "video-story",
      look: "karaoke",
      script: { beats: [beat], ...words },
      media,
    });
    expect(read.style).toMatchObject({ template: "beat-cuts", captions: "karaoke" });
    expect(read.script && voiceOf(read.media, read.script, read.style)).not.toBeNull();
  });
});
