import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import { frame, paint, ruler } from "@vignette/composition";
import { loadFaces, lookAtPicture } from "@vignette/composition/node";
import { AssetType } from "@vignette/domain/assets";
import { isMemeKind, templates } from "@vignette/domain/studio";
import type { Sample } from "../../src/features/studio/editor/style/sample-picker.tsx";
import { drawingSamples, hookSample, templateSamples } from "../../src/features/studio/editor/style/style-samples.ts";

/** Width of a look on the page in px, as in the picker that shows it. */
const WIDTH = 112;
const QUALITY = 72;

/** What every look shows: a hook and a photo of a product that does not exist, in its colors. */
const HOOK = "Coffee you can drink black";
const COLORS = { bg: "#F4EDE4", accent: "#B5532A" };
const PHOTO = join(import.meta.dirname, "../../../../scripts/sheets/photos/coffee-mug.jpg");

/** What is drawn on one sheet: the looks of a kind, or the drawings that its memes can show. */
type LookSheet = { name: string; kind: AssetType; shows: "looks" | "drawings" };

export const lookSheets: readonly LookSheet[] = [
  ...AssetType.options.map((kind) => ({ name: kind, kind, shows: "looks" as const })),
  ...AssetType.options
    .filter(isMemeKind)
    .map((kind) => ({ name: `${kind}-drawings`, kind, shows: "drawings" as const })),
];

/** The names on a sheet, and one WebP of them side by side, `density` times as large as the page shows it. */
export async function drawLooks(sheet: LookSheet) {
  const { pictures, samples } = await samplesOf(sheet);
  return {
    names: samples.map((it) => it.name),
    async pictureAt(density: number): Promise<Uint8Array> {
      const [width, height] = [WIDTH * density, Math.round(WIDTH * density * ratioOf(samples))];
      const sheet = createCanvas(width * samples.length, height);
      for (const [index, sample] of samples.entries()) {
        sheet.getContext("2d").drawImage(await picture(sample, { width, height, images: pictures }), index * width, 0);
      }
      return await sheet.encode("webp", QUALITY);
    },
  };
}

async function samplesOf({ kind, shows }: LookSheet) {
  const bytes = readFileSync(PHOTO);
  const photo = { ...(await lookAtPicture(new Blob([bytes]), 1080)), source: await loadImage(bytes) };
  const pictures = new Map([["photo", { ...photo, width: photo.source.width, height: photo.source.height }]]);
  const { draft, media } = hookSample(kind, HOOK, "photo");
  const sceneInput = { kind, brand: COLORS, language: "en", objects: {}, media, shown: [], pictures } as const;
  const input = { ...sceneInput, handles: { tiktok: "", instagram: "" } };
  const samples = shows === "drawings" ? drawingSamples(draft, input) : templateSamples(draft, input, templates[kind]);
  return { pictures, samples };
}

type Size = { width: number; height: number; images: Parameters<typeof paint>[2]["images"] };

async function picture({ scene, atMs }: Sample, { width, height, images }: Size): Promise<Canvas> {
  await loadFaces(scene);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.scale(width / scene.width, width / scene.width);
  paint(context, frame(scene, atMs, ruler()), { images });
  return canvas;
}

const ratioOf = ([first]: readonly Sample[]): number => (first ? first.scene.height / first.scene.width : 1);
