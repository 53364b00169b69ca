import { describe, expect, it } from "vitest";
import { aStoryboard, sceneOf, spoken } from "../../../test/scenes/video-storyboards.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { materialShots } from "./material-shots.ts";
import { timedBeats } from "./words/timed-beats.ts";

const size = { width: 1200, height: 900 };
const material = (src: string): BeatMedia => ({ kind: "image", src, size, isPattern: true });
const [brick, gravel, lawn] = [material("brick"), material("gravel"), material("lawn")];
const shed: BeatMedia = { kind: "image", src: "shed", size };

function aVideo(media: readonly BeatMedia[], template = "beat-cuts"): Storyboard {
  const { beats, ...rest } = aStoryboard("video-story", template, media.length, "nothing");
  return { ...rest, beats: beats.map((beat, at) => ({ ...beat, media: media[at] ?? null })) };
}

function looksOf(media: readonly BeatMedia[], untitled?: number) {
  const beats = timedBeats(aVideo(media)).map((it, at) => (at === untitled ? { ...it, text: "" } : it));
  const seen = beats.map((beat) => beat.media && { media: beat.media, isBorrowed: false });
  return materialShots(beats, seen).map((it) => it?.look ?? null);
}

describe("a video of materials", () => {
  it("shows each of them in another way", () => {
    expect(looksOf([brick, gravel, shed, brick, lawn, brick])).toEqual([
      ...["page", "pair", null, "print", "round", "cards"],
    ]);
    expect(looksOf([brick, brick, brick, brick])).toEqual(["page", "print", "round", "panel"]);
  });

  it("shows one all over the page where no title stands beside it", () => {
    expect(looksOf([brick, gravel, lawn, brick], 2)).toEqual(["page", "pair", "page", "cards"]);
  });

  it.each(["beat-cuts", "photo-story", "countdown-list"])(
    "keeps its words off them in %s until a beat ends",
    (look) => {
      const { tracks } = sceneOf(spoken(aVideo([brick, gravel, lawn, brick], look)));
      const clips = tracks.flatMap((track) => track.clips);
      const words = clips.find(({ id }) => id === "words-2");
      const picture = clips.find(({ id }) => /^shot-2/.test(id) && !/ground/.test(id));
      if (words?.kind !== "text" || picture?.kind !== "image") throw new Error("A beat shows a title and its picture.");
      expect(words.box.y + words.box.h).toBeLessThan(picture.box.y);
      expect(words.endMs).toBe(clips.find(({ id }) => id === "captions-2")?.endMs);
    },
  );
});
