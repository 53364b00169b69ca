import type { Scene } from "../../src/index.ts";
import type { ArtPath } from "../../src/scene/art-clip.ts";
import { aRect, aScene, aText, aVideo, PAGE } from "./scenes.ts";

const WORDS = "It takes two hours and then it never tunnels again".split(" ");

/** A story on moving pictures: the hook on a clip, a whip to the next at twice the speed, a freeze that gets its label. */
export function videoStory(): Scene {
  const words = WORDS.map((text, i) => ({ text, startMs: 1500 + i * 260, endMs: 1700 + i * 260 }));
  const caption = { style: "active-box", box: { x: 65, y: 1010, w: 845, h: 190 }, accent: "accent" } as const;
  return aScene([], {
    durationMs: 5000,
    tracks: [
      {
        id: "pictures",
        clips: [
          aVideo({ id: "hook", src: "reaction", endMs: 1500, punches: [{ startMs: 900, endMs: 1500, scale: 1.12 }] }),
          aVideo({
            ...{ id: "demo", src: "screen", startMs: 1500, endMs: 5000, trimMs: 2000, speed: 2, freezeAtMs: 4000 },
            transition: { kind: "whip", durationMs: 200 },
            overlay: { color: "ink", opacity: 0.2 },
          }),
        ],
      },
      {
        id: "words",
        clips: [
          aText("I burned it wrong for years", {
            endMs: 1500,
            color: "ink",
            textBox: { shape: "lines", color: "#ffffff", padX: 26, padY: 14, radius: 18 },
          }),
          { kind: "captions", id: "captions", startMs: 1500, endMs: 4000, words, ...caption },
          aText("The first burn", {
            ...{ startMs: 4000, endMs: 5000, face: "block", weight: 400, size: 110, color: "onAccent", motion: "pop" },
            textBox: { shape: "panel", color: "accent", padX: 28, padY: 20, radius: 14 },
            shadow: { dx: 0, dy: 12, blur: 30, color: "ink", opacity: 0.4 },
          }),
        ],
      },
    ],
  });
}

const GROWS = { startMs: 1800, durationMs: 240 };

/** *Split proof*: footage above, the screen below, one line between; at the proof the lower half grows to the whole page. */
export function splitProof(): Scene {
  const grow = (value: number) => [
    { atMs: GROWS.startMs, value: 0, curve: "settle" as const },
    { atMs: GROWS.startMs + GROWS.durationMs, value, curve: "linear" as const },
  ];
  const half = { ...PAGE, h: 960 };
  return aScene(
    [
      aVideo({ id: "above", src: "reaction", box: half }),
      aVideo({
        ...{ id: "below", src: "screen", box: { ...half, y: 960 }, fit: "contain", surround: { blur: 50 } },
        keyframes: { y: grow(-960), h: grow(960) },
      }),
      aRect({ id: "seam", box: { x: 0, y: 955, w: 1080, h: 10 }, keyframes: { y: grow(-965) } }),
      aText("Same candle, second burn", {
        ...{ box: { x: 65, y: 895, w: 845, h: 130 }, size: 72, align: "center", valign: "middle", color: "ink" },
        textBox: { shape: "lines", color: "#ffffff", padX: 22, padY: 12, radius: 16 },
        keyframes: { y: grow(150) },
      }),
    ],
    { durationMs: 3000 },
  );
}

const LINE = { color: "ink", width: 10 } as const;
const DOT = { color: "ink", width: 18 } as const;

/** Bean, in an unsteady style: fills a little off their lines, as in a cheap print. */
const BEAN: ArtPath[] = [
  { d: "M52 392 q98 14 200 0", stroke: { color: "ink", width: 6 } },
  { d: "M46 156 a107 107 0 0 1 214 0 v90 a107 107 0 0 1 -214 0 z", fill: "accent" },
  { d: "M40 150 a110 110 0 0 1 220 0 v90 a110 110 0 0 1 -220 0 z", stroke: LINE },
  { d: "M115 140 h.1", stroke: DOT },
  { d: "M185 140 h.1", stroke: DOT },
  { d: "M100 112 q15 -14 32 -4 M168 108 q16 -10 32 4", stroke: { color: "ink", width: 8 } },
  { d: "M118 195 C135 220 165 220 182 195", stroke: LINE },
  { d: "M45 220 C10 240 5 270 22 290 M255 220 L290 170 M120 348 v40 h-18 M180 348 v40 h18", stroke: LINE },
];

/** *Boiled drawing*: setup in the white band, our own art, a ring around the turn and an arrow to it. */
export function boiledDrawing(): Scene {
  const always = { startMs: 0, endMs: 3000 };
  const turn = { startMs: 1500, endMs: 3000, drawOnMs: 240, width: 12, color: "#ffffff", seed: 9 } as const;
  return aScene(
    [
      aRect({ id: "band", box: { x: 0, y: 269, w: 1080, h: 251 }, color: "#ffffff" }),
      aText("Me, after reading the label", { box: { x: 64, y: 289, w: 846, h: 211 }, size: 76, color: "ink" }),
      {
        ...{ kind: "art", id: "bean", ...always, view: { w: 300, h: 400 }, paths: BEAN, motion: "cut" },
        box: { x: 180, y: 640, w: 600, h: 800 },
        boil: { amount: 2, seed: 7 },
        drawOnMs: 900,
      },
      { kind: "hand-ring", id: "ring", ...turn, box: { x: 640, y: 1000, w: 270, h: 250 } },
      {
        kind: "hand-line",
        id: "arrow",
        ...turn,
        from: { x: 860, y: 620 },
        to: { x: 800, y: 970 },
        bend: -50,
        head: true,
      },
    ],
    { background: "#9cc3e0", durationMs: 3000 },
  );
}
