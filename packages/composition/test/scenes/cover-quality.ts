import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { Scene } from "../../src/index.ts";
import { renderJpeg } from "../../src/node.ts";
import type { Clip } from "../../src/scene/scene.ts";
import { aScene } from "./scenes.ts";

const SIZE = { width: 288, height: 512 };
/** A second and one frame: its second key frame is the last one. */
const LAST_MS = 1000;
const SPAN = { startMs: 0, endMs: LAST_MS + 1000 / 30 };
const BOX = { x: 0, y: 0, w: SIZE.width, h: SIZE.height };
const CENTER = { x: 0.5, y: 0.5 };

/** A photo over the whole page that moves closer. */
const kenBurns = { from: { scale: 1.02, focus: CENTER }, to: { scale: 1.1, focus: CENTER } };
const shared = { ...SPAN, box: BOX, fit: "cover", focus: CENTER, missing: "ink" } as const;
export const drifting = sceneOf({ ...shared, kind: "image", id: "picture", src: "photo", kenBurns });
const shown = { trimMs: 0, speed: 1, atEnd: "hold", sound: null } as const;
const played = sceneOf({ ...shared, ...shown, kind: "video", id: "video", src: "video" });

/** How well a file of `drifting` shows its cover and its second key frame, in dB. */
export async function coverQuality(file: Uint8Array<ArrayBuffer>): Promise<{ cover: number; later: number }> {
  const media = new Map([["photo", photo(60)]]);
  const video = new Map([["video", new Blob([file])]]);
  const [cover = 0, later = 0] = await Promise.all(
    [0, LAST_MS].map(async (atMs) => {
      const at = { atMs, quality: 1 };
      return psnr(await renderJpeg(drifting, media, at), await renderJpeg(played, video, at));
    }),
  );
  return { cover, later };
}

function sceneOf(clip: Clip): Scene {
  return aScene([], { ...SIZE, durationMs: SPAN.endMs, tracks: [{ id: "t", clips: [clip] }] });
}

/** Disks of many grays, all alike for a small contrast. */
export function photo(contrast: number): Blob {
  const canvas = createCanvas(400, 640);
  const context = canvas.getContext("2d");
  for (let i = 0; i < 600; i++) {
    const gray = 128 + (((i * 37) % 101) / 100 - 0.5) * 2 * contrast;
    context.fillStyle = `rgb(${gray} ${gray} ${gray})`;
    context.beginPath();
    context.arc((i * 131) % 400, (i * 197) % 640, 8 + (i % 30), 0, 7);
    context.fill();
  }
  return new Blob([new Uint8Array(canvas.toBuffer("image/png"))]);
}

/** Of the green channel, in dB. */
async function psnr(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  let sum = 0;
  for (let i = 1; i < a.length; i += 4) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return 10 * Math.log10((255 * 255 * a.length) / 4 / sum);
}

async function pixels(jpeg: Uint8Array) {
  const image = await loadImage(Buffer.from(jpeg));
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data;
}
