import { loadFaces } from "../font-loading/load-faces.ts";
import { frame } from "../frame/frame.ts";
import { closePictures, loadPictures } from "../media/load-pictures.ts";
import type { Media } from "../media/media.ts";
import { openVideoFrames } from "../media/open-video-frames.ts";
import { paint } from "../paint/paint.ts";
import type { Scene } from "../scene/scene.ts";
import { ruler } from "../shaping/typesetter.ts";
import type { Draw } from "./draw.ts";

/** Draws for `lintScene` in a page or worker: faces and pictures loaded, videos open. A missing picture is a plain ground. */
export async function openDraw(scene: Scene, media: Media): Promise<{ draw: Draw; close: () => void }> {
  await loadFaces(scene, media);
  const pictures = await loadPictures(scene, media, () => {});
  const videos = openVideoFrames(scene, media);
  const draw: Draw = async (shown, tMs, scale) => {
    const [width, height] = [Math.round(shown.width * scale), Math.round(shown.height * scale)];
    const context = new OffscreenCanvas(width, height).getContext("2d", { alpha: false, willReadFrequently: true });
    if (!context) throw new Error("This browser gave no canvas to draw on.");
    context.setTransform(scale, 0, 0, scale, 0, 0);
    const frames = await videos.at(tMs).catch(() => new Map());
    paint(context, frame(shown, tMs, ruler()), { ...pictures, frames });
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  };
  const close = () => {
    closePictures(pictures);
    videos.close();
  };
  return { draw, close };
}
