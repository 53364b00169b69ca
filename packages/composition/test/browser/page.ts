import { exportJpeg } from "../../src/export/export-jpeg.ts";
import { exportMp4 } from "../../src/export/export-mp4.ts";
import * as engine from "../../src/index.ts";
import { loadSound } from "../../src/media/load-sound.ts";
import { numberIn } from "../fixtures/counted-frame.ts";
import { pageDrawing } from "../golden/draw-in-page.ts";
import { bothWays } from "./both-ways.ts";

/** A photo-like picture: a gradient with shapes, so that encoders have something to do. */
async function photo(hue: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(1600, 2000);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const gradient = context.createLinearGradient(0, 0, 1600, 2000);
  gradient.addColorStop(0, `hsl(${hue} 45% 62%)`);
  gradient.addColorStop(1, `hsl(${hue + 40} 50% 18%)`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, 1600, 2000);
  for (let i = 0; i < 60; i++) {
    context.fillStyle = `hsl(${hue + i * 3} 50% ${30 + (i % 5) * 10}% / .5)`;
    context.beginPath();
    context.arc((i * 397) % 1600, (i * 631) % 2000, 30 + ((i * 17) % 120), 0, 7);
    context.fill();
  }
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
}

/** Bytes as a string that can leave the page. */
async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}

/** A file from bytes that came into the page as a string. */
async function blob(base64: string): Promise<Blob> {
  return (await fetch(`data:application/octet-stream;base64,${base64}`)).blob();
}

/** The number of a counted frame that fills a picture of any size, or the uppermost `height` px of one 540 px wide. */
function numberOf(picture: CanvasImageSource, height?: number): number {
  const canvas = new OffscreenCanvas(160, 96);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  if (height === undefined) context.drawImage(picture, 0, 0, 160, 96);
  else context.drawImage(picture, 0, 0, 540, height, 0, 0, 160, 96);
  const { data } = context.getImageData(0, 0, 160, 96);
  return numberIn((x, y) => data[(Math.floor(y * 96) * 160 + Math.floor(x * 160)) * 4] ?? 0);
}

/** Waits until a condition holds; the test's own timeout ends it otherwise. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** What the package exports, and the exports that run in the page itself instead of a worker. */
const composition = { ...engine, exportJpeg, exportMp4, loadSound };
const tools = { bothWays, composition, photo, base64, blob, numberOf, until, pageDrawing };
export type Page = typeof tools;

Object.assign(globalThis, { page: tools });
