import type { Clip } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { type Pace, readingMs } from "../beat-times.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { videoScene } from "../videos/video-scene.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { cutOnThoughts, pagesAtCuts } from "../videos/words/cut-on-thoughts.ts";
import { smallWords, textClips, titleWords } from "../videos/words/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { type WordsPlaces, wordsPlaces } from "../videos/words/words-places.ts";
import { type Race, raceOf } from "./race.ts";
import { clockBox, halfNames, halfPictures, halfSigns, SEAM_CAPTIONS } from "./race-halves.ts";

export const stopwatch: TemplateBuilder = {
  pace: () => PACE,
  build: (storyboard) => [stopwatchScene(storyboard)],
};

/** How long the second time stays for comparison before the story continues. */
const COMPARED_MS = 2000;
const PACE: Pace = { usualMs: (beat) => readingMs(beat) + (/\d/.test(beat.body) ? COMPARED_MS : 0) };

function stopwatchScene(storyboard: Storyboard) {
  const beats = timedBeats(storyboard, PACE).map(plain);
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const race = raceOf(timedBeats(storyboard, PACE));
  const halves = race.halves;
  const parts = beats.flatMap((beat) => (beat.isLast ? cutOnThoughts([beat]) : [beat]));
  const isHalf = ({ index }: TimedBeat) => index === halves?.slow.index || index === halves?.fast.index;
  const others = beats.filter((beat) => !isHalf(beat));
  const places = wordsPlaces(others, beats);
  const ding = halves ? [{ effect: "ding" as const, atMs: halves.stopMs }] : [];
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      [
        "pictures",
        [...beatShots(parts, storyboard, places), ...(halves ? halfPictures(halves, beats, storyboard) : [])],
      ],
      [
        "captions",
        captionClips(pagesAtCuts(beats, parts), storyboard, {
          style: "marker",
          onMaterial: places.onMaterial,
          box: (beat) => (isHalf(beat) ? SEAM_CAPTIONS : places.captions(beat)),
        }),
      ],
      [
        "words",
        [
          ...others.flatMap((beat) => words(beat, places)),
          ...(halves ? halfNames(halves, storyboard.beats) : []),
          ...saved(race),
        ],
      ],
      ["clock", halves ? (race.laps.length > 0 ? clocks(race.laps) : halfSigns(halves)) : []],
      ["sound", audioClips(storyboard, { durationMs, effects: ding })],
    ],
  });
}

/** Times are on the clocks; the conclusion stays to the end, with the ask under it in the place of captions. */
const plain = (beat: TimedBeat): TimedBeat =>
  beat.isLast
    ? { ...beat, textStartMs: beat.startMs, textEndMs: beat.endMs, ...(beat.small !== "" && { words: [] }) }
    : { ...beat, small: "" };

const CLOCK: TextStyle = {
  ...TEXT_STYLES.label,
  face: "type",
  size: 108,
  minSize: 72,
  lineHeight: 1.1,
  maxLines: 1,
  color: "paper",
  textBox: lineBox("ink"),
};

/** Each clock stays at its final time; the first one waits at zero until it begins. */
function clocks(laps: Race["laps"]): Clip[] {
  const endMs = laps.at(-1)?.endMs ?? 0;
  return laps.flatMap(({ text, startMs, stopMs }, i) =>
    textClips({ id: `clock-${i}`, text, phrase: "", startMs, endMs }, CLOCK, { box: clockBox(i > 0) }).map((clip) => ({
      ...clip,
      countUpMs: stopMs - startMs,
      countUpCurve: "linear" as const,
    })),
  );
}

/** The saved time, over what was slow, in accent until its beat ends (docs/content.md#video-story: 1.5 s). */
function saved({ saved: found }: Race): Clip[] {
  if (!found) return [];
  return textClips({ id: "saved", phrase: "", ...found }, SAVED, { box: { x: 65, y: 280, w: 845, h: 270 } });
}

const SAVED: TextStyle = { ...TEXT_STYLES.ask, face: "block", size: 150, maxLines: 2, valign: "middle" };

/** Under the conclusion, above the picture. */
const ASK: TextStyle = { ...TEXT_STYLES.boxed, size: 76, minSize: 52, maxLines: 2 };
const ASK_END = 720;

/** The conclusion is in accent, too; beside a picture as the call to action is. */
const RESULT: TextStyle = { ...TEXT_STYLES.ask, valign: "top" };

function words(beat: TimedBeat, places: WordsPlaces): Clip[] {
  const { role, isFirst, isLast } = beat;
  if (role === "ask" && !isFirst) return titleWords(beat, TEXT_STYLES.ask, places.ask(beat));
  if (isLast && beat.small === "") return titleWords(beat, places.room ? TEXT_STYLES.ask : RESULT, places.title(beat));
  if (isLast) {
    const title = titleWords(beat, RESULT, { ...places.title({ ...beat, small: "" }), valign: "top" });
    return [...title, ...smallWords(beat, title[0], ASK, ASK_END)];
  }
  return titleWords(beat, isFirst ? TEXT_STYLES.boxed : TEXT_STYLES.label, places.title(beat));
}
