import type { Clip, Scene, Track } from "../../scene/scene.ts";
import { progress } from "./easing.ts";

/** A picture whose transition over the previous one is running; `share` from 0 to 1 is its progress. */
export type Arrival = { clip: Extract<Clip, { kind: "image" | "video" }>; share: number };

/**
 * A visible clip, at its own time. While a transition runs, `arriving` is the picture's own transition, and the clips
 * that ended where it began stay beneath it in their last state: `leaving` is the transition that replaces them.
 */
export type Shown = { clip: Clip; t: number; arriving: Arrival | null; leaving: Arrival | null };

/** What a track shows at `t` (ms, within the scene), back to front. */
export function shownClips(track: Track, scene: Scene, t: number): Shown[] {
  return track.clips.flatMap((clip): Shown[] => {
    if (!isOnScreen(clip, t)) return [];
    const coming = arrivalOf(clip, t);
    const before = coming ? covered(coming, track, scene) : [];
    // A picture with nothing beneath it appears at once: the first frame of a scene is complete
    // (docs/content.md#first-frame).
    const arriving = coming?.clip.transition?.kind === "punch" || before.length > 0 ? coming : null;
    const own = { clip, t, arriving, leaving: null };
    if (!arriving) return [own];
    return [...(isStillSeen(arriving) ? before : []), ...(isStillToCome(arriving) ? [] : [own])];
  });
}

/** The nearest time that a scene has: a still has only 0, and after the end its last frame is shown. */
export function withinScene(scene: Scene, tMs: number): number {
  const last = Math.max(0, scene.durationMs - 1000 / scene.frameRate);
  return Math.min(Math.max(0, Number.isFinite(tMs) ? tMs : 0), last);
}

function isOnScreen(clip: Clip, t: number): boolean {
  return clip.startMs <= t && t < clip.endMs;
}

/** The running transition of a picture, or null. */
function arrivalOf(clip: Clip, t: number): Arrival | null {
  if ((clip.kind !== "image" && clip.kind !== "video") || !clip.transition) return null;
  const share = progress(t, clip.startMs, clip.startMs + clip.transition.durationMs);
  return share < 1 ? { clip, share } : null;
}

/** The clips of the track that ended where a picture begins, in their last state. */
function covered(arrival: Arrival, track: Track, scene: Scene): Shown[] {
  const frameMs = 1000 / scene.frameRate;
  return track.clips
    .filter((clip) => clip.endMs > clip.startMs && Math.abs(clip.endMs - arrival.clip.startMs) < frameMs / 2)
    .map((clip) => ({ clip, t: lastMoment(clip, frameMs), arriving: null, leaving: arrival }));
}

/** The last frame that shows a clip. */
function lastMoment({ startMs, endMs }: Clip, frameMs: number): number {
  return Math.max(startMs, (Math.ceil(endMs / frameMs - 1e-6) - 1) * frameMs);
}

/** A *whip* shows one picture after the other, cut where the motion is fastest; a *punch* is a cut. */
function isStillSeen({ clip, share }: Arrival): boolean {
  const kind = clip.transition?.kind;
  return kind !== "punch" && (kind !== "whip" || share < 0.5);
}

function isStillToCome({ clip, share }: Arrival): boolean {
  return clip.transition?.kind === "whip" && share < 0.5;
}
