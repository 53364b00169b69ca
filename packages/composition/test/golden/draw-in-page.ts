import { neededFrames } from "../../src/frame/motion/needed-frames.ts";
import { frame, loadFaces, type PaintPicture, paint, ruler, type Scene } from "../../src/index.ts";
import { GRAIN_TILE, grainPixels } from "../../src/paint/grain-pixels.ts";
import { goldenFrame, goldenImages, type Pixels } from "./golden-pictures.ts";
import { type SmallFrame, shrunk } from "./shrunk.ts";

/** Draws golden frames in a browser, from the same pixels as in Node. */
export async function pageDrawing(): Promise<(scene: Scene, ms: number) => Promise<SmallFrame>> {
  const images = await picturesOf(goldenImages());
  const grain = await pictureOf({ width: GRAIN_TILE, height: GRAIN_TILE, pixels: grainPixels() });
  return async (scene, ms) => {
    await loadFaces(scene);
    const frames = await picturesOf(new Map(neededFrames(scene, ms).map((it) => [it.clip, goldenFrame(it)])));
    const { width, height } = scene;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    if (!context) throw new Error("no canvas");
    paint(context, frame(scene, ms, ruler()), { images, grain, frames });
    return shrunk(context.getImageData(0, 0, width, height).data, width, height);
  };
}

async function picturesOf(pixels: Map<string, Pixels>): Promise<Map<string, PaintPicture<ImageBitmap>>> {
  const pictures = [...pixels].map(async ([id, it]) => [id, await pictureOf(it)] as const);
  return new Map(await Promise.all(pictures));
}

async function pictureOf({ width, height, pixels }: Pixels): Promise<PaintPicture<ImageBitmap>> {
  return { source: await createImageBitmap(new ImageData(pixels, width, height)), width, height };
}
