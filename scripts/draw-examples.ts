import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import {
  frame,
  paint,
  ruler,
  type Scene,
  type Storyboard,
  type StoryboardBeat,
  storyboardScenes,
} from "@vignette/composition";
import { loadFaces } from "@vignette/composition/node";
import { paintPicture } from "../apps/sandbox/src/hosts/openai/pictures/picture.ts";

/**
 * Draws the landing page's examples with the engine that the product draws with: `node scripts/draw-examples.ts`.
 * Only needed again when a look changes.
 */
const folder = join(import.meta.dirname, "../apps/web/src/marketing/examples");
/** Twice the width that the strip shows, in pixels. */
const WIDTH = 424;
const QUALITY = 74;
/** When the second beat of a spoken example begins, in ms. */
const SPOKEN_FROM_MS = 1000;
const PICTURE = { width: 1024, height: 1536 };

const pictures = {
  table: paintPicture("a candle on a table, still life", PICTURE, 0),
  window: paintPicture("a candle at the window of a home office", PICTURE, 1),
  studio: paintPicture("product packshot of a candle on a plinth", PICTURE, 2),
};
const images = new Map(
  Object.entries(pictures).map(([key, source]) => [key, { source, width: source.width, height: source.height }]),
);

const list = carousel("marker-list", [
  slide("3 signs you are ready for a *slower evening*", "The second one is on your desk.", null),
  slide("You light it and *the headache* comes", "Strong scent is a choice, not a must.", "table"),
  slide("Your desk is your dining table", "One flame says that *work is over*.", "window"),
  slide("Save this for *Friday*", "And light something.", null),
]);
const essay = carousel(
  "photo-essay",
  [
    slide("The calm way to end a workday", "Four minutes, one match.", "window"),
    slide("Close the laptop first", "Then light it. In this order.", "studio"),
    slide("Poured by hand, burns evenly", "Beeswax and fig.", "table"),
  ],
  { bg: "#22372b", accent: "#e9c46a", on: "#15180e" },
);
/** The second beat of a spoken video, so that captions may show: the first one always writes what it says. */
const spoken = (captions: "active-box" | "one-word", src: string, line: string) =>
  video("beat-cuts", [beat("hook", "Tonight", src), { ...beat("turn", "", src), line }], {
    captions,
    voice: {
      src: "voice",
      durationMs: SPOKEN_FROM_MS + 6000,
      words: line.split(" ").map((text, at) => ({ text, ...spell(SPOKEN_FROM_MS + at * 350) })),
      beatStartsMs: [0, SPOKEN_FROM_MS],
    },
  });

const examples: readonly (readonly [name: string, scene: Scene | undefined, atMs: number])[] = [
  ["list-1", list[0], 0],
  ["list-2", list[1], 0],
  ["list-4", list[3], 0],
  ["story-hook", video("hook-then-demo", [beat("hook", "Stop fixing *evenings* the hard way", "studio")]), 1500],
  ["story-box", spoken("active-box", "window", "Light it when the laptop closes"), SPOKEN_FROM_MS + 1200],
  ["story-word", spoken("one-word", "table", "Then nothing happens and that is the point"), SPOKEN_FROM_MS + 800],
  ["essay-1", essay[0], 0],
  ["essay-2", essay[1], 0],
];

mkdirSync(folder, { recursive: true });
for (const [name, scene, atMs] of examples) {
  if (!scene) throw new Error(`${name} was not drawn.`);
  await loadFaces(scene);
  const file = await smaller(drawn(scene, atMs)).encode("webp", QUALITY);
  writeFileSync(join(folder, `${name}.webp`), file);
  console.log(`${name}: ${(file.length / 1024).toFixed(1)} KiB`);
}

function slide(title: string, body: string, src: string | null): StoryboardBeat {
  const media = src === null ? null : ({ kind: "image", src } as const);
  return { id: title, role: "point", line: "", title, body, media, holdMs: null };
}

function carousel(template: string, beats: StoryboardBeat[], brand: Storyboard["brand"] = null): Scene[] {
  const look = { voice: null, music: null, captions: null, brand, handle: "acme.candles" };
  return storyboardScenes({ kind: "carousel-image", template, beats, ...look }, "tiktok");
}

/** A video in one of its templates; of another kind than a story where the template is. */
function video(template: string, beats: StoryboardBeat[], change: Partial<Storyboard> = {}): Scene | undefined {
  const kind = template === "hook-then-demo" ? "ugc-video" : "video-story";
  const storyboard = {
    kind,
    template,
    beats,
    voice: null,
    music: null,
    captions: null,
    brand: null,
    handle: "",
  } as const;
  return storyboardScenes({ ...storyboard, ...change }, "tiktok")[0];
}

function beat(role: StoryboardBeat["role"], title: string, src: string): StoryboardBeat {
  return { id: role, role, line: "", title, body: "", media: { kind: "image", src }, holdMs: null };
}

function spell(startMs: number) {
  return { startMs, endMs: startMs + 330 };
}

function drawn(scene: Scene, atMs: number): Canvas {
  const canvas = createCanvas(scene.width, scene.height);
  const context = canvas.getContext("2d");
  paint(context, frame(scene, atMs, ruler()), { images });
  return canvas;
}

function smaller(canvas: Canvas): Canvas {
  const small = createCanvas(WIDTH, Math.round((canvas.height / canvas.width) * WIDTH));
  const context = small.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(canvas, 0, 0, small.width, small.height);
  return small;
}
