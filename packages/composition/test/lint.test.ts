import { createCanvas } from "@napi-rs/canvas";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { applyFix, type Clip, type Rule, type Scene } from "../src/index.ts";
import type { Draw } from "../src/lint/draw.ts";
import { lintScene } from "../src/lint/lint-scene.ts";
import { loadFaces } from "../src/node.ts";
import type { AudioClip } from "../src/scene/audio-clip.ts";
import type { CaptionsClip } from "../src/scene/captions-clip.ts";
import { nodeDraw } from "./node/node-draw.ts";
import { aStory } from "./scenes/a-story.ts";
import { anImage, aRect, aScene, aText, PAGE } from "./scenes/scenes.ts";

let draw: Draw;

beforeAll(async () => {
  await loadFaces(aScene([aText("aZ áé 019 .!?"), captions()]));
  draw = nodeDraw({ images: new Map([["noise", noise()]]) });
});

/** Dark above, a busy light middle, quiet and dark below. */
function noise() {
  const source = createCanvas(270, 480);
  const context = source.getContext("2d");
  context.fillStyle = "#202020";
  context.fillRect(0, 0, 270, 480);
  for (let i = 0; i < 3000; i++) {
    context.fillStyle = i % 2 === 0 ? "#ffffff" : "#b0b0b0";
    context.fillRect((i * 97) % 270, 200 + ((i * 61) % 130), 7, 5);
  }
  return { source, width: 270, height: 480 };
}

function captions(changes: Partial<CaptionsClip> = {}): CaptionsClip {
  const words = ["one", "two", "three"].map((text, i) => ({ text, startMs: i * 900, endMs: i * 900 + 800 }));
  const box = { x: 65, y: 1010, w: 845, h: 190 };
  const fixed = { kind: "captions", id: "captions", style: "one-word", accent: "accent" } as const;
  return { ...fixed, startMs: 0, endMs: 3000, words, box, ...changes };
}

const effect = (id: string, startMs: number): AudioClip => ({
  ...{ kind: "audio", id, startMs, endMs: startMs + 200, role: "effect", source: { src: "pop" } },
  ...{ gainDb: 0, fadeInMs: 0, fadeOutMs: 0 },
});

const lint = (scene: Scene, ...rules: Rule[]) => lintScene(scene, draw, rules.length > 0 ? { rules } : {});
const brief = async (scene: Scene, ...rules: Rule[]) =>
  (await lint(scene, ...rules)).map(({ rule, clip, severity }) => `${rule} ${clip} ${severity}`);

const flash = (i: number): Clip => ({
  ...aRect({ id: `flash-${i}`, box: PAGE, color: i % 2 === 0 ? "#ffffff" : "#000000" }),
  startMs: i * 100,
  endMs: (i + 1) * 100,
});

const still = anImage({ src: "noise" });
const drifting = (changes = {}) =>
  anImage({ src: "noise", kenBurns: { from: { scale: 1, focus: at }, to: { scale: 1.2, focus: at } }, ...changes });
const at = { x: 0.5, y: 0.5 };

/** Scenes with exactly one thing wrong. */
const WRONG: [what: string, finding: string, scene: Scene][] = [
  [
    "text under the apps' buttons",
    "safe-zone low must",
    aScene([aText("low", { box: { x: 65, y: 1500, w: 845, h: 200 } })]),
  ],
  [
    "text over text",
    "overlap b must",
    aScene([aText("a", { text: "Candles" }), aText("b", { text: "Tunnels", box: { x: 65, y: 360, w: 845, h: 200 } })]),
  ],
  [
    "white text on white noise",
    "contrast pale must",
    aScene([drifting(), aText("pale", { box: { x: 65, y: 1000, w: 845, h: 200 } })]),
  ],
  [
    "a text that leaves too early",
    "reading-time hasty should",
    aScene([aText("hasty", { text: "seven words take some time to read", startMs: 0, endMs: 900 })]),
  ],
  [
    "captions that flit by",
    "caption-pace captions should",
    aScene([
      captions({
        style: "active-box",
        words: ["candle", "bright", "evening", "noon", "thunder", "later."].map((text, i) => ({
          text,
          startMs: i * 150,
          endMs: i * 150 + 140,
        })),
      }),
    ]),
  ],
  ["small print", "text-size small should", aScene([aText("small", { size: 30, minSize: 20 })])],
  [
    "cover words above the grid's crop",
    "grid-crop high should",
    aScene([aText("high", { box: { x: 65, y: 60, w: 845, h: 200 } })], { safeZone: "none" }),
  ],
  ["a picture that flashes", "flashing flash-1 must", aScene(Array.from({ length: 12 }, (_, i) => flash(i)))],
  ["a picture that stands still", "stillness image should", aScene([still], { durationMs: 4000 })],
  ["two effects at once", "effects second should", aScene([drifting(), effect("first", 0), effect("second", 500)])],
];

describe("the layout lint", () => {
  it.each(WRONG)("finds %s, and its fix removes it", async (_, finding, scene) => {
    expect(await brief(scene)).toEqual([finding]);
    const [found] = await lint(scene);
    if (!found) throw new Error("nothing found");
    expect(found.fix).not.toBeNull();
    const fixed = applyFix(scene, found);
    expect(await brief(fixed, found.rule)).toEqual([]);
  });

  it("lets words that the voice says leave with it", async () => {
    const words = { text: "seven words take some time to read", startMs: 0, endMs: 1800 };
    expect(await brief(aScene([aText("said", words)]), "reading-time")).toEqual(["reading-time said should"]);
    expect(await brief(aScene([aText("said", { ...words, said: true })]), "reading-time")).toEqual([]);
  });

  it("reports where and when, as text", async () => {
    const scene = aScene([aText("low", { box: { x: 65, y: 1500, w: 845, h: 200 }, startMs: 500, endMs: 2500 })]);
    const [found] = await lint(scene, "safe-zone");
    expect(found).toMatchObject({
      startMs: 500,
      endMs: 2500,
      message: "Text leaves the safe areas of TikTok and Reels.",
    });
    expect(found?.box.y).toBeGreaterThan(1480);
  });

  it("finds words with a shadow where they are, with and without a box", async () => {
    const shadow = { dx: 0, dy: 8, blur: 26, color: "ink" as const, opacity: 0.24 };
    const textBox = { shape: "lines" as const, color: "ink" as const, padX: 26, padY: 14, radius: 18 };
    const low = { box: { x: 65, y: 1500, w: 845, h: 200 } };
    const scene = aScene([
      aText("bare", { shadow }),
      aText("boxed", { shadow, textBox }),
      aText("low", { shadow, ...low }),
    ]);
    expect(await brief(scene, "safe-zone")).toEqual(["safe-zone low must"]);
  });

  it("names only the app that covers the text", async () => {
    const between = aScene([aText("between", { box: { x: 65, y: 1300, w: 845, h: 150 } })]);
    expect((await lint(between, "safe-zone"))[0]?.message).toBe("Text leaves the safe area of Reels.");
    expect(await lint({ ...between, safeZone: "tiktok" }, "safe-zone")).toEqual([]);
  });

  it("accepts strokes and boxes as contrast to any background", async () => {
    const place = { box: { x: 65, y: 1000, w: 845, h: 200 } };
    const boxed = { textBox: { shape: "lines" as const, color: "ink" as const, padX: 26, padY: 14, radius: 18 } };
    for (const look of [{ stroke: { color: "ink" as const, width: 8 } }, boxed]) {
      expect(await brief(aScene([drifting(), aText("pale", { ...place, ...look })]), "contrast")).toEqual([]);
    }
  });

  it("finds no must-fix in a generated story, and does not change its input", async () => {
    const story = aStory();
    await loadFaces(story);
    const before = structuredClone(story);
    expect((await lint(story)).filter(({ severity }) => severity === "must")).toEqual([]);
    expect(story).toEqual(before);
  });

  it("fixes each finding without a new one of its kind, for any text", async () => {
    const text = fc.record({
      words: fc.array(fc.constantFrom("why", "candles", "tunnel", "a", "first", "burn"), {
        minLength: 1,
        maxLength: 9,
      }),
      x: fc.integer({ min: -200, max: 900 }),
      y: fc.integer({ min: -200, max: 1900 }),
      w: fc.integer({ min: 100, max: 1000 }),
      size: fc.integer({ min: 20, max: 150 }),
      startMs: fc.integer({ min: 0, max: 2500 }),
      lastsMs: fc.integer({ min: 100, max: 3000 }),
    });
    const rules: Rule[] = ["safe-zone", "overlap", "text-size", "reading-time", "grid-crop"];
    const property = fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 3 }), async (texts) => {
      const clips = texts.map(({ words, x, y, w, size, startMs, lastsMs }, i) =>
        aText(`text-${i}`, {
          ...{ text: words.join(" "), box: { x, y, w, h: 300 }, size, minSize: Math.min(size, 44) },
          ...{ startMs, endMs: startMs + lastsMs },
        }),
      );
      const scene = aScene(clips);
      for (const rule of rules) {
        const before = await lint(scene, rule);
        for (const finding of before.filter(({ fix }) => fix)) {
          const after = await brief(applyFix(scene, finding), rule);
          const others = before.filter((it) => it !== finding).map((it) => `${it.rule} ${it.clip} ${it.severity}`);
          expect(others).toEqual(expect.arrayContaining(after));
          expect(after.length).toBeLessThan(before.length);
        }
      }
    });
    await fc.assert(property, { numRuns: 25 });
  });
});
