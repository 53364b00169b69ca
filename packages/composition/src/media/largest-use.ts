import type { ImageClip } from "../scene/image-clip.ts";
import type { Keyframe } from "../scene/keyframes.ts";
import type { Scene } from "../scene/scene.ts";
import type { VideoClip } from "../scene/video-clip.ts";

/** The ids of pictures that a scene shows. */
export function imageIds(scene: Scene): string[] {
  return [...new Set(imageClips(scene).map((clip) => clip.src))];
}

/**
 * The largest share of a picture's own size that is needed, from 0 to 1: with all drifts and punch-ins at their
 * closest. Scaling it down to that once, in good quality, looks better and costs less than scaling it in every frame.
 */
export function largestUse(scene: Scene, id: string, picture: { width: number; height: number }): number {
  const needs = [...imageClips(scene), ...videoClips(scene)]
    .filter((clip) => clip.src === id)
    .map((clip) => closest(clip) * shareOf(clip, picture));
  return Math.min(1, Math.max(0, ...needs));
}

function shareOf(
  { box, crop, fit, keyframes }: ImageClip | VideoClip,
  picture: { width: number; height: number },
): number {
  const across = (box.w + most(keyframes?.w, 0)) / (picture.width * (crop?.w ?? 1));
  const down = (box.h + most(keyframes?.h, 0)) / (picture.height * (crop?.h ?? 1));
  return fit === "cover" ? Math.max(across, down) : Math.min(across, down);
}

function closest({ kenBurns, punches, keyframes }: ImageClip | VideoClip): number {
  const drift = kenBurns ? Math.max(kenBurns.from.scale, kenBurns.to.scale) : 1;
  return drift * most(keyframes?.scale, 1) * Math.max(1, ...(punches ?? []).map(({ scale }) => scale));
}

/**
 * The largest value of a course, or the value without one; *overshoot* may go a little beyond, which is not visible.
 */
function most(course: readonly Keyframe[] | undefined, rest: number): number {
  return Math.max(rest, ...(course ?? []).map(({ value }) => value));
}

function imageClips(scene: Scene): ImageClip[] {
  return scene.tracks.flatMap((track) => track.clips).filter((clip) => clip.kind === "image");
}

/** The clips of a scene that show a video. */
export function videoClips(scene: Scene): VideoClip[] {
  return scene.tracks.flatMap((track) => track.clips).filter((clip) => clip.kind === "video");
}
