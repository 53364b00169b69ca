import { createCanvas } from "@napi-rs/canvas";
import { Face } from "@vignette/domain/studio/catalogue";
import { assert, property } from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import { lettersIn } from "../../test/letters-in.ts";
import { anyMoment, anyScene } from "../../test/scenes/arbitrary-scene.ts";
import { frame, paint, ruler, Scene } from "../index.ts";
import { loadFaces, nodeSheet } from "../node.ts";
import { neededFrames } from "./motion/needed-frames.ts";
import type { Primitive } from "./primitives/primitive.ts";

/** Every number in a value, with the way to it where it is none that can be drawn. */
function unreal(value: unknown, path = ""): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => unreal(inner, `${path}.${key}`));
}

function moments(primitives: readonly Primitive[]): string[] {
  return primitives.flatMap((it) =>
    it.kind === "group" ? moments(it.children) : it.kind === "image" && it.moment ? [it.moment.clip] : [],
  );
}

describe("any scene that the schema accepts, at any time", () => {
  it("is drawn with finite numbers, as data, the same every time", () => {
    assert(
      property(anyScene, anyMoment, (scene, t) => {
        expect(Scene.safeParse(scene).error?.issues ?? []).toEqual([]);
        const drawn = frame(scene, t, evenMeasure);
        expect(unreal(drawn)).toEqual([]);
        expect(JSON.stringify(frame(structuredClone(scene), t, evenMeasure))).toBe(JSON.stringify(drawn));
        expect(structuredClone(drawn)).toEqual(drawn);
        const needed = neededFrames(scene, t).map(({ clip }) => clip);
        expect(moments(drawn).filter((clip) => !needed.includes(clip))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it("is painted without a word", () => {
    const picture = { source: createCanvas(30, 20), width: 30, height: 20 };
    const resources = {
      images: new Map([["picture", picture]]),
      frames: new Map([["a", picture]]),
      grain: { source: createCanvas(256, 256), width: 256, height: 256 },
      sheet: nodeSheet,
    };
    assert(
      property(anyScene, anyMoment, (scene, t) => {
        const context = createCanvas(scene.width, scene.height).getContext("2d");
        expect(() => paint(context, frame(scene, t, ruler()), resources)).not.toThrow();
      }),
      { numRuns: 100 },
    );
  });

  // What is not Latin is drawn as boxes here: loading all of Unicode proves nothing more.
  beforeAll(() => loadFaces(lettersIn(Face.options, "Latin")));
});
