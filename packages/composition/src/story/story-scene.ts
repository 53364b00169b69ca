import { brandPalette } from "../brand/brand-palette.ts";
import type { CaptionsClip } from "../scene/captions-clip.ts";
import type { Clip, Scene } from "../scene/scene.ts";
import { spokenBeats } from "./spoken-beats.ts";
import { overlayEnd, storyOverlay } from "./story-overlay.ts";
import { groundOf, mediaOf, storyPictures } from "./story-pictures.ts";
import type { StoryBeat, StoryScript } from "./story-script.ts";
import { storySound } from "./story-sound.ts";
import { unwritten } from "./unwritten.ts";

/** What is asked for at the end stays long enough to be read and done (our own choice, ux §6 says 1.5-2.5 s). */
const ASK_HOLD_MS = 2000;

/**
 * A *video story* (ux §6) at 1080×1920 and 30 fps: the hook stands complete on the first frame, every beat is a cut,
 * pictures drift in turns with a step closer on long beats, captions follow the voice, the ask ends it.
 */
export function storyScene(script: StoryScript): Scene {
  const beats = straightened(script.beats);
  const durationMs = wholeFrames(beats.at(-1)?.endMs ?? 1000);
  const boxes = { width: 1080, height: 1920, safeZone: "both" } as const;
  return {
    version: 2,
    ...boxes,
    frameRate: FRAME_RATE,
    durationMs,
    background: "ink",
    palette: brandPalette(script.brand),
    tracks: [
      { id: "pictures", clips: storyPictures(beats, { words: script.words, isSpoken: script.voiceId !== null }) },
      { id: "captions", clips: captions(script, beats) },
      {
        id: "overlays",
        clips: beats.flatMap((beat, i) => storyOverlay(beat, i, script.hook ?? "boxed", accentOn(beats, i))),
      },
      { id: "progress", clips: script.progress ? progressTicks(beats, durationMs) : [] },
      { id: "sound", clips: storySound(script, durationMs) },
    ],
  };
}

const FRAME_RATE = 30;

function wholeFrames(ms: number): number {
  return (Math.round((ms / 1000) * FRAME_RATE) * 1000) / FRAME_RATE;
}

/** Beats without gaps and overlaps, the first from frame 0; the last stays until it has been read. */
function straightened(beats: readonly StoryBeat[]): StoryBeat[] {
  let now = 0;
  return beats.map((beat, i) => {
    const startMs = now;
    const next = beats[i + 1];
    const endMs = Math.max(startMs + 500, next ? next.startMs : Math.max(beat.endMs, startMs + ASK_HOLD_MS));
    now = wholeFrames(endMs);
    return { ...beat, startMs, endMs: now };
  });
}

/** Captions pause where the overlay already says what is spoken: never the same words in two places (law 7). */
function captions(script: StoryScript, beats: readonly StoryBeat[]): CaptionsClip[] {
  const spoken = spokenBeats(beats, script.words);
  return beats.flatMap((beat, i): CaptionsClip[] => {
    const words = unwritten(spoken[i] ?? [], beat.overlay, overlayEnd(beat));
    if (words.length === 0) return [];
    const times = { startMs: beat.startMs, endMs: beat.endMs };
    const style = script.captions ?? "one-word";
    return [
      { kind: "captions", id: `captions-${i}`, ...times, words, style, box: CAPTION_BOX, accent: accentOn(beats, i) },
    ];
  });
}

/** Emphasis is accent, except on an accent ground. */
function accentOn(beats: readonly StoryBeat[], index: number): "accent" | "paper" {
  const beat = beats[index];
  const hasPictures = beats.some((it) => mediaOf(it) !== null);
  return !hasPictures && beat && groundOf(beat, index) === "accent" ? "paper" : "accent";
}

/** y 1010-1200 in *Both* (ux §6, caption styles). */
const CAPTION_BOX = { x: 65, y: 1010, w: 845, h: 190 };

function progressTicks(beats: readonly StoryBeat[], durationMs: number): Clip[] {
  const cutsMs = beats.slice(1).map((beat) => beat.startMs);
  const box = { x: 65, y: 275, w: 845, h: 10 };
  const times = { startMs: 0, endMs: durationMs };
  return [{ kind: "progress", id: "progress", ...times, box, color: "paper", ground: "ink", cutsMs }];
}
