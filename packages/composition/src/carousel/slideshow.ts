import { later } from "../scene/later.ts";
import type { Clip, Scene, Track } from "../scene/scene.ts";
import { drift } from "../shots/drift.ts";

/** *page-slide* (docs/content.md#transitions). */
const SLIDE_MS = 220;
/** When the marker is swept over its phrase, in video (docs/content.md#looks). */
const SWEEP_AT_MS = 350;

/**
 * The slides of a carousel as one video: each holds as long as its scene says, the next pushes it out, words of all but
 * the first *rise* as they come, markers are swept, photos *drift* (docs/content.md#looks). The sound is the caller's
 * to add.
 */
export function slideshow(slides: readonly [Scene, ...Scene[]]): Scene {
  const [first] = slides;
  let now = 0;
  const tracks = slides.map((slide, index) => {
    const startMs = now;
    now = wholeFrames(startMs + slide.durationMs, first.frameRate);
    return page(slide, { index, startMs, endMs: now, isLast: index === slides.length - 1 });
  });
  return { ...first, durationMs: now, tracks };
}

function wholeFrames(ms: number, frameRate: number): number {
  return (Math.round((ms / 1000) * frameRate) * 1000) / frameRate;
}

type Times = { index: number; startMs: number; endMs: number; isLast: boolean };

function page(slide: Scene, times: Times): Track {
  const leavesMs = times.isLast ? times.endMs : times.endMs + SLIDE_MS;
  const ground: Clip = {
    ...{ kind: "rect", id: `${times.index}-ground`, startMs: times.startMs, endMs: leavesMs, color: slide.background },
    ...{ box: { x: 0, y: 0, w: slide.width, h: slide.height }, radius: 0, opacity: 1 },
  };
  const clips = slide.tracks.flatMap((track) => track.clips).filter((clip) => clip.kind !== "audio");
  const lively = clips.map((clip) => ({ ...named(later(moving(clip, times), times.startMs), times), endMs: leavesMs }));
  return { id: `slide-${times.index}`, clips: [ground, ...lively], keyframes: { x: course(slide.width, times) } };
}

/** In from the right, and out to the left; the first is there, the last stays. */
function course(width: number, { index, startMs, endMs, isLast }: Times) {
  const rest = { value: 0, curve: "linear" } as const;
  return [
    ...(index === 0 ? [] : [{ atMs: startMs, value: width, curve: "settle" as const }]),
    { atMs: index === 0 ? 0 : startMs + SLIDE_MS, ...rest },
    ...(isLast ? [] : [{ atMs: endMs, value: 0, curve: "settle" as const }]),
    ...(isLast ? [] : [{ atMs: endMs + SLIDE_MS, value: -width, curve: "linear" as const }]),
  ];
}

/** A still thing as it moves in a video. */
function moving(clip: Clip, { index }: Times): Clip {
  if (clip.kind === "image") return clip.kenBurns ? clip : { ...clip, kenBurns: drift(index) };
  if (clip.kind !== "text" || clip.ornament) return clip;
  const { emphasis } = clip;
  // Words that can only be read on the marker need it from the beginning.
  const isSwept = emphasis?.style === "marker" && (emphasis.on === undefined || emphasis.on === clip.color);
  return {
    ...clip,
    ...(index > 0 && clip.motion === "cut" && { motion: "rise" as const }),
    ...(isSwept && { emphasis: { ...emphasis, sweepAtMs: SWEEP_AT_MS } }),
  };
}

/** Slides use the same names; in one scene each is its own. */
function named(clip: Clip, { index }: Times): Clip {
  const id = `${index}-${clip.id}`;
  if (clip.kind !== "text" || !clip.dock) return { ...clip, id };
  return { ...clip, id, dock: { ...clip.dock, clip: `${index}-${clip.dock.clip}` } };
}
