import type { Clip } from "../../scene/scene.ts";
import { drift } from "../../shots/drift.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { captionClips } from "../videos/caption-clips.ts";
import { smallWords, titleBox, titleWords } from "../videos/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/timed-beats.ts";
import { videoScene } from "../videos/video-scene.ts";
import { speakerAt } from "./one-take.ts";

export const hookThenDemo: TemplateBuilder = {
  build: (storyboard) => [hookThenDemoScene(storyboard)],
};

function hookThenDemoScene(storyboard: Storyboard) {
  const beats = timedBeats(storyboard).map((beat) => withSpeaker(beat, storyboard));
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const demoMs = beats[1]?.startMs ?? durationMs;
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["pictures", beatShots(beats, storyboard).map((clip, i) => (i > 0 ? demo(clip, i) : clip))],
      ["captions", captionClips(beats, storyboard, { style: "boxed-lines" })],
      ["words", beats.flatMap(words)],
      ["sound", audioClips(storyboard, { durationMs, effects: [{ effect: "whoosh", atMs: demoMs }] })],
    ],
  });
}

/** A presenter says the hook, and whatever else has nothing to show; the user's own clip comes first. */
function withSpeaker(beat: TimedBeat, storyboard: Storyboard): TimedBeat {
  const isFree = beat.media === null || (beat.isFirst && beat.media.kind === "image");
  return isFree ? { ...beat, media: speakerAt(storyboard, beat.startMs) ?? beat.media } : beat;
}

/** A screen recording moves slightly, too: 1.00 → 1.08 (docs/content.md#ugc-video). */
function demo(clip: Clip, index: number): Clip {
  if (clip.kind !== "video" || clip.kenBurns) return clip;
  const focus = drift(index).to.focus;
  return { ...clip, kenBurns: { from: { scale: 1, focus }, to: { scale: 1.08, focus } } };
}

function words(beat: TimedBeat): Clip[] {
  const { text, isFirst, role } = beat;
  if (role === "ask" && !isFirst) return titleWords(beat, ASK, { box: { x: 65, y: 470, w: 845, h: 480 } });
  const title = titleWords(beat, isFirst ? TEXT_STYLES.boxed : NOTE, titleBox(text));
  return [...title, ...smallWords(beat, title[0])];
}

const NOTE: TextStyle = { ...TEXT_STYLES.label, size: 72, motion: "pop" };
/** As plain as a text typed in the app. */
const ASK: TextStyle = {
  ...TEXT_STYLES.boxed,
  valign: "middle",
  textBox: lineBox("#ffffff"),
  maxLines: 4,
  motion: "pop",
};
