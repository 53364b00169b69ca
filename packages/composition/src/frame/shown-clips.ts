import type { Clip, Scene, Track } from "../scene/scene.ts";
import { progress } from "./easing.ts";

/** A picture that is just coming over what was there before; `share` from 0 to 1 is how far it has come. */
export type Arrival = { clip: Extract<Clip, { kind: "image" | "video" }>; share: number };

/**
 * A clip that is seen, at its own moment. While a transition runs, the clips that ended where it began stay beneath it as
 * they were last: `leaving` tells for whom they make room.
 */
export type Shown = { clip: Clip; t: number; leaving: Arrival | null };

/** What a track shows at `t` (ms, within the scene), back to front. */
export function shownClips(track: Track, scene: Scene, t: number): Shown[] {
  return track.clips.flatMap((clip): Shown[] => {
    if (!isOnScreen(clip, t)) return [];
    const arrival = arrivalOf(clip, t);
    const before = arrival ? leaving(arrival, track, scene) : [];
    return arrival && isStillToCome(arrival) && before.length > 0 ? before : [...before, { clip, t, leaving: null }];
  });
}

/** A moment a scene has: a still has only 0, and after the end stands the last frame. */
export function withinScene(scene: Scene, tMs: number): number {
  const last = Math.max(0, scene.durationMs - 1000 / scene.frameRate);
  return Math.min(Math.max(0, Number.isFinite(tMs) ? tMs : 0), last);
}

/** The arrival of a picture while its transition runs, or null. */
export function arrivalOf(clip: Clip, t: number): Arrival | null {
  if ((clip.kind !== "image" && clip.kind !== "video") || !clip.transition) return null;
  const share = progress(t, clip.startMs, clip.startMs + clip.transition.durationMs);
  return share < 1 ? { clip, share } : null;
}

function isOnScreen(clip: Clip, t: number): boolean {
  return clip.startMs <= t && t < clip.endMs;
}

/** A *whip* shows one picture after the other, cut where the motion is fastest; the others show both. */
function isStillToCome({ clip, share }: Arrival): boolean {
  return clip.transition?.kind === "whip" && share < 0.5;
}

function leaving(arrival: Arrival, track: Track, scene: Scene): Shown[] {
  const kind = arrival.clip.transition?.kind;
  if (kind === "punch" || (kind === "whip" && arrival.share >= 0.5)) return [];
  const frameMs = 1000 / scene.frameRate;
  return track.clips
    .filter((clip) => clip.endMs > clip.startMs && Math.abs(clip.endMs - arrival.clip.startMs) < frameMs / 2)
    .map((clip) => ({ clip, t: lastMoment(clip, frameMs), leaving: arrival }));
}

/** The last frame that shows a clip. */
function lastMoment({ startMs, endMs }: Clip, frameMs: number): number {
  return Math.max(startMs, (Math.ceil(endMs / frameMs - 1e-6) - 1) * frameMs);
}
