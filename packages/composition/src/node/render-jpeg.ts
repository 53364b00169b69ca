import { loadFaces } from "../font-loading/node-faces.ts";
import { frame } from "../frame/frame.ts";
import type { Media } from "../media/media.ts";
import { paint } from "../paint/paint.ts";
import type { Scene } from "../scene/scene.ts";
import { ruler } from "../shaping/typesetter.ts";
import { createCanvas } from "./canvas/canvas.ts";
import { loadNodePictures } from "./load-node-pictures.ts";
import { openSceneFrames } from "./open-scene-frames.ts";

/** `quality` from 0 to 1 (0.9); `atMs` is the time that is drawn (0); `scale` of the scene's size (1). */
type RenderJpegOptions = { quality?: number; atMs?: number; scale?: number };

/** One frame of a scene as a JPEG, of the scene's size unless scaled. Throws `ExportError` if a picture is missing or unreadable. */
export async function renderJpeg(
  scene: Scene,
  media: Media,
  options: RenderJpegOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  await loadFaces(scene, media);
  const atMs = options.atMs ?? 0;
  const pictures = await loadNodePictures(scene, media);
  const videos = await openSceneFrames(scene, media);
  const scale = options.scale ?? 1;
  const size = { width: Math.round(scene.width * scale), height: Math.round(scene.height * scale) };
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext("2d", { alpha: false });
  context.scale(scale, scale);
  try {
    const frames = await videos.at(atMs);
    paint(context, frame(scene, atMs, ruler()), { ...pictures, frames });
  } finally {
    videos.close();
  }
  const file = new Uint8Array(await canvas.encode("jpeg", Math.round((options.quality ?? 0.9) * 100)));
  const { checkJpeg } = await import("../output/check-export.ts");
  await checkJpeg(new Blob([file]), { ...scene, ...size });
  return file;
}
