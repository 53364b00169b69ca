import { brandPalette } from "../../brand/brand-palette.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import type { Pace } from "../beat-times.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { videoScene } from "../videos/video-scene.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { quarterOf, runningWord, typeGround, typeScreen } from "./type-screen.ts";

/**
 * *Moving type* (docs/content.md#video-story): nothing but words, as large as they go, that land on the beat of the
 * music; under them the one that matters runs through the page.
 */
export const movingType: TemplateBuilder = {
  pace: () => PACE,
  build: (storyboard) => [typeScene(storyboard)],
};

/** No recording of the user is shown. */
const PACE: Pace = { heard: () => false };

function typeScene(storyboard: Storyboard) {
  const beats = timedBeats(storyboard, PACE);
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const quarter = quarterOf(storyboard);
  const palette = brandPalette(storyboard.brand);
  const lands = beats.filter(({ isFirst, text }) => !isFirst && text !== "");
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "punch", body: "native" },
    sizesVary: true,
    tracks: [
      ["grounds", beats.map(typeGround)],
      ["running", beats.flatMap((beat) => runningWord(beat, palette))],
      ["captions", captionClips(beats, storyboard, { style: "clean-two-line" })],
      ["words", beats.flatMap((beat) => typeScreen(beat, { quarter, palette, number: numberOf(beat, beats) }))],
      [
        "sound",
        audioClips(storyboard, {
          durationMs,
          effects: lands.map(({ startMs }) => ({ effect: "slam", atMs: startMs })),
        }),
      ],
    ],
  });
}

/** The place of a point in a list of which the opening words say how many points it has; "" for any other. */
function numberOf({ isFirst, role, index }: TimedBeat, beats: readonly TimedBeat[]): string {
  const listed = beats.filter((it) => !it.isFirst && it.role !== "ask");
  const promised = Number(/\d+/.exec(beats[0]?.text ?? "")?.[0]);
  return !isFirst && role !== "ask" && promised === listed.length ? `${index}` : "";
}
