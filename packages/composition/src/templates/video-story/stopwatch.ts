import type { Clip } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { type Pace, readingMs } from "../beat-times.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { captionClips } from "../videos/caption-clips.ts";
import { ASK_BOX, textClips, titleBox, titleWords } from "../videos/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/timed-beats.ts";
import { videoScene } from "../videos/video-scene.ts";
import { type Race, raceOf } from "./race.ts";

export const stopwatch: TemplateBuilder = {
  pace: () => PACE,
  build: (storyboard) => [stopwatchScene(storyboard)],
};

/** How long the second time stays for comparison before the story continues. */
const COMPARED_MS = 2000;
const PACE: Pace = { usualMs: (beat) => readingMs(beat) + (/\d/.test(beat.body) ? COMPARED_MS : 0) };

function stopwatchScene(storyboard: Storyboard) {
  const beats = timedBeats(storyboard, PACE);
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const race = raceOf(beats);
  const stopsMs = race.laps.map(({ stopMs }) => stopMs);
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["pictures", beatShots(beats, storyboard).map((clip) => stepsCloser(clip, stopsMs))],
      ["captions", captionClips(beats, storyboard, { style: "active-box" })],
      ["words", [...beats.flatMap((beat) => words({ ...beat, small: "" }, race.saved)), ...saved(race)]],
      ["clock", clock(race)],
      ["sound", audioClips(storyboard, { durationMs, effects: stopsMs.map((atMs) => ({ effect: "ding", atMs })) })],
    ],
  });
}

/** *Punch-in* (docs/content.md#video-story) where a clock stops. */
function stepsCloser(clip: Clip, stopsMs: readonly number[]): Clip {
  const atMs = stopsMs.find((ms) => clip.startMs < ms && ms < clip.endMs);
  if (atMs === undefined || !("punches" in clip)) return clip;
  return { ...clip, punches: [{ startMs: atMs, endMs: clip.endMs, scale: 1.12 }] };
}

const CLOCK: TextStyle = {
  ...TEXT_STYLES.label,
  face: "type",
  size: 140,
  lineHeight: 1.2,
  maxLines: 1,
  color: "paper",
  textBox: lineBox("ink"),
};
const CLOCK_BOX = { x: 65, y: 269, w: 845, h: 180 };

/** The first clock shows zero from the first frame on; each stays at its final time until the next begins. */
function clock({ laps }: Race): Clip[] {
  const [first] = laps;
  const still = (text: string, startMs: number, endMs: number) =>
    textClips({ id: `clock-${startMs}`, text, phrase: "", startMs, endMs }, CLOCK, { box: CLOCK_BOX });
  const waiting = first ? still(first.text.replace(/\d+(?:[.,]\d)?/, "0"), 0, first.startMs) : [];
  const running = laps.flatMap(({ text, startMs, stopMs, endMs }) =>
    still(text, startMs, endMs).map((clip) => ({
      ...clip,
      countUpMs: stopMs - startMs,
      countUpCurve: "linear" as const,
    })),
  );
  return [...waiting, ...running];
}

/** The saved time, in accent until its beat ends (docs/content.md#video-story: 1.5 s). */
function saved({ saved: found }: Race): Clip[] {
  if (!found) return [];
  return textClips({ id: "saved", phrase: "", ...found }, SAVED, { box: { x: 65, y: 700, w: 845, h: 270 } });
}

const SAVED: TextStyle = { ...TEXT_STYLES.ask, face: "block", size: 170, maxLines: 2, valign: "top" };

/** The conclusion is in accent, too. */
const RESULT: TextStyle = { ...TEXT_STYLES.ask, valign: "top" };

/** Titles are under the clock, and above the saved time. */
function words(beat: TimedBeat, found: Race["saved"]): Clip[] {
  const { text, role, isFirst, startMs, endMs } = beat;
  if (role === "ask" && !isFirst) return titleWords(beat, TEXT_STYLES.ask, { box: ASK_BOX });
  const isCompared = found !== null && startMs < found.endMs && endMs > found.startMs;
  const bottom = isCompared ? 690 : 970;
  const style = isFirst ? TEXT_STYLES.boxed : beat.isLast ? RESULT : TEXT_STYLES.label;
  return titleWords(beat, style, titleBox(text, 470, bottom), bottom);
}
