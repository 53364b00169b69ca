import { browserCanvases } from "../../src/export/browser-planes.ts";
import { canvasPlanes } from "../../src/export/canvas-planes.ts";
import { frame, loadFaces, ruler, type Scene } from "../../src/index.ts";
import { closePictures, loadPictures } from "../../src/media/load-pictures.ts";
import { type I420Layout, i420Layout } from "../../src/yuv/i420-layout.ts";
import { planarPlanes } from "../../src/yuv/planar/planar-planes.ts";
import { openYuvKernel } from "../../src/yuv/yuv-kernel.ts";

/** Draws a scene on planes and on a canvas at several times: the worst plane of each, in dB. */
export async function bothWays(scene: Scene, media: ReadonlyMap<string, Blob>, moments: readonly number[]) {
  await loadFaces(scene);
  const resources = await loadPictures(scene, media, "refuse");
  const layout = i420Layout(scene.width, scene.height);
  const onCanvas = canvasPlanes(await openYuvKernel(), layout);
  const onPlanes = planarPlanes(await openYuvKernel(), layout, browserCanvases);
  const found: { onPlanes: boolean; psnr: number }[] = [];
  for (const tMs of moments) {
    const primitives = frame(scene, tMs, ruler());
    // The first look at an overlay is for whether it moves too much.
    const fast = onPlanes(primitives, resources) ?? onPlanes(primitives, resources);
    const wanted = await onCanvas(primitives, resources);
    const planes = layout.offsets.map((_, i) => psnr(wanted, fast ?? new Uint8Array(wanted.length), layout, i));
    found.push({ onPlanes: fast !== null, psnr: Math.min(...planes) });
  }
  closePictures(resources);
  return found;
}

function psnr(one: Uint8Array, other: Uint8Array, layout: I420Layout, plane: number): number {
  const start = layout.offsets[plane] ?? 0;
  const end = layout.offsets[plane + 1] ?? layout.bytes;
  let sum = 0;
  for (let i = start; i < end; i++) sum += ((one[i] ?? 0) - (other[i] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / Math.max(1e-9, sum / (end - start)));
}
