import type { Scene } from "../../scene/scene.ts";
import type { VideoClip } from "../../scene/video-clip.ts";
import { shownClips, withinScene } from "./shown-clips.ts";
import { sourceMs } from "./source-ms.ts";

/**
 * A decoded frame that a scene needs at one time: of the file `src`, at `ms` in it. It is put into `Resources.frames`
 * under the id of its `clip`. If `ms` is beyond the end of the file, `atEnd` says which frame is meant.
 */
export type NeededFrame = { clip: string; src: string; ms: number; atEnd: VideoClip["atEnd"] };

/**
 * The frames of videos that `frame(scene, tMs)` shows, in drawing order; one for each clip. Cheap: no layout is
 * computed.
 */
export function neededFrames(scene: Scene, tMs: number): NeededFrame[] {
  const t = withinScene(scene, tMs);
  return scene.tracks
    .flatMap((track) => shownClips(track, scene, t))
    .flatMap(({ clip, t: moment }) =>
      clip.kind === "video" ? [{ clip: clip.id, src: clip.src, ms: sourceMs(clip, moment), atEnd: clip.atEnd }] : [],
    );
}
