import { type Canvas, createCanvas, ImageData } from "@napi-rs/canvas";
import { neededFrames } from "../../src/frame/motion/needed-frames.ts";
import { frame, type PaintPicture, paint, ruler, type Scene } from "../../src/index.ts";
import { loadFaces, nodeSheet } from "../../src/node.ts";
import { GRAIN_TILE, grainPixels } from "../../src/paint/grain-pixels.ts";
import type { Resources } from "../../src/paint/paint-context.ts";
import { goldenFrame, goldenImages, type Pixels } from "./golden-pictures.ts";
import { type SmallFrame, shrunk } from "./shrunk.ts";

/** Draws golden frames in Node. */
export function nodeDrawing(): (scene: Scene, ms: number) => Promise<SmallFrame> {
  const still = {
    images: new Map([...goldenImages()].map(([id, pixels]) => [id, pictureOf(pixels)])),
    grain: pictureOf({ width: GRAIN_TILE, height: GRAIN_TILE, pixels: grainPixels() }),
    sheet: nodeSheet,
  };
  return async (scene, ms) => {
    await loadFaces(scene);
    const frames = new Map(neededFrames(scene, ms).map((it) => [it.clip, pictureOf(goldenFrame(it))]));
    return drawn(scene, ms, { ...still, frames });
  };
}

function drawn(scene: Scene, ms: number, resources: Resources<Canvas>): SmallFrame {
  const { width, height } = scene;
  const context = createCanvas(width, height).getContext("2d");
  paint(context, frame(scene, ms, ruler()), resources);
  return shrunk(context.getImageData(0, 0, width, height).data, width, height);
}

function pictureOf({ width, height, pixels }: Pixels): PaintPicture<Canvas> {
  const source = createCanvas(width, height);
  source.getContext("2d").putImageData(new ImageData(pixels, width, height), 0, 0);
  return { source, width, height };
}
