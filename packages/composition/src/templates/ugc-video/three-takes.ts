import type { Clip } from "../../scene/scene.ts";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { type Pace, readingMs } from "../beat-times.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips, type SoundEffect } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { captionClips } from "../videos/caption-clips.ts";
import { ASK_BOX, smallWords, textClips, titleBox, titleWords } from "../videos/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/timed-beats.ts";
import { videoScene } from "../videos/video-scene.ts";
import { speakerAt } from "./one-take.ts";

export const threeTakes: TemplateBuilder = {
  pace: () => PACE,
  build: (storyboard) => [threeTakesScene(storyboard)],
};

/** The length of a take without speech, and the silence before the product (docs/content.md#ugc-video). */
const TAKE_MS = 2000;
const SILENCE_MS = 400;
const PACE: Pace = { usualMs: (beat) => Math.max(TAKE_MS, readingMs(beat)) };

function threeTakesScene(storyboard: Storyboard) {
  const takes = takesOf(storyboard.beats);
  const beats = timedBeats(storyboard, PACE).map((beat) => withSpeaker(beat, storyboard));
  const durationMs = beats.at(-1)?.endMs ?? 0;
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["pictures", beatShots(beats, storyboard, { dress: () => ({ transition: { kind: "punch", durationMs: 160 } }) })],
      ["captions", captionClips(beats, storyboard, { style: "boxed-lines" })],
      ["words", beats.flatMap(words)],
      ["counter", beats.slice(0, takes).flatMap((beat) => counter(beat, takes))],
      ["sound", audioClips(storyboard, { durationMs, effects: heard(beats, takes) })],
    ],
  });
}

/** A presenter says every take that shows nothing of its own. */
const withSpeaker = (beat: TimedBeat, storyboard: Storyboard): TimedBeat => ({
  ...beat,
  media: beat.media ?? speakerAt(storyboard, beat.startMs),
});

const MOST_TAKES = 3;

/** How many beats are takes: the first three, or as many as there are before the call to action. */
function takesOf(beats: readonly Pick<StoryboardBeat, "role">[]): number {
  const asks = beats.findIndex(({ role }, i) => i > 0 && role === "ask");
  return Math.min(MOST_TAKES, asks === -1 ? beats.length : asks);
}

/**
 * A click for each take, and a short silence before the product, which is the beat after the takes or else the last of
 * them.
 */
function heard(beats: readonly TimedBeat[], takes: number): SoundEffect[] {
  const end = (beats[takes] ?? beats[takes - 1])?.startMs ?? 0;
  const clicks = beats.slice(1, takes).map(({ startMs }): SoundEffect => ({ effect: "tick", atMs: startMs }));
  if (end === 0) return [];
  const lands: SoundEffect = { effect: "slam", atMs: end };
  return [
    { effect: "gap", atMs: end - SILENCE_MS, lengthMs: SILENCE_MS },
    lands,
    ...clicks.filter(({ atMs }) => atMs < end),
  ];
}

const COUNTER: TextStyle = {
  ...TEXT_STYLES.label,
  face: "block",
  size: 72,
  maxLines: 1,
  color: "onAccent",
  textBox: lineBox("accent", 12),
};

function counter({ index, startMs, endMs }: TimedBeat, takes: number): Clip[] {
  const words = { id: `counter-${index}`, text: `${index + 1}/${takes}`, phrase: "", startMs, endMs };
  return textClips(words, COUNTER, { box: { x: 65, y: 280, w: 845, h: 120 } });
}

function words(beat: TimedBeat): Clip[] {
  if (beat.role === "ask" && !beat.isFirst) return titleWords(beat, TEXT_STYLES.ask, { box: ASK_BOX });
  const title = titleWords(beat, TEXT_STYLES.boxed, titleBox(beat.text, 430));
  return [...title, ...smallWords(beat, title[0])];
}
