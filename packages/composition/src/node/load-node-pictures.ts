import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import { ExportError } from "../export/export-error.ts";
import { imageIds, largestUse } from "../media/largest-use.ts";
import type { Media } from "../media/media.ts";
import { GRAIN_TILE, grainPixels } from "../paint/grain-pixels.ts";
import type { Picture, Resources } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { nodeSheet } from "./node-sheet.ts";

/** The largest side of a picture that is decoded; RGBA of more than this is not worth its memory. */
const LARGEST_PX = 16_384;

/** Decodes the pictures of a scene, the right way up and no larger than it needs. A missing picture is an error. */
export async function loadNodePictures(scene: Scene, media: Media): Promise<Omit<Resources<Canvas>, "frames">> {
  const images = new Map<string, Picture<Canvas>>();
  // One after another: each may need 30 MB before it is scaled down.
  for (const id of imageIds(scene)) images.set(id, await load(scene, id, media.get(id)));
  return { images, grain: grainTile(), sheet: nodeSheet };
}

async function load(scene: Scene, id: string, blob: Blob | undefined): Promise<Picture<Canvas>> {
  if (!blob) throw new ExportError("media-missing", `The picture ${id} is missing.`, id);
  const image = await loadImage(Buffer.from(await blob.arrayBuffer())).catch(() => {
    throw new ExportError("media-unreadable", `The picture ${id} cannot be read.`, id);
  });
  const { width, height } = image;
  if (!(width > 0 && height > 0 && width <= LARGEST_PX && height <= LARGEST_PX))
    throw new ExportError("media-unreadable", `The picture ${id} is ${width}×${height}.`, id);
  const share = largestUse(scene, id, image);
  const scale = share > 0.9 ? 1 : share;
  const canvas = createCanvas(Math.max(1, Math.ceil(width * scale)), Math.max(1, Math.ceil(height * scale)));
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { source: canvas, width: canvas.width, height: canvas.height };
}

function grainTile(): Picture<Canvas> {
  const source = createCanvas(GRAIN_TILE, GRAIN_TILE);
  const context = source.getContext("2d");
  const pixels = context.createImageData(GRAIN_TILE, GRAIN_TILE);
  pixels.data.set(grainPixels());
  context.putImageData(pixels, 0, 0);
  return { source, width: GRAIN_TILE, height: GRAIN_TILE };
}
