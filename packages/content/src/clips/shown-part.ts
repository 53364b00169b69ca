import { type BeatTimes, coverRect, type Scene } from "@vignette/composition";
import type { PictureClip } from "./framed.ts";

/** A part of a picture, in fractions of it. `isWhole`: it is shown with all its edges, on a ground. */
export type ShownPart = { x: number; y: number; w: number; h: number; isWhole: boolean };

type Wanted = {
  /** The file, and its size as displayed, in px. */
  key: string;
  size: { width: number; height: number };
  /** When its beat is on screen; absent for pictures. */
  time?: BeatTimes | undefined;
};

/** The part of a file that a scene shows, before any slow move of the camera. Null where the scene does not show it. */
export function shownPart(scene: Scene, { key, size, time }: Wanted): ShownPart | null {
  const clip = scene.tracks
    .flatMap(({ clips }) => clips)
    .filter((it): it is PictureClip => it.kind === "image" || it.kind === "video")
    .find(({ src, startMs, endMs }) => src === key && (!time || (startMs < time.endMs && endMs > time.startMs)));
  if (!clip || size.width <= 0 || size.height <= 0) return null;
  const crop = clip.crop ?? { x: 0, y: 0, w: 1, h: 1 };
  if (clip.fit === "contain") return { ...crop, isWhole: true };
  const seen = coverRect(size, { width: clip.box.w, height: clip.box.h }, crop, clip.focus, 1);
  return {
    ...{ x: seen.x / size.width, y: seen.y / size.height, w: seen.w / size.width, h: seen.h / size.height },
    isWhole: false,
  };
}
