import type { PaintPicture } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { framePresenter } from "./frame-presenter.ts";
import type { Media } from "./media.ts";
import { openFrames } from "./open-frames.ts";
import type { VideoFrames } from "./video-frames.ts";

/** The videos of a scene for a page or a worker. Nothing is read before the first frame is requested. */
export function openVideoFrames(scene: Scene, media: Media): VideoFrames<PaintPicture<CanvasImageSource>> {
  return openFrames(scene, media, framePresenter);
}
