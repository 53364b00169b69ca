import type { Orientation } from "@vignette/domain/media";
import { imageHeader } from "../media/inspect/image-header.ts";
import { imageIds, largestUse } from "../media/largest-use.ts";
import type { Media } from "../media/media.ts";
import { uprightMatrix } from "../media/upright.ts";
import { ExportError } from "../output/export-error.ts";
import { GRAIN_TILE, grainPixels } from "../paint/grain-pixels.ts";
import type { PaintPicture, Resources } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { type Canvas, createCanvas, type Image, loadImage } from "./canvas/canvas.ts";
import { nodeSheet } from "./canvas/node-sheet.ts";
import { release, type StillPicture, stillPicture } from "./canvas/still-picture.ts";

/** Still pictures, grain and sheets; frames of videos come one by one. */
export type StillResources = Omit<Resources<Canvas>, "frames" | "images"> & {
  images: ReadonlyMap<string, StillPicture>;
};

/** Decodes the pictures of a scene, the right way up and no larger than it needs. A missing picture is an error. */
export async function loadNodePictures(scene: Scene, media: Media): Promise<StillResources> {
  const images = new Map<string, StillPicture>();
  // One after another, because each may need 30 MB; and only one stays decoded until it is drawn.
  for (const id of imageIds(scene)) images.set(id, await load(scene, id, media.get(id), images.size === 0));
  return { images, grain: grainTile(), sheet: nodeSheet };
}

async function load(scene: Scene, id: string, blob: Blob | undefined, isFirst: boolean): Promise<StillPicture> {
  if (!blob) throw new ExportError("media-missing", `The picture ${id} is missing.`, id);
  const { bytes, image } = await decodedPicture(blob).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExportError("media-unreadable", `The picture ${id} cannot be read: ${reason}`, id);
  });
  const { width, height } = image;
  const share = largestUse(scene, id, image);
  const scale = share > 0.9 ? 1 : share;
  const size = { width: Math.max(1, Math.ceil(width * scale)), height: Math.max(1, Math.ceil(height * scale)) };
  return stillPicture(bytes, size, isFirst ? image : released(image));
}

function released(image: Image): null {
  release({ image });
  return null;
}

type Decoded = { bytes: Buffer; image: Image };

/** A file that is no picture, or too large a one, is refused by its header, before the decoder reads it. */
export async function decodedPicture(blob: Blob): Promise<Decoded> {
  const { container, orientation } = await imageHeader(blob);
  const bytes = Buffer.from(await blob.arrayBuffer());
  const image = await loadImage(bytes);
  // The decoder reports no error for a truncated JPEG and draws nothing; a complete one is never transparent.
  if (container === "jpeg" && isEmpty(image)) throw new Error("It breaks off.");
  // Skia rotates JPEG and WebP, but not PNG.
  return container === "png" && orientation !== 1 ? turned(image, orientation) : { bytes, image };
}

async function turned(stored: Image, orientation: Orientation): Promise<Decoded> {
  const { width, height, matrix } = uprightMatrix(orientation, stored.width, stored.height);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.setTransform(...matrix);
  context.drawImage(stored, 0, 0);
  const bytes = canvas.toBuffer("image/png");
  release({ canvas, image: stored });
  return { bytes, image: await loadImage(bytes) };
}

function isEmpty(image: Image): boolean {
  const context = createCanvas(1, 1).getContext("2d");
  context.drawImage(image, 0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data[3] === 0;
}

function grainTile(): PaintPicture<Canvas> {
  const source = createCanvas(GRAIN_TILE, GRAIN_TILE);
  const context = source.getContext("2d");
  const pixels = context.createImageData(GRAIN_TILE, GRAIN_TILE);
  pixels.data.set(grainPixels());
  context.putImageData(pixels, 0, 0);
  return { source, width: GRAIN_TILE, height: GRAIN_TILE };
}
