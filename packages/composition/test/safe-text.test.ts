import { CaptionStyle, Face } from "@vignette/domain/studio/catalogue";
import { assert, constantFrom, integer, property, record } from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Primitive } from "../src/frame/primitives/primitive.ts";
import { frame, ruler, safeBoxOf } from "../src/index.ts";
import { loadFaces } from "../src/node.ts";
import { inkExtent } from "../src/shaping/ink-extent.ts";
import { typesetter } from "../src/shaping/typesetter.ts";
import { lettersIn } from "./letters-in.ts";
import { TEXT_CORPUS } from "./scenes/text-corpus.ts";
import { aTextClip, textScene } from "./scenes/text-scene.ts";

beforeAll(async () => {
  const all = TEXT_CORPUS.join(" ");
  await loadFaces(lettersIn(Face.options, `${all} ${all.toUpperCase()}`));
});

type Edges = { text: string; left: number; right: number; top: number; bottom: number };

/** Where the ink of every drawn text lies, stroke and motion included. */
function inkOf(primitives: readonly Primitive[]): Edges[] {
  return primitives.flatMap((it): Edges[] => {
    if (it.kind === "text") {
      const ink = inkExtent(typesetter().set(it.text, it.font), it.font.size);
      const out = it.stroke?.width ?? 0;
      const [left, right] = [it.x + ink.left - out, it.x + ink.right + out];
      return [{ text: it.text, left, right, top: it.y + ink.top - out, bottom: it.y + ink.bottom + out }];
    }
    if (it.kind !== "group") return [];
    const [a, b, c, d, e, f] = it.matrix;
    return inkOf(it.children).map(({ text, left, right, top, bottom }) => {
      const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [a * x + c * y + e, b * x + d * y + f]));
      const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
      return { text, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });
  });
}

function outside(scene: ReturnType<typeof textScene>, ms: number): string[] {
  const { x, y, w, h } = safeBoxOf(scene);
  return inkOf(frame(scene, ms, ruler()))
    .filter((ink) => ink.left < x - 0.5 || ink.right > x + w + 0.5 || ink.top < y - 0.5 || ink.bottom > y + h + 0.5)
    .map(({ text, left, right, top, bottom }) => `${text}: ${[left, right, top, bottom].map(Math.round)}`);
}

const size = integer({ min: 24, max: 420 });
const words = constantFrom(...TEXT_CORPUS);

describe("drawn text", () => {
  it("stays inside the safe box to the last pixel, in every face, script and size", () => {
    const stroke = constantFrom(undefined, { color: "ink" as const, width: 12 });
    const texts = record({
      text: words,
      face: constantFrom(...Face.options),
      size,
      weight: constantFrom(400, 700, 900),
      align: constantFrom("left", "center", "right"),
      valign: constantFrom("top", "middle", "bottom"),
      caps: constantFrom(true, false),
      h: integer({ min: 120, max: 979 }),
      stroke,
    });
    assert(
      property(texts, ({ h, stroke, ...look }) => {
        const box = { x: 65, y: 269, w: 845, h };
        const clip = aTextClip({ ...look, minSize: Math.min(44, look.size), box, ...(stroke && { stroke }) });
        expect(outside(textScene([clip]), 100)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it("stays inside the safe box as captions of every style, throughout", () => {
    const moments = record({
      text: words,
      style: constantFrom(...CaptionStyle.options),
      ms: integer({ min: 0, max: 5900 }),
    });
    assert(
      property(moments, ({ text, style, ms }) => {
        const said = text
          .split(/\s+/)
          .map((word, i) => ({ text: word, startMs: i * 300, endMs: i * 300 + 250, emphasis: i % 3 === 0 }));
        const box = { x: 65, y: 1010, w: 845, h: 190 };
        const times = { id: "captions", startMs: 0, endMs: 6000 };
        const clip = { kind: "captions" as const, ...times, words: said, style, box, accent: "accent" as const };
        expect(outside(textScene([clip]), ms)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
