import { CaptionStyle, Face } from "@vignette/domain/studio/catalogue";
import type { Scene } from "../../src/index.ts";
import { Motion } from "../../src/scene/timing.ts";
import { aCarousel } from "../scenes/a-carousel.ts";
import { boiledDrawing, splitProof, videoStory } from "../scenes/sample-scenes.ts";
import { anImage, aRect, aScene, aText, aVideo, PAGE } from "../scenes/scenes.ts";
import { goldenStills } from "./golden-stills.ts";
import { goldenTemplates } from "./golden-templates.ts";

/** A scene whose look must not change, at these times. Together the scenes use every primitive and every effect. */
export type GoldenScene = { name: string; scene: Scene; momentsMs: number[] };

export const goldenScenes = (): GoldenScene[] => [
  { name: "marker-list", scene: slide("marker-list"), momentsMs: [0] },
  { name: "photo-essay", scene: slide("photo-essay"), momentsMs: [0] },
  { name: "emphasis", scene: emphasis(), momentsMs: [1000] },
  { name: "captions", scene: captions(), momentsMs: [900, 1290] },
  { name: "faces", scene: faces(), momentsMs: [250] },
  { name: "motion-words", scene: motionWords(), momentsMs: [45, 140] },
  { name: "effects", scene: effects(), momentsMs: [0] },
  { name: "surrounds", scene: surrounds(), momentsMs: [1000] },
  { name: "transitions", scene: transitions(), momentsMs: [1050, 1120] },
  { name: "keyframes", scene: keyframes(), momentsMs: [300, 900] },
  { name: "video-story", scene: videoStory(), momentsMs: [1000, 1560, 4050] },
  { name: "split-proof", scene: splitProof(), momentsMs: [1000, 1880] },
  { name: "boiled-drawing", scene: boiledDrawing(), momentsMs: [400, 1620, 2200] },
  ...goldenStills(),
  ...goldenTemplates(),
];

function slide(look: "marker-list" | "photo-essay"): Scene {
  const media = { kind: "image", src: "warm" } as const;
  const text = { title: "Let it melt to *the edge*", body: "It takes two hours the first time.", media };
  const [, scene] = aCarousel(look, [text, text, text]);
  if (!scene) throw new Error("no slide");
  return scene;
}

/** In the order in which they are in the picture. */
const STYLES: readonly CaptionStyle[] = ["one-word", ...CaptionStyle.options.filter((it) => it !== "one-word")];

/** Every style there is, one under the other. */
function captions(): Scene {
  const texts = ["Why", "your", "candle", "tunnels,", "and", "how"];
  const words = texts.map((text, i) => ({
    text,
    startMs: i * 300,
    endMs: i * 300 + 280,
    emphasis: text === "tunnels,",
  }));
  const h = 1800 / STYLES.length;
  return aScene([
    anImage(),
    ...STYLES.map((style, i) => ({
      ...{ kind: "captions" as const, id: style, startMs: 0, endMs: 3000, words, style, accent: "accent" as const },
      box: { x: 65, y: 60 + i * h, w: 845, h: h - 20 },
    })),
  ]);
}

/** Every face and every text effect. */
function faces(): Scene {
  const h = 900 / Face.options.length;
  const row = (i: number) => ({ x: 65, y: 920 + i * 240, w: 845, h: 200 });
  return aScene(
    [
      ...Face.options.map((face, i) =>
        aText(`Burn ${face} ÄÖ ğş 24`, {
          face,
          weight: face === "native" || face === "edit" ? 700 : 400,
          color: "ink",
          size: h * 0.6,
          minSize: 20,
          box: { x: 65, y: 30 + i * h, w: 845, h },
        }),
      ),
      aText("Swept over the marked words", {
        ...{ box: row(0), color: "ink", size: 80 },
        emphasis: { phrase: "the marked words", style: "marker", color: "accent", sweepAtMs: 150 },
      }),
      aText("Sold 12,480 times", {
        box: row(1),
        color: "accent",
        size: 96,
        countUpMs: 600,
        stroke: { color: "ink", width: 8 },
      }),
      aText("Half there, with a shadow", {
        ...{ box: row(2), size: 76, opacity: 0.6, stroke: { color: "ink", width: 6 }, rotate: -3, align: "center" },
        shadow: { dx: 8, dy: 14, blur: 10, color: "accent", opacity: 1 },
      }),
      aText("A note in a box on two lines", {
        ...{ box: row(3), size: 64, maxLines: 2, color: "onAccent", valign: "bottom", align: "right", rotate: 2 },
        textBox: { shape: "lines", color: "accent", padX: 24, padY: 14, radius: 16 },
        shadow: { dx: 0, dy: 16, blur: 30, color: "ink", opacity: 0.5 },
      }),
    ],
    { background: "paper" },
  );
}

/** The ways to mark a phrase, and letters that no one face holds. */
function emphasis(): Scene {
  const row = (i: number) => ({ x: 65, y: 280 + i * 190, w: 845, h: 170 });
  const marked = { phrase: "the first burn", color: "accent" } as const;
  return aScene([
    aText("It is the first burn.", { box: row(0), emphasis: { ...marked, style: "marker", on: "onAccent" } }),
    aText("It is the first burn.", { box: row(1), emphasis: { ...marked, style: "color" } }),
    aText("It is the first burn.", { box: row(2), emphasis: { ...marked, style: "underline" } }),
    aText("It is the first burn.", { box: row(3), face: "quote", emphasis: { ...marked, style: "italic" } }),
    aText("Ship it \u{1F680} now \u{1F525}", { box: row(4) }),
  ]);
}

function motionWords(): Scene {
  const h = 1700 / Motion.options.length;
  return aScene(
    Motion.options.map((motion, i) =>
      aText(`This comes by ${motion}`, {
        ...{ id: motion, motion, box: { x: 100, y: 100 + i * h, w: 780, h: h - 40 } },
        textBox: { shape: "lines", color: "accent", padX: 20, padY: 14, radius: 16 },
        color: "onAccent",
      }),
    ),
  );
}

function effects(): Scene {
  const shadow = { dx: 0, dy: 24, blur: 40, color: "ink", opacity: 0.6 } as const;
  const tile = (i: number) => ({ x: 70 + (i % 2) * 490, y: 60 + Math.floor(i / 2) * 610, w: 450, h: 560 });
  return aScene(
    [
      anImage({ id: "0", box: tile(0), radius: 40, border: { color: "accent", width: 12 }, shadow, rotate: -5 }),
      anImage({ id: "1", box: tile(1), saturation: 0.2, overlay: { color: "accent", opacity: 0.25 }, radius: 24 }),
      anImage({ id: "2", box: tile(2), saturation: 1.8, grain: 0.2, crop: { x: 0.1, y: 0.3, w: 0.5, h: 0.4 } }),
      anImage({ id: "3", box: tile(3), opacity: 0.5, overlay: { color: "bg", opacity: 0.4 }, shadow }),
      aRect({
        box: tile(4),
        color: "#ffe98a",
        shadow,
        rotate: 4,
        radius: 20,
        border: { color: "ink", width: 14 },
        opacity: 0.8,
      }),
      anImage({
        id: "5",
        src: "nowhere",
        box: tile(5),
        missing: "accent",
        radius: 60,
        border: { color: "on", width: 10 },
      }),
      aVideo({ id: "cut-out", box: { x: 370, y: 560, w: 340, h: 604 }, cutOut: "#99fad0" }),
      {
        kind: "scrim",
        id: "scrim",
        startMs: 0,
        endMs: 3000,
        box: { ...PAGE, y: 1500, h: 420 },
        color: "ink",
        from: 0,
        to: 0.8,
      },
      {
        ...{ kind: "progress", id: "ticks", startMs: 0, endMs: 3000, box: { x: 65, y: 1840, w: 845, h: 16 } },
        ...{ color: "paper", ground: "ink", cutsMs: [0, 1500] },
      },
    ],
    { background: "bg" },
  );
}

const CARD_ON_ITSELF = { color: "ink", blur: 24, edge: "card", place: { x: 0.1, y: 0.1, w: 0.8, h: 0.8 } } as const;

/** Wrong ratios in a page: blurred, a card on its own blur, plain, and hugged by border and shadow. */
function surrounds(): Scene {
  const third = (i: number) => ({ x: 0, y: i * 640, w: 1080, h: 640 });
  const wide = { src: "wide", fit: "contain" } as const;
  return aScene(
    [
      aVideo({ id: "blurred", src: "tall", fit: "contain", box: third(0), surround: { blur: 80 }, radius: 50 }),
      anImage({ id: "card", ...wide, box: { ...third(1), x: 240, w: 600 }, surround: CARD_ON_ITSELF }),
      anImage({
        ...{ id: "hugged", ...wide, box: { x: 60, y: 1320, w: 960, h: 560 }, radius: 36 },
        border: { color: "accent", width: 10 },
        shadow: { dx: 10, dy: 20, blur: 40, color: "ink", opacity: 0.7 },
        kenBurns: { from: { scale: 1, focus: { x: 0.5, y: 0.5 } }, to: { scale: 1.8, focus: { x: 0.9, y: 0.5 } } },
        endMs: 2000,
      }),
    ],
    { background: "bg" },
  );
}

/** The four transitions, each in a quarter of the page. */
function transitions(): Scene {
  const kinds = ["whip", "punch", "page-slide", "wipe"] as const;
  return aScene([], {
    tracks: kinds.map((kind, i) => {
      const box = { x: (i % 2) * 540, y: Math.floor(i / 2) * 960, w: 540, h: 960 };
      const before = anImage({ id: `${kind}-before`, box, endMs: 1000 });
      const after = anImage({ id: `${kind}-after`, box, src: "cold", startMs: 1000 });
      return { id: kind, clips: [before, { ...after, transition: { kind, durationMs: 200 } }] };
    }),
  });
}

function keyframes(): Scene {
  const to = (value: number, from = 0) => [
    { atMs: 0, value: from, curve: "settle" as const },
    { atMs: 1000, value, curve: "linear" as const },
  ];
  return aScene([], {
    background: "bg",
    tracks: [
      {
        id: "window",
        window: { x: 60, y: 60, w: 960, h: 700 },
        keyframes: { x: to(0, 1080), rotate: to(8), scale: to(1.1, 0.6) },
        clips: [
          anImage({ box: { x: 0, y: 0, w: 1080, h: 900 } }),
          aText("Slid in together", { box: { x: 120, y: 300, w: 800, h: 200 } }),
        ],
      },
      {
        id: "alone",
        clips: [
          aRect({
            box: { x: 60, y: 840, w: 200, h: 200 },
            radius: 30,
            keyframes: { x: to(700), rotate: to(90), opacity: to(1, 0.2) },
          }),
          anImage({
            id: "grows",
            src: "cold",
            box: { x: 60, y: 1100, w: 300, h: 300 },
            keyframes: { w: to(660), h: to(200), opacity: to(1, 0.4) },
          }),
          aText("Fades, turns, grows", {
            color: "on",
            box: { x: 65, y: 1650, w: 845, h: 150 },
            keyframes: { y: to(-60), scale: to(1.2, 0.5), rotate: to(-4), opacity: to(0.7, 0) },
          }),
        ],
      },
    ],
  });
}
