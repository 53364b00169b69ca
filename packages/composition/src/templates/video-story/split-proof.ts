import { brandPalette } from "../../brand/brand-palette.ts";
import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import { framing } from "../../shots/framing.ts";
import { shot } from "../../shots/shot.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { audioClips } from "../videos/audio-clips.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { bright } from "../videos/bright.ts";
import { CAPTION_BOX, captionClips } from "../videos/caption-clips.ts";
import { groundOf } from "../videos/plain-ground.ts";
import { seenMedia } from "../videos/seen-media.ts";
import { ASK_BOX, smallWords, textClips, titleBox, titleWords } from "../videos/text-clips.ts";
import { TEXT_STYLES } from "../videos/text-styles.ts";
import { type TimedBeat, timedBeats } from "../videos/timed-beats.ts";
import { PAGE, videoScene } from "../videos/video-scene.ts";

export const splitProof: TemplateBuilder = {
  build: (storyboard) => [splitProofScene(storyboard)],
};

const UPPER = { ...PAGE, h: 960 };
const LOWER = { ...PAGE, y: 960, h: 960 };
const GROWS_MS = 240;

/** Half a page is filled, cropped a little above the center, where faces are. */
const FILLED = { fit: "cover", focus: { x: 0.5, y: 0.38 } } as const;

function splitProofScene(storyboard: Storyboard) {
  const beats = timedBeats(storyboard);
  const durationMs = beats.at(-1)?.endMs ?? 0;
  const proof = proofIndex(beats);
  const growsAtMs = proof === 0 ? durationMs * ALONE_GROWS : (beats[proof]?.startMs ?? 0);
  const accent = bright(brandPalette(storyboard.brand));
  const above = held(
    beats.filter(({ startMs }) => startMs < growsAtMs),
    growsAtMs + GROWS_MS,
  );
  return videoScene(storyboard, {
    durationMs,
    fonts: { title: "native", body: "native" },
    tracks: [
      { id: "above", clips: beatShots(above, storyboard, { box: UPPER, dress: () => FILLED }), window: UPPER },
      ["below", [...waiting(beats, proof, growsAtMs), ...beatShots(beats.slice(proof + 1), storyboard)]],
      ["seam", [seam(growsAtMs)]],
      ["captions", captionClips(beats, storyboard, { style: "boxed-lines", box: boxAt(growsAtMs) })],
      ["words", beats.flatMap((beat, i) => words(beat, i === proof && i > 0, accent))],
      ["sound", audioClips(storyboard, { durationMs, effects: [{ effect: "whoosh", atMs: growsAtMs }] })],
    ],
  });
}

/** The last picture stays until the proof covers it. */
function held(beats: readonly TimedBeat[], endMs: number): TimedBeat[] {
  return beats.map((beat, i) => (i === beats.length - 1 ? { ...beat, endMs } : beat));
}

/** The time after which a storyboard of one beat shows its proof. */
const ALONE_GROWS = 0.6;

/** The beat whose picture waits below: the proof, otherwise the last one before the call to action. */
function proofIndex(beats: readonly TimedBeat[]): number {
  const proof = beats.findIndex(({ role, isFirst }) => role === "proof" && !isFirst);
  const last = beats.findLastIndex(({ role, isFirst }) => !isFirst && role !== "ask");
  return proof > 0 ? proof : last > 0 ? last : Math.min(1, beats.length - 1);
}

/** The proof, first in the lower half, then on the whole page. */
function waiting(beats: readonly TimedBeat[], proof: number, growsAtMs: number): Clip[] {
  const endMs = beats[proof]?.endMs ?? 0;
  const media = seenMedia(beats)[proof]?.media;
  const keyframes = { y: grown(growsAtMs, -LOWER.y), h: grown(growsAtMs, PAGE.h - LOWER.h) };
  const place = { id: "proof", startMs: 0, endMs, box: LOWER };
  if (media) {
    const whole = media.size ? framing(media, PAGE) : {};
    return [{ ...shot(media, { ...place, index: 0, isSpokenOver: true }), ...whole, punches: [], keyframes }];
  }
  return [
    { kind: "rect", ...place, color: groundOf(proof), radius: 0, opacity: 1, keyframes },
    ...question(proof, growsAtMs),
  ];
}

/** Without a picture, the lower half shows a question mark. */
function question(proof: number, growsAtMs: number): Clip[] {
  const style = {
    ...TEXT_STYLES.slam,
    face: "block",
    size: 520,
    minSize: 520,
    stroke: { color: "ink", width: 0 },
  } as const;
  const words = { id: "question", text: "?", phrase: "", startMs: 0, endMs: growsAtMs };
  const box = { x: 0, y: 1060, w: 1080, h: 760 };
  return textClips(words, style, {
    box,
    align: "center",
    valign: "middle",
    color: groundOf(proof) === "ink" ? "accent" : "onAccent",
    ornament: true,
  });
}

function seam(growsAtMs: number): Clip {
  const box = { x: 0, y: LOWER.y - 5, w: PAGE.w, h: 10 };
  const keyframes = { y: grown(growsAtMs, -LOWER.y - 10) };
  const times = { startMs: 0, endMs: growsAtMs + GROWS_MS };
  return { kind: "rect", id: "seam", ...times, box, color: "accent", radius: 0, opacity: 1, keyframes };
}

function grown(growsAtMs: number, value: number) {
  return [
    { atMs: growsAtMs, value: 0, curve: "settle" as const },
    { atMs: growsAtMs + GROWS_MS, value, curve: "linear" as const },
  ];
}

/** Captions are on the seam as long as there is one (docs/content.md#video-story: y 900-1020). */
function boxAt(growsAtMs: number) {
  return ({ startMs }: TimedBeat) => (startMs < growsAtMs ? { x: 65, y: 890, w: 845, h: 140 } : CAPTION_BOX);
}

function words(beat: TimedBeat, isProof: boolean, accent: Color): Clip[] {
  const { text, role, isFirst } = beat;
  if (role === "ask" && !isFirst) return titleWords(beat, TEXT_STYLES.ask, { box: ASK_BOX });
  const style = isProof ? TEXT_STYLES.slam : isFirst ? TEXT_STYLES.boxed : TEXT_STYLES.label;
  const place = { ...titleBox(text), accent };
  const title = titleWords(beat, style, isFirst ? place : { ...place, box: { ...place.box, h: 420 } });
  return [...title, ...smallWords(beat, title[0])];
}
