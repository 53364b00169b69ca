import { expect, it } from "vitest";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { storyboardScenes } from "../templates.ts";

const spoken = (line: string, fromMs: number) =>
  line.split(" ").map((text, i) => ({ text, startMs: fromMs + i * 400, endMs: fromMs + i * 400 + 350 }));

it.each(["countdown-list", "beat-cuts"])(
  "tells a mistake in words, and shows the product with what mends it: %s",
  (template) => {
    const plain = { body: "", holdMs: null, media: { kind: "image", src: "a" } as const };
    const beats: StoryboardBeat[] = [
      { ...plain, id: "0", role: "hook", line: "Two mistakes.", title: "Two mistakes" },
      { ...plain, id: "1", role: "pain", line: "Grinding days before you brew.", title: "Grinding days before" },
      {
        ...plain,
        id: "2",
        role: "point",
        line: "Buying without a date. Kiln has one.",
        title: "Buying without a date",
      },
    ];
    const words = [
      ...spoken("Two mistakes.", 0),
      ...spoken("Grinding days before you brew.", 2000),
      ...spoken("Buying without a date. Kiln has one.", 5000),
    ];
    const voice = { src: "v", durationMs: 9000, words, beatStartsMs: [0, 2000, 5000] };
    const look = { music: null, captions: null, brand: null, handle: "" };
    const storyboard: Storyboard = { kind: "video-story", template, beats, voice, ...look };
    const clips = storyboardScenes(storyboard, "tiktok").flatMap(({ tracks }) => tracks.flatMap((it) => it.clips));
    const pictureAt = (ms: number) => clips.find((it) => it.kind === "image" && it.startMs <= ms && it.endMs > ms);
    expect(clips.find(({ id }) => id === "words-2")).toMatchObject({ text: "Buying without a date", endMs: 6600 });
    expect(pictureAt(6000)).toBeUndefined();
    expect(pictureAt(7000)).toBeDefined();
    expect(clips.find(({ id }) => id === "words-2-cure")).toMatchObject({ text: "Kiln has one", startMs: 6600 });
  },
);

function clipsOf(line: string, title = "") {
  const plain = { body: "", media: { kind: "image", src: "a" } as const, holdMs: null, title: "" };
  const hook: StoryboardBeat = { id: "0", role: "hook", line: "Three mistakes.", ...plain };
  const item: StoryboardBeat = { id: "1", role: "point", line, ...plain, title };
  const words = [...spoken("Three mistakes.", 0), ...spoken(line, 2000)];
  const voice = { src: "v", durationMs: 7000, words, beatStartsMs: [0, 2000] };
  const look = { music: null, captions: null, brand: null, handle: "" };
  const kind = "video-story" as const;
  const storyboard: Storyboard = { kind, template: "countdown-list", beats: [hook, item], voice, ...look };
  return storyboardScenes(storyboard, "tiktok").flatMap(({ tracks }) => tracks.flatMap((track) => track.clips));
}

function cardAndCaptions(line: string) {
  const clips = clipsOf(line);
  const card = clips.find(({ id }) => id === "number-1");
  const captions = clips.find(({ id }) => id === "captions-1");
  const said = captions?.kind === "captions" ? captions.words.map(({ text }) => text).join(" ") : "";
  return { said, cardMs: (card?.endMs ?? 0) - 2000 };
}

it("shows a spoken number on its card only, which stays while it is said", () => {
  expect(cardAndCaptions("Number three: stale beans, again.")).toEqual({ said: "stale beans, again.", cardMs: 750 });
  expect(cardAndCaptions("The beans are stale: that is all.")).toEqual({
    said: "The beans are stale: that is all.",
    cardMs: 700,
  });
});

it("shows a label once its number stands beside it", () => {
  const clips = clipsOf("Number three: grinding a week ahead dries the beans out", "Ground a week ahead");
  const startOf = (wanted: string) => clips.find(({ id }) => id === wanted)?.startMs;
  expect(startOf("words-1")).toBe(startOf("place-1"));
});
