import { describe, expect, it } from "vitest";
import { aCreation, aStory } from "./a-creation.test-support.ts";
import { keptMedia, refuseEdit } from "./edited.ts";
import { missingMedia } from "./generation-progress.ts";

const story = aStory(["one", "two", "three"]);
const creation = aCreation({ kind: "video-story", look: "active-box", script: story.script, media: story.media });
const [first, second, third] = story.script.beats;

describe("an edited story", () => {
  it("keeps everything when only an overlay changes", () => {
    const script = { ...story.script, beats: story.script.beats.map((beat) => ({ ...beat, overlay: "NEW" })) };
    expect(keptMedia(creation, script)).toEqual(story.media);
  });

  it("needs another voice when a spoken line changes, and no picture", () => {
    const beats = story.script.beats.map((beat) => (beat === second ? { ...beat, line: "Another line" } : beat));
    const script = { ...story.script, beats };
    expect(missingMedia(script, keptMedia(creation, script))).toEqual({ images: [], voice: true });
  });

  it("takes its pictures along when beats change places", () => {
    if (!first || !second || !third) throw new Error("The story has three beats.");
    const script = { ...story.script, beats: [third, first, second] };
    const keys = keptMedia(creation, script).flatMap((it) => (it.kind === "image" ? [[it.index, it.key]] : []));
    expect(keys).toEqual([
      [0, "image-2"],
      [1, "image-0"],
      [2, "image-1"],
    ]);
  });

  it("needs a picture only where the prompt is new", () => {
    const beats = story.script.beats.map((beat) => (beat === third ? { ...beat, imagePrompt: "a new scene" } : beat));
    const script = { ...story.script, beats };
    expect(missingMedia(script, keptMedia(creation, script)).images).toEqual([{ index: 2, prompt: "a new scene" }]);
  });

  it("takes no slides and no look of another kind", () => {
    const slides = { slides: [], caption: "", hashtags: [] };
    expect(refuseEdit(creation, slides, "active-box")).toMatchObject({ kind: "invalid", field: "script" });
    expect(refuseEdit(creation, story.script, "marker-list")).toMatchObject({ kind: "invalid", field: "look" });
    expect(refuseEdit(creation, story.script, "one-word")).toBeNull();
  });
});
