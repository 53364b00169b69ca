import type { Scene } from "@vignette/composition";
import { mouthOn } from "../openai/pictures/portrait.ts";
import { wavSamples } from "../openai/speech/wav.ts";
import { invalidInput } from "./fal-error.ts";

/** The longer side in pixels, and frames in a second: small and few, because it is a stand-in. */
const SIDE = 640;
const FRAMES_PER_SECOND = 12;
/** A part of a scene with its own movements: a clip takes at most 200 of them. */
const PART_MS = 10_000;

/**
 * An MP4 in which the mouth of a painted face follows the recording, which is heard. Throws the FalError for a recording
 * that is no WAV of 16 bits.
 */
export async function renderTalking(
  picture: Blob,
  recording: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const sound = wavSamples(recording);
  if (!sound) throw invalidInput("audio_url", "Failed to load the audio.", "audio_load_error");
  const { lookAtPicture, renderMp4 } = await import("@vignette/composition/node");
  const seen = await lookAtPicture(picture, SIDE);
  const scale = SIDE / Math.max(seen.width, seen.height);
  const even = (side: number) => Math.round((side * scale) / 2) * 2;
  const media = new Map([
    ["face", picture],
    ["voice", new Blob([recording], { type: "audio/wav" })],
  ]);
  return await renderMp4(sceneOf({ width: even(seen.width), height: even(seen.height) }, opennessOf(sound)), media);
}

/** How far the mouth is open in each frame, from 0 to 1. */
function opennessOf({ rate, samples }: { rate: number; samples: Int16Array }): number[] {
  const length = Math.floor(rate / FRAMES_PER_SECOND);
  const loud = Array.from({ length: Math.ceil(samples.length / length) }, (_, frame) => {
    const part = samples.subarray(frame * length, (frame + 1) * length);
    return Math.sqrt(part.reduce((sum, it) => sum + it * it, 0) / Math.max(1, part.length));
  });
  const loudest = Math.max(1, ...loud);
  return loud.map((it) => Math.min(1, (it / loudest) * 1.25));
}

function sceneOf({ width, height }: { width: number; height: number }, openness: readonly number[]): Scene {
  const durationMs = (openness.length * 1000) / FRAMES_PER_SECOND;
  const whole = { startMs: 0, endMs: durationMs };
  const still = { scale: 1, focus: { x: 0.5, y: 0.5 } };
  return {
    ...{ version: 2, width, height, frameRate: FRAMES_PER_SECOND, durationMs, background: "bg", safeZone: "none" },
    palette: { bg: "#15180e", on: "#f6f2e9", accent: "#ffd92e", onAccent: "#15180e", ink: "#15180e", paper: "#f6f2e9" },
    tracks: [
      {
        id: "face",
        clips: [
          {
            ...{ kind: "image", id: "face", src: "face", ...whole, fit: "cover", missing: "bg" },
            ...{ box: { x: 0, y: 0, w: width, h: height }, focus: still.focus, kenBurns: { from: still, to: still } },
          },
          ...mouths(openness, mouthOn({ width, height })),
        ],
      },
      {
        id: "voice",
        clips: [
          {
            ...{ kind: "audio", id: "voice", ...whole, role: "original", source: { src: "voice" } },
            ...{ gainDb: 0, fadeInMs: 0, fadeOutMs: 0 },
          },
        ],
      },
    ],
  };
}

type Mouth = ReturnType<typeof mouthOn>;

/** An opening over the closed mouth, as high as the sound is loud. */
function mouths(openness: readonly number[], { x, y, half }: Mouth): Scene["tracks"][number]["clips"] {
  const frameMs = 1000 / FRAMES_PER_SECOND;
  const least = half * 0.16;
  const perPart = PART_MS / frameMs;
  return Array.from({ length: Math.ceil(openness.length / perPart) }, (_, part) => {
    const own = openness.slice(part * perPart, (part + 1) * perPart);
    const course = (amountAt: (high: number) => number) =>
      own.map((open, at) => ({ atMs: at * frameMs, value: amountAt(open * half * 1.1), curve: "linear" as const }));
    return {
      kind: "rect" as const,
      id: `mouth-${part}`,
      startMs: part * PART_MS,
      endMs: part * PART_MS + own.length * frameMs,
      box: { x: x - half * 0.8, y: y - least / 2, w: half * 1.6, h: least },
      color: "#5a1d1d",
      radius: half * 0.55,
      opacity: 1,
      keyframes: { h: course((high) => high), y: course((high) => -high * 0.35) },
    };
  });
}
