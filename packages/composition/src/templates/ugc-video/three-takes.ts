import type { Clip } from "../../scene/scene.ts";
import { readingMs } from "../beat-times.ts";
import type { Piece, PieceBeat } from "../piece.ts";
import type { Template } from "../template.ts";
import { beatShots } from "../video/beat-shots.ts";
import { captionClips } from "../video/caption-clips.ts";
import { soundTrack } from "../video/sound-track.ts";
import { lineBox, TEXT_STYLES, type TextStyle } from "../video/text-styles.ts";
import { type TimedBeat, timedBeats } from "../video/timed-beats.ts";
import { videoScene } from "../video/video-scene.ts";
import { ASK_BOX, smallWords, titleBox, titleWords, written } from "../video/written.ts";

export const threeTakes: Template = {
  name: "three-takes",
  label: "Three takes",
  hint: "One line said three ways, counted, the last one ends on the product after a breath of silence.",
  beats: { least: 2, usual: 4, most: 6 },
  media: "welcome",
  build: (piece) => [threeTakesScene(piece)],
};

/** A take where nobody speaks, and the silence before what they lead to (ux §6). */
const TAKE_MS = 2000;
const SILENCE_MS = 400;

function threeTakesScene(piece: Piece) {
  const takes = piece.beats.filter((beat, i) => isTake(beat, i, piece.beats)).length;
  const beats = timedBeats(piece, { usualMs: (beat) => Math.max(TAKE_MS, readingMs(beat)) });
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const endsAtMs = beats[takes]?.startMs;
  const silence =
    endsAtMs === undefined ? [] : [{ effect: "gap" as const, atMs: endsAtMs - SILENCE_MS, lengthMs: SILENCE_MS }];
  return videoScene(piece, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      ["pictures", beatShots(beats, piece, { dress: () => ({ transition: { kind: "punch", durationMs: 160 } }) })],
      ["captions", captionClips(beats, piece, { style: "boxed-lines" })],
      ["words", beats.flatMap(words)],
      ["counter", beats.slice(0, takes).flatMap((beat) => counter(beat, takes))],
      [
        "sound",
        soundTrack(piece, {
          durationMs,
          effects: [
            ...silence,
            ...clicks(beats.slice(1, takes)),
            ...(endsAtMs === undefined ? [] : [{ effect: "slam" as const, atMs: endsAtMs }]),
          ],
        }),
      ],
    ],
  });
}

/** Everything but what the takes lead to: the ask, else the last of several. */
function isTake({ role }: PieceBeat, index: number, beats: readonly PieceBeat[]): boolean {
  if (index === 0) return true;
  return role !== "ask" && index < beats.length - 1;
}

const clicks = (beats: readonly TimedBeat[]) =>
  beats.map(({ startMs }) => ({ effect: "tick" as const, atMs: startMs }));

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
  return written(words, COUNTER, { box: { x: 65, y: 280, w: 845, h: 120 } });
}

function words(beat: TimedBeat): Clip[] {
  if (beat.role === "ask" && !beat.isFirst) return titleWords(beat, TEXT_STYLES.ask, { box: ASK_BOX });
  const title = titleWords(beat, TEXT_STYLES.boxed, titleBox(beat.text, 430));
  return [...title, ...smallWords(beat, title[0])];
}
