import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../../test/even-measure.ts";
import { aScene } from "../../../test/scenes/scenes.ts";
import { frame } from "../../index.ts";
import type { ArtClip } from "../../scene/art-clip.ts";
import type { Primitive } from "../primitives/primitive.ts";

const stroke = { color: "ink", width: 4 } as const;
const art: ArtClip = {
  ...{ kind: "art", id: "art", startMs: 0, endMs: 3000, motion: "cut" },
  box: { x: 100, y: 100, w: 400, h: 200 },
  view: { w: 100, h: 100 },
  paths: [
    { d: "M0 0 H50 V50", stroke },
    { d: "m10 10 a10 10 0 1 0 20 0 z", fill: "accent", stroke },
  ],
};
const at = (ms: number, changes: Partial<ArtClip> = {}) => frame(aScene([{ ...art, ...changes }]), ms, evenMeasure);
const paths = (primitives: readonly Primitive[]): Extract<Primitive, { kind: "path" }>[] =>
  primitives.flatMap((it) => (it.kind === "group" ? paths(it.children) : it.kind === "path" ? [it] : []));

describe("vector art", () => {
  it("is contained in its box, centered, in any units", () => {
    expect(at(0)[1]).toMatchObject({ kind: "group", matrix: [2, 0, 0, 2, 200, 100] });
  });

  it("has lines and curves only", () => {
    expect(paths(at(0))[0]?.steps).toEqual([
      ["M", 0, 0],
      ["L", 50, 0],
      ["L", 50, 50],
    ]);
    expect(paths(at(0))[1]?.steps.map(([kind]) => kind)).toEqual(["M", "C", "C", "Z"]);
  });

  it("boils: three redraws at 8 a second, none further off than it may be", () => {
    const shake = { boil: { amount: 2, seed: 5 } };
    const drawn = [0, 100, 130, 260, 380].map((ms) => JSON.stringify(at(ms, shake)));
    expect(drawn.map((one) => drawn.indexOf(one))).toEqual([0, 0, 2, 3, 0]);
    const [still, moved] = [paths(at(0)), paths(at(0, shake))].map((all) =>
      all[0]?.steps.flat().filter(Number.isFinite),
    );
    const off = still?.map((value, i) => Math.abs(Number(value) - Number(moved?.[i])) * 2) ?? [];
    expect(Math.max(...off)).toBeGreaterThan(0.2);
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
  });

  it("is drawn on, line after line, and filled where the line is closed", () => {
    const pen = { drawOnMs: 1000 };
    expect(paths(at(0, pen))).toEqual([]);
    expect(paths(at(300, pen))).toMatchObject([{ fill: null, steps: { length: 2 } }]);
    expect(paths(at(1000, pen))).toEqual(paths(at(0)));
    const late = paths(at(900, pen));
    expect(late.map(({ fill }) => fill)).toEqual([null, null]);
  });

  it("ends where its outline cannot be read", () => {
    const broken = {
      paths: [
        { d: "M0 0 L10 10 nonsense", stroke },
        { d: "nonsense", stroke },
      ],
    };
    expect(paths(at(0, broken)).map(({ steps }) => steps.length)).toEqual([2, 0]);
  });
});
