import { frame, loadFaces, openVideoFrames, type PaintPicture, paint, ruler } from "@vignette/composition";
import type { PartSegment } from "@vignette/content";
import { filesOf, partFilesFor } from "./part-media.ts";

/** Width of a poster in px: twice the width of a cell. */
const WIDTH = 216;

/** A time at which every entrance of a part has ended. A hook is complete from its first frame. */
const momentOf = ({ part, span, durationMs }: PartSegment) =>
  span.fromMs + (part.place === "hook" ? 0 : Math.min(1200, durationMs / 2));

/** An object URL of a frame of the part. Unreadable pictures are drawn as a plain background. */
export async function poster(segment: PartSegment): Promise<string> {
  const { scene } = segment;
  const media = await partFilesFor([scene], filesOf([segment], []));
  await loadFaces(scene, media);
  const images = await smallPictures(media);
  const videos = await openVideoFrames(scene, media);
  const canvas = new OffscreenCanvas(WIDTH, Math.round((WIDTH * scene.height) / scene.width));
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser gives no canvas.");
  try {
    const atMs = momentOf(segment);
    const frames = await videos.at(atMs);
    context.scale(WIDTH / scene.width, WIDTH / scene.width);
    paint(context, frame(scene, atMs, ruler()), { images, frames });
    return URL.createObjectURL(await canvas.convertToBlob({ type: "image/webp", quality: 0.85 }));
  } finally {
    videos.close();
    for (const { source } of images.values()) source.close();
  }
}

async function smallPictures(media: ReadonlyMap<string, Blob>): Promise<Map<string, PaintPicture<ImageBitmap>>> {
  const pictures = new Map<string, PaintPicture<ImageBitmap>>();
  for (const [key, blob] of media) {
    if (!blob.type.startsWith("image/")) continue;
    const source = await createImageBitmap(blob, { resizeWidth: WIDTH * 2, resizeQuality: "medium" }).catch(() => null);
    if (source) pictures.set(key, { source, width: source.width, height: source.height });
  }
  return pictures;
}
