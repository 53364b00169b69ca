import type { Orientation } from "@vignette/domain/media";
import { ExportError } from "../output/export-error.ts";
import { GRAIN_TILE, grainPixels } from "../paint/grain-pixels.ts";
import type { PaintPicture, Resources } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { imageHeader } from "./inspect/image-header.ts";
import { imageIds, largestUse } from "./largest-use.ts";
import type { Media } from "./media.ts";
import { uprightMatrix } from "./upright.ts";

/** In an export a missing picture is an error; a preview reports it and draws a plain background. */
export type MissingPictures = "refuse" | ((trouble: ExportError) => void);

/** Decodes the pictures of a scene, the right way up and no larger than it needs. Browser and worker. */
export async function loadPictures(
  scene: Scene,
  media: Media,
  missing: MissingPictures,
): Promise<Resources<ImageBitmap>> {
  const images = new Map<string, PaintPicture<ImageBitmap>>();
  for (const id of imageIds(scene)) {
    const picture = await load(scene, id, media.get(id)).catch((error: unknown) => {
      if (missing === "refuse" || !(error instanceof ExportError)) throw error;
      missing(error);
      return null;
    });
    if (picture) images.set(id, picture);
  }
  return { images, grain: await grainTile() };
}

/** Frees the memory of decoded pictures. */
export function closePictures(resources: Resources<ImageBitmap>): void {
  for (const picture of resources.images.values()) picture.source.close();
  resources.grain?.source.close();
}

async function load(scene: Scene, id: string, blob: Blob | undefined): Promise<PaintPicture<ImageBitmap>> {
  if (!blob) throw new ExportError("media-missing", `The picture ${id} is missing.`, id);
  const full = await decoded(blob).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExportError("media-unreadable", `The picture ${id} cannot be read: ${reason}`, id);
  });
  const share = largestUse(scene, id, full);
  if (share > 0.9) return { source: full, width: full.width, height: full.height };
  const size = {
    resizeWidth: Math.max(1, Math.ceil(full.width * share)),
    resizeHeight: Math.max(1, Math.ceil(full.height * share)),
  };
  const source = await createImageBitmap(full, { ...size, resizeQuality: "high" });
  full.close();
  return { source, width: source.width, height: source.height };
}

/** A file that is no picture, or too large a one, is refused by its header, before the decoder reads it. */
async function decoded(blob: Blob): Promise<ImageBitmap> {
  const { container, orientation } = await imageHeader(blob);
  if (container !== "webp") return createImageBitmap(blob, { imageOrientation: "from-image" });
  // Browsers do not agree on whether a WebP may be rotated; in Node it is, and so it is here.
  const stored = await createImageBitmap(blob, { imageOrientation: "none" });
  return orientation === 1 ? stored : turned(stored, orientation);
}

function turned(stored: ImageBitmap, orientation: Orientation): ImageBitmap {
  const { width, height, matrix } = uprightMatrix(orientation, stored.width, stored.height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context?.setTransform(...matrix);
  context?.drawImage(stored, 0, 0);
  stored.close();
  return canvas.transferToImageBitmap();
}

async function grainTile(): Promise<PaintPicture<ImageBitmap>> {
  const source = await createImageBitmap(new ImageData(grainPixels(), GRAIN_TILE, GRAIN_TILE));
  return { source, width: GRAIN_TILE, height: GRAIN_TILE };
}
