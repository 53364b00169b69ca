import type { AudioClip } from "../../scene/audio-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Keyframes } from "../../scene/keyframes.ts";
import type { Clip } from "../../scene/scene.ts";
import { shot } from "../../shots/shot.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { atSense } from "../at-sense.ts";
import { castOfStep } from "../drawings/cast-of.ts";
import { scaleIn, standingIn } from "../drawings/ink-box.ts";
import { memeClips } from "../drawings/meme-clips.ts";
import { memeDrawingOf } from "../drawings/meme-drawings.ts";
import { likelySize } from "../pictures/likely-size.ts";
import { textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { type Seen, seenMedia } from "../videos/seen-media.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";
import { captionClips } from "../videos/words/caption-clips.ts";
import { textClips, wordsOfBeat } from "../videos/words/text-clips.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../videos/words/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/words/timed-beats.ts";
import { type Posed, posed, posesIn } from "./joke-art.ts";
import { BACK_MS, movedBack } from "./loop-back.ts";

export const escalation: TemplateBuilder = {
  build: (storyboard) => [escalationScene(storyboard)],
};

/** Times of each panel (docs/content.md#meme-video); a fifth stays to the end. */
const CLOSER = [1, 1.08, 1.16, 1.25, 1.35] as const;
const SATURATION = [0.85, 1, 1.2, 1.5, 1.7] as const;

function escalationScene(storyboard: Storyboard) {
  const beats = timedBeats(storyboard);
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const seen = seenMedia(beats);
  const sound = audioClips(storyboard, {
    durationMs,
    loops: true,
    effects: beats.slice(-1).map(({ startMs }) => ({ effect: "slam", atMs: startMs })),
  });
  return videoScene(storyboard, {
    durationMs,
    isDrawn: beats.some(({ isPlain }) => isPlain),
    fonts: { title: "native", body: "native" },
    tracks: [
      ["pictures", beats.flatMap((beat, i) => panel(beat, seen[i] ?? null, storyboard))],
      ["captions", captionClips(beats, storyboard, { style: "boxed-lines", box: { x: 65, y: 820, w: 845, h: 150 } })],
      ["words", beats.flatMap((beat) => label(beat, beat.isLast && !beat.isFirst, hookSize(beats)))],
      ["sound", sound.flatMap((clip) => (clip.id === "bed" ? rising(clip, beats) : [clip]))],
    ],
  });
}

/** The progress of a panel, 0 to 1; the last panel is 1 for any number of panels. */
function stepOf({ index }: Pick<TimedBeat, "index">): 0 | 1 | 2 | 3 | 4 {
  return Math.min(index, CLOSER.length - 1) as 0 | 1 | 2 | 3 | 4;
}

function panel(beat: TimedBeat, seen: Seen | null, storyboard: Storyboard): Clip[] {
  const { index, startMs, endMs } = beat;
  const step = stepOf(beat);
  if (!seen) return drawn(beat, storyboard);
  const isSpokenOver = storyboard.voice !== null || seen.isBorrowed;
  const picture = shot(seen.media, { id: `panel-${index}`, startMs, endMs, box: PAGE, index, isSpokenOver });
  const focus = { x: 0.5, y: 0.48 };
  const from = { scale: CLOSER[step], focus };
  const view = {
    kenBurns: { from, to: { scale: CLOSER[step] * 1.03, focus } },
    saturation: SATURATION[step],
    punches: [],
  };
  const shown = { ...picture, ...view, grain: 0.02 * step };
  if (!beat.isLast || index === 0) return [shown];
  const first = { scale: CLOSER[0], focus };
  const backMs = endMs - BACK_MS;
  const comesBack = { kenBurns: { from: first, to: first }, keyframes: movedBack(BACK_MS, { scale: CLOSER[step] }) };
  return [
    { ...shown, endMs: backMs },
    { ...shown, id: "panel-back", startMs: backMs, ...comesBack, saturation: SATURATION[0], grain: 0 },
  ];
}

/** Our own panels, a little larger each time, on one floor; all of the last one is seen. */
function drawn(beat: TimedBeat, storyboard: Storyboard): Clip[] {
  const { drawing, beats } = storyboard;
  const { index, startMs, endMs } = beat;
  const wanted = memeDrawingOf(drawing, "four-stairs").panels;
  const told = wanted.length >= LEAST_STEPS ? wanted : memeDrawingOf("four-stairs").panels;
  const artOf = (at: number) => {
    const draw = told[Math.round((at * (told.length - 1)) / Math.max(1, beats.length - 1))];
    return draw && posed(draw, { ...castOfStep(storyboard, at), isUpright: true });
  };
  const [step, setup, last] = [artOf(index), artOf(0), artOf(beats.length - 1)];
  if (!step || !setup || !last) return [];
  const farthest = scaleIn(STAGE, last.art) / near({ index: beats.length - 1 });
  // What is small beside the last step fills the stage all the same: a figure in a quarter of the page is not looked at.
  const scaleOf = ({ art }: Posed, at: Pick<TimedBeat, "index">) => {
    const wanted = farthest * near(at);
    return wanted * Math.max(1, Math.min(SMALL_AT_FIRST, scaleIn(STAGE, art) / wanted));
  };
  const first = standingIn(step.art, STAGE, scaleOf(setup, { index: 0 }) * FAR);
  const nearest = standingIn(step.art, STAGE, scaleOf(step, beat));
  const poses = posesIn(startMs, endMs);
  return [
    { kind: "rect", id: `ground-${index}`, startMs, endMs, box: PAGE, color: "bg", radius: 0, opacity: 1 },
    ...poses.flatMap(({ isMoved, ...times }, i) => {
      const isEnd = i === poses.length - 1;
      const box = index === 0 && i === 0 ? first : nearest;
      const keyframes =
        index === 0 && i === 1
          ? stepNearer(first, nearest)
          : beat.isLast && isEnd
            ? movedBack(times.endMs - times.startMs, changed(box, first))
            : undefined;
      const place = { ...{ id: `panel-${index}-${i}`, ...times, box }, boil: { amount: 3 + index, seed: index + 1 } };
      return memeClips(isMoved ? step.moved : step.art, place).map((clip) => ({
        ...clip,
        ...(keyframes && { keyframes }),
      }));
    }),
  ];
}

/** The setup begins farther away, and is still read when it steps nearer. Our own choice. */
const FAR = 0.84;
const STEP_MS = 160;

const changed = (from: Box, to: Box) => ({ x: to.x - from.x, y: to.y - from.y, w: to.w - from.w, h: to.h - from.h });

/** With its second pose, at its place when it has come nearer. */
const stepNearer = (from: Box, to: Box): Keyframes =>
  Object.fromEntries(
    Object.entries(changed(to, from)).map(([side, value]) => [
      side,
      [
        { atMs: 0, value, curve: "settle" as const },
        { atMs: STEP_MS, value: 0, curve: "linear" as const },
      ],
    ]),
  );

/** A step is at most this much larger than it would be beside the last one. Our own choice. */
const SMALL_AT_FIRST = 1.4;

/** What is drawn grows by itself: it comes half as near as a picture does. */
const near = (beat: Pick<TimedBeat, "index">): number => Math.sqrt(CLOSER[stepOf(beat)]);

/** Of two pictures one would stand for two steps, and nothing escalates. */
const LEAST_STEPS = 3;

/** Under the words; the floor goes on below it, under the app's own words. */
const STAGE: Box = { x: 40, y: 690, w: 1000, h: 890 };

const LABEL: TextStyle = { ...TEXT_STYLES.label, size: 100, valign: "bottom", align: "left", maxLines: 4 };
const LAST: TextStyle = {
  ...LABEL,
  color: "onAccent",
  textBox: lineBox("accent"),
  size: 112,
  motion: "slam",
  mark: "underline",
};

/** Our own choice. */
const LARGER = 1.2;
const PLAIN_BOX: Box = { x: 65, y: 275, w: 845, h: 400 };

/** About the size in which the hook stands over a drawing. */
function hookSize(beats: readonly TimedBeat[]): number {
  const [hook] = beats;
  if (!hook?.isPlain) return LABEL.size;
  const { size, lineHeight, maxLines } = LABEL;
  const set = { face: "native", size, lineHeight, maxLines, minSize: 44 } as const;
  return likelySize(textClip({ id: "hook", text: atSense(hook.text), box: PLAIN_BOX, ...set }));
}

/** No later line is much larger than the hook: that is read first. */
function label(beat: TimedBeat, isLast: boolean, hookPx: number): Clip[] {
  const words = { ...wordsOfBeat(beat), endMs: beat.endMs };
  // Our drawing fills the page under its words; beside a picture they are low.
  const place = beat.isPlain ? { box: PLAIN_BOX, valign: "top" as const } : { box: { x: 65, y: 990, w: 845, h: 256 } };
  const style = isLast ? LAST : LABEL;
  return textClips(words, { ...style, size: Math.min(style.size, hookPx * LARGER) }, place);
}

/** One of our beds goes up a tone with each panel; a recording stays as it is. */
function rising(bed: AudioClip, beats: readonly TimedBeat[]): AudioClip[] {
  if (!("bed" in bed.source)) return [bed];
  return beats.map(({ startMs, endMs, index, isLast }) => {
    const fades = { fadeInMs: index === 0 ? bed.fadeInMs : 10, fadeOutMs: isLast ? bed.fadeOutMs : 10 };
    return { ...bed, ...fades, id: `bed-${index}`, startMs, endMs, trimMs: startMs, semitones: Math.min(12, index) };
  });
}
