import { loadFaces } from "../font-loading/load-faces.ts";
import { frame } from "../frame/frame.ts";
import { closePictures, loadPictures } from "../media/load-pictures.ts";
import type { Media } from "../media/media.ts";
import { openVideoFrames } from "../media/open-video-frames.ts";
import { checkJpeg } from "../output/check-export.ts";
import { ExportError } from "../output/export-error.ts";
import { paint } from "../paint/paint.ts";
import type { Scene } from "../scene/scene.ts";
import { ruler } from "../shaping/typesetter.ts";

/** `quality` from 0 to 1 (0.9); `atMs` is the time that is drawn (0). */
export type JpegOptions = { quality?: number; atMs?: number };

/**
 * One frame of a scene as a JPEG of the scene's size. Browser and worker.
 * Throws `ExportError` if a picture is missing or unreadable.
 */
export async function exportJpeg(scene: Scene, media: Media, options: JpegOptions = {}): Promise<Blob> {
  await loadFaces(scene, media);
  const pictures = await loadPictures(scene, media, "refuse");
  const videos = openVideoFrames(scene, media);
  try {
    const canvas = new OffscreenCanvas(scene.width, scene.height);
    const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
    if (!context) throw new ExportError("unsupported", "This browser gave no canvas to draw on.");
    const atMs = options.atMs ?? 0;
    const frames = await videos.at(atMs);
    paint(context, frame(scene, atMs, ruler()), { ...pictures, frames });
    const file = await canvas.convertToBlob({ type: "image/jpeg", quality: options.quality ?? 0.9 });
    await checkJpeg(file, scene);
    return file;
  } finally {
    closePictures(pictures);
    videos.close();
  }
}
