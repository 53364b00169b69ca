import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { ExportError } from "../export/export-error.ts";
import { imageIds, largestUse } from "../media/largest-use.ts";
import type { Media } from "../media/media.ts";
import { GRAIN_TILE, grainPixels } from "../paint/grain-pixels.ts";
import type { Picture, Resources } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { nodeSheet } from "./node-sheet.ts";
import { release, type StillPicture, stillPicture } from "./still-picture.ts";

/** Still pictures, grain and sheets; frames of videos come one by one. */
export type StillResources = Omit<Resources<Canvas>, "frames" | "images"> & {
  images: ReadonlyMap<string, StillPicture>;
};

/** The largest side of a picture that is decoded; RGBA of more than this is not worth its memory. */
const LARGEST_PX = 16_384;

/** Decodes the pictures of a scene, the right way up and no larger than it needs. A missing picture is an error. */
export async function loadNodePictures(scene: Scene, media: Media): Promise<StillResources> {
  const images = new Map<string, StillPicture>();
  // One after another, because each may need 30 MB; and only one stays decoded until it is drawn.
  for (const id of imageIds(scene)) images.set(id, await load(scene, id, media.get(id), images.size === 0));
  return { images, grain: grainTile(), sheet: nodeSheet };
}

async function load(scene: Scene, id: string, blob: Blob | undefined, isFirst: boolean): Promise<StillPicture> {
  if (!blob) throw new ExportError("media-missing", `The picture ${id} is missing.`, id);
  const bytes = Buffer.from(await blob.arrayBuffer());
  const image = await loadImage(bytes).catch(() => {
    throw new ExportError("media-unreadable", `The picture ${id} cannot be read.`, id);
  });
  const { width, height } = image;
  if (!(width > 0 && height > 0 && width <= LARGEST_PX && height <= LARGEST_PX))
    throw new ExportError("media-unreadable", `The picture ${id} is ${width}×${height}.`, id);
  const share = largestUse(scene, id, image);
  const scale = share > 0.9 ? 1 : share;
  const size = { width: Math.max(1, Math.ceil(width * scale)), height: Math.max(1, Math.ceil(height * scale)) };
  return stillPicture(bytes, size, isFirst ? image : released(image));
}

function released(image: Image): null {
  release({ image });
  return null;
}

function grainTile(): Picture<Canvas> {
  const source = createCanvas(GRAIN_TILE, GRAIN_TILE);
  const context = source.getContext("2d");
  const pixels = context.createImageData(GRAIN_TILE, GRAIN_TILE);
  pixels.data.set(grainPixels());
  context.putImageData(pixels, 0, 0);
  return { source, width: GRAIN_TILE, height: GRAIN_TILE };
}
