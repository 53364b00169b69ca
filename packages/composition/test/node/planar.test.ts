import { readFile } from "node:fs/promises";
import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { frame, ruler, type Scene } from "../../src/index.ts";
import { canvasPlanes } from "../../src/node/canvas/canvas-planes.ts";
import { nodePlanes } from "../../src/node/canvas/node-planes.ts";
import { loadNodePictures } from "../../src/node/load-node-pictures.ts";
import { openSceneFrames } from "../../src/node/open-scene-frames.ts";
import { loadFaces } from "../../src/node.ts";
import { type I420Layout, i420Layout } from "../../src/yuv/i420-layout.ts";
import { openYuvKernel } from "../../src/yuv/yuv-kernel.ts";
import { COUNTED } from "../fixtures/counted-frame.ts";
import { aStory } from "../scenes/a-story.ts";
import { aScene, aVideo } from "../scenes/scenes.ts";

/** A picture with edges, gradients and grain: what bilinear samplers disagree about if they disagree. */
function photo(width: number, height: number, opacity = 1): Blob {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, "#e8b04a");
  ground.addColorStop(1, "#123a6b");
  context.globalAlpha = opacity;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  for (let i = 0; i < 400; i++) {
    context.fillStyle = `hsl(${i * 37} 60% ${30 + (i % 5) * 10}% / .5)`;
    context.fillRect((i * 397) % width, (i * 631) % height, 3 + (i % 40), 2 + (i % 23));
  }
  // JPEG where it can be: a large PNG takes a while.
  const bytes = opacity === 1 ? canvas.toBuffer("image/jpeg", 95) : canvas.toBuffer("image/png");
  return new Blob([new Uint8Array(bytes)]);
}

const layout = i420Layout(1080, 1920, 1088, 576);

/** The same times drawn both ways: the worst plane of each, in dB, and whether the canvas was unused. */
async function compared(scene: Scene, media: Map<string, Blob>, moments: readonly number[]) {
  const layout = i420Layout(scene.width, scene.height, scene.width + 32, scene.width / 2 + 32);
  const pictures = await loadNodePictures(scene, media);
  const videos = await openSceneFrames(scene, media);
  const [reference, fast] = [canvasPlanes(await openYuvKernel(), layout), await nodePlanes(layout)];
  await loadFaces(scene);
  const measure = ruler();
  const found: { tMs: number; psnr: number }[] = [];
  for (const tMs of moments) {
    const primitives = frame(scene, tMs, measure);
    const resources = { ...pictures, frames: await videos.at(tMs) };
    const [wanted, got] = [reference(primitives, resources), fast(primitives, resources)];
    found.push({ tMs, psnr: Math.min(...layout.offsets.map((_, i) => psnr(wanted, got, layout, i))) });
  }
  videos.close();
  return found;
}

function psnr(a: Uint8Array, b: Uint8Array, { width, height, strides, offsets }: I420Layout, plane: number): number {
  const [w, h] = plane === 0 ? [width, height] : [width / 2, height / 2];
  let squares = 0;
  for (let y = 0; y < h; y++) {
    const row = (offsets[plane] ?? 0) + y * (strides[plane] ?? 0);
    for (let x = row; x < row + w; x++) squares += ((a[x] ?? 0) - (b[x] ?? 0)) ** 2;
  }
  return squares === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10((255 * 255 * w * h) / squares);
}

const media = new Map([
  ["a", photo(1600, 2401)],
  ["b", photo(1081, 1999)],
]);
// The first frame after a cut is drawn on the canvas; then come words that pop, stay and go, and the cut at 1080 ms.
const MOMENTS = [0, 33, 233, 700, 1080, 1113, 2433];

describe("frames on planes", () => {
  it.each(["one-word", "active-box", "scale-pulse", "clean-two-line"] as const)(
    "match the canvas, with %s captions",
    async (captions) => {
      const frames = await compared(aStory({ captions }), media, MOMENTS);
      for (const { psnr } of frames) expect(psnr).toBeGreaterThan(45);
      expect(frames.filter(({ psnr }) => psnr < Number.POSITIVE_INFINITY).length).toBeGreaterThanOrEqual(4);
    },
  );

  // To 3: at first a pixel stands for three of the picture's, which is scaled for the end.
  it.each([1.25, 3])("match the canvas, with a slow move from 1 to %d", async (closest) => {
    const scene = aStory();
    for (const clip of scene.tracks.flatMap((track) => track.clips)) {
      if (clip.kind !== "image") continue;
      const [from, to] = [
        { x: 0.2, y: 0.3 },
        { x: 0.9, y: 0.7 },
      ];
      clip.kenBurns = { from: { scale: 1, focus: from }, to: { scale: closest, focus: to } };
    }
    for (const { psnr } of await compared(scene, media, [33, 533, 1000])) expect(psnr).toBeGreaterThan(45);
  });

  it("match the canvas, with a logo over a picture that moves", async () => {
    const scene = aStory({ progress: false });
    const look = {
      fit: "contain",
      focus: { x: 0.5, y: 0.5 },
      missing: "bg",
      box: { x: 0, y: 0, w: 180, h: 120 },
    } as const;
    const mark = { corner: "top-left" as const, tones: ["#e8b04a"], isSolid: false, avoid: [] };
    const logo = {
      kind: "image" as const,
      id: "logo",
      src: "logo",
      startMs: 0,
      endMs: scene.durationMs,
      ...look,
      mark,
    };
    const tracks = [...scene.tracks, { id: "logo", clips: [logo] }];
    const files = new Map([...media, ["logo", photo(360, 240, 0.8)]]);
    const [, ...later] = await compared({ ...scene, tracks }, files, [2400, 2433, 2466]);
    for (const { psnr } of later) {
      expect(psnr).toBeGreaterThan(45);
      expect(psnr).toBeLessThan(Number.POSITIVE_INFINITY);
    }
  });

  it("match the canvas on a plain background", async () => {
    const scene = aStory();
    const tracks = scene.tracks.map((track) => ({
      ...track,
      clips: track.clips.filter((clip) => clip.kind !== "image"),
    }));
    const frames = await compared({ ...scene, tracks }, new Map(), [0, 300]);
    for (const { psnr } of frames) expect(psnr).toBeGreaterThan(45);
  });

  it.each([
    ["as it is", 1],
    ["moved closer", 1.2],
  ])("match the canvas over a video, %s", async (_, scale) => {
    const focus = { x: 0.4, y: 0.5 };
    const box = { x: 0, y: 0, w: COUNTED.width, h: COUNTED.height };
    const video = aVideo({ box, kenBurns: { from: { scale, focus }, to: { scale, focus } } });
    const file = new Blob([await readFile(new URL("../fixtures/counted.mp4", import.meta.url))]);
    const frames = await compared(aScene([video], COUNTED), new Map([["clip", file]]), [0, 33, 500, 533]);
    for (const { psnr } of frames) expect(psnr).toBeGreaterThan(45);
    expect(frames.at(-1)?.psnr).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  it("are left to the canvas if anything shines through the picture", async () => {
    const frames = await compared(aStory(), new Map([...media, ["a", photo(1080, 1920, 0.5)]]), [0, 33]);
    for (const { psnr } of frames) expect(psnr).toBe(Number.POSITIVE_INFINITY);
  });

  it("show the colors of patches to within 2", async () => {
    const scene = aStory({ progress: false });
    const patches = createCanvas(1080, 1920);
    const context = patches.getContext("2d");
    const colors = ["#c83c1e", "#123456", "#00ff00", "#ffffff", "#808080", "#ffd92e"];
    colors.forEach((color, i) => {
      context.fillStyle = color;
      context.fillRect(0, i * 320, 1080, 320);
    });
    const blob = new Blob([new Uint8Array(patches.toBuffer("image/png"))]);
    const still = scene.tracks.map((track) => ({
      ...track,
      clips: track.clips.filter((clip) => clip.kind === "image" && clip.startMs === 0),
    }));
    const resources = await loadNodePictures(
      scene,
      new Map([
        ["a", blob],
        ["b", blob],
      ]),
    );
    const [reference, fast] = [canvasPlanes(await openYuvKernel(), layout), await nodePlanes(layout)];
    const primitives = frame({ ...scene, tracks: still }, 33, ruler());
    fast(primitives, resources);
    const [wanted, got] = [reference(primitives, resources), fast(primitives, resources)];
    expect(got).not.toBe(wanted);
    colors.forEach((_, i) => {
      const places = layout.offsets.map(
        (offset, plane) => offset + ((i * 320 + 160) / (plane === 0 ? 1 : 2)) * (layout.strides[plane] ?? 0) + 200,
      );
      for (const at of places) expect(Math.abs((wanted[at] ?? 0) - (got[at] ?? 0))).toBeLessThanOrEqual(2);
    });
  });
});
