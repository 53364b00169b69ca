import { brandPalette } from "../../brand/brand-palette.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import type { Pace } from "../beat-times.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { askOn, lightBeats } from "../videos/light-under.ts";
import { videoScene } from "../videos/video-scene.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { titleWords } from "../videos/words/text-clips.ts";
import { TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { wordsPlaces } from "../videos/words/words-places.ts";
import { quarterOf, typeGround, typeScreen } from "./type-screen.ts";

/**
 * *Moving type* (docs/content.md#video-story): nothing but words, as large as they go, that land on the beat of the
 * music; where there is a photo of the product, it ends with that.
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
  const seen = beats.filter(isSeen);
  const screens = beats
    .filter((beat) => !isSeen(beat))
    .flatMap((beat) => (beat.isFirst ? twice(beat, quarter) : [beat]));
  const places = wordsPlaces(seen);
  const isLight = lightBeats(seen, places.room);
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "punch", body: "native" },
    sizesVary: true,
    tracks: [
      ["grounds", screens.map(typeGround)],
      ["pictures", beatShots(seen, storyboard, { room: places.room })],
      ["captions", captionClips(beats, storyboard, { style: "clean-two-line" })],
      [
        "words",
        [
          ...screens.flatMap((beat) => typeScreen(beat, { quarter, palette, number: numberOf(beat, beats) })),
          ...seen.flatMap((beat) => titleWords(beat, askOn(isLight(beat), ASK, palette), places.ask(beat))),
        ],
      ],
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

/** What ends the film with its photo. A clip would be heard. */
const isSeen = ({ role, isFirst, media }: TimedBeat): boolean => role === "ask" && !isFirst && media?.kind === "image";

const ASK: TextStyle = { ...TEXT_STYLES.ask, face: "title", size: 132, caps: true, maxLines: 4 };

/** The opening words change their colors halfway, on a quarter of the music: as long as they are read, they would stand still. */
function twice(beat: TimedBeat, quarter: number): TimedBeat[] {
  const { startMs, endMs } = beat;
  if (endMs - startMs < LONG_MS) return [beat];
  const atMs = startMs + Math.max(1, Math.round((endMs - startMs) / 2 / quarter)) * quarter;
  return [
    // They are read across the cut.
    { ...beat, endMs: atMs, textEndMs: atMs, isSaid: true },
    { ...beat, startMs: atMs, textStartMs: atMs, part: 1, isSaid: true },
  ];
}

/** Each half is seen for 1.5 s. Source: docs/content.md#reading-time. */
const LONG_MS = 3000;

/** The place of a point in a list of which the opening words say how many points it has; "" for any other. */
function numberOf({ isFirst, role, index }: TimedBeat, beats: readonly TimedBeat[]): string {
  const listed = beats.filter((it) => !it.isFirst && it.role !== "ask");
  const promised = Number(/\d+/.exec(beats[0]?.text ?? "")?.[0]);
  return !isFirst && role !== "ask" && promised === listed.length ? `${index}` : "";
}
