import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { frame, type Scene } from "@vignette/composition";
import { loadFaces } from "@vignette/composition/node";
import { canvasPlanes } from "../../../packages/composition/src/node/canvas/canvas-planes.ts";
import { loadNodePictures } from "../../../packages/composition/src/node/load-node-pictures.ts";
import { frameCount } from "../../../packages/composition/src/scene/frame-count.ts";
import { ruler } from "../../../packages/composition/src/shaping/typesetter.ts";
import { i420Layout } from "../../../packages/composition/src/yuv/i420-layout.ts";
import { openYuvKernel } from "../../../packages/composition/src/yuv/yuv-kernel.ts";

// Draws all frames of a scene on the canvas, which is the reference, and writes them as raw I420.
// Usage: node draw-frames.ts <scene.json> <output.yuv> <id>=<photo>…
const [scenePath, output, ...files] = process.argv.slice(2);
if (!scenePath || !output) throw new Error("a scene and an output are needed");
const photos = new Map<string, Blob>();
for (const file of files) {
  const [id, path] = file.split("=");
  if (id && path) photos.set(id, new Blob([await readFile(path)]));
}
const scene: Scene = JSON.parse(await readFile(scenePath, "utf8"));
await loadFaces(scene);
const pictures = await loadNodePictures(scene, photos);
const planesOf = canvasPlanes(await openYuvKernel(), i420Layout(scene.width, scene.height));
const measure = ruler();
const file = createWriteStream(output);
for (let i = 0; i < frameCount(scene); i++) {
  const planes = planesOf(frame(scene, (i * 1000) / scene.frameRate, measure), pictures);
  if (!file.write(Uint8Array.from(planes))) await once(file, "drain");
}
file.end();
await once(file, "finish");
