import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../../test/even-measure.ts";
import { brandPalette, frame, Scene } from "../../index.ts";
import { castOf, castOfStep, labeledCastOf } from "./cast-of.ts";
import { memeClips } from "./meme-clips.ts";
import type { MemeArt } from "./meme-drawing.ts";
import { memeDrawingOf, memeDrawings } from "./meme-drawings.ts";

const sceneOf = (art: MemeArt): Scene => ({
  ...{ version: 2, width: 1080, height: 1080, frameRate: 30, durationMs: 1000, background: "bg", safeZone: "none" },
  palette: brandPalette(null),
  tracks: [
    { id: "art", clips: memeClips(art, { id: "art", startMs: 0, endMs: 1000, box: { x: 0, y: 0, w: 1080, h: 1080 } }) },
  ],
});

describe.each(memeDrawings.map((drawing) => [drawing.name, drawing] as const))("the meme %s", (_, drawing) => {
  const drawings = [drawing.draw("setup"), drawing.draw("turn"), ...drawing.panels.map((panel) => panel())];

  it("is made of outlines that every scene takes", () => {
    for (const art of drawings) expect(() => Scene.parse(sceneOf(art))).not.toThrow();
  });

  it("draws every one of its lines", () => {
    for (const art of drawings) {
      const drawn = JSON.stringify(frame(sceneOf(art), 0, evenMeasure));
      const paths = art.layers.reduce((sum, layer) => sum + layer.paths.length, 0);
      expect(drawn.split('"kind":"path"').length - 1).toBe(paths);
      expect(drawn).not.toContain('"steps":[]');
    }
  });

  it("looks different after its turn", () => {
    expect(drawing.draw("turn")).not.toEqual(drawing.draw("setup"));
  });

  it("has one subject, and room for words that do not touch each other", () => {
    expect(drawing.slots.filter(({ isSubject }) => isSubject)).toHaveLength(1);
    const { view } = drawing.draw("turn");
    for (const [i, { box }] of drawing.slots.entries()) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= view.w && box.y + box.h <= view.h).toBe(true);
      for (const { box: other } of drawing.slots.slice(0, i)) {
        const apart = Math.max(
          other.x - box.x - box.w,
          box.x - other.x - other.w,
          other.y - box.y - box.h,
          box.y - other.y - other.h,
        );
        expect(apart).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe("what stands in a drawing", () => {
  const beat = { id: "a", role: "hook", line: "", body: "", media: null, holdMs: null } as const;
  const told = (...titles: string[]) => titles.map((title) => ({ ...beat, title }));
  const objects = { product: "brush", trouble: "cat" };

  it("is the thing that the joke names, then the trouble, or the product of a joke that is glad", () => {
    expect(castOf({ beats: told("Sunday. Me and 14 *receipts*"), objects }).thing).toBe("receipt");
    expect(castOf({ beats: told("POV: Monday"), objects }).thing).toBe("cat");
    expect(castOf({ beats: told("Finally, Monday"), objects })).toEqual({
      thing: "brush",
      product: "brush",
      isGlad: true,
    });
    expect(castOf({ beats: told("POV: Monday"), objects: { product: "gone" } })).toEqual({});
  });

  it("is what each label names; what is wrong comes after whose joke it is", () => {
    const labels = told("The kit", "Hair", "Cold tea", "A phone");
    expect(labeledCastOf({ beats: labels, objects }).labeled).toEqual([undefined, "cat", "mug", "phone"]);
  });

  it("of a kit is at last the product, where that label names nothing that can be drawn", () => {
    const { draw } = memeDrawingOf("starter-kit");
    const worn = [undefined, "cat", "brush", undefined, undefined] as const;
    expect(draw("turn", { labeled: worn, product: "shoe" })).toEqual(draw("turn", { labeled: [...worn, "shoe"] }));
  });

  it("is as often there as the joke counts, in the color that it names, and what is for sale never is the trouble", () => {
    const shoes = { product: "shoe", trouble: "shoe" };
    const joke = { beats: told("Me: I can live with black toenails", "Bandages so far: nine"), objects: shoes };
    expect(castOf(joke)).toMatchObject({ thing: "plaster", count: 9, colors: { foot: "#1d1c1a" } });
    expect(castOfStep(joke, 0)).toMatchObject({ thing: "foot" });
    const others = castOf({ beats: told("Shoes by the door: nine"), objects: shoes });
    expect(others).toMatchObject({ thing: "shoe", count: 9, colors: { shoe: "#c9c6be" } });
    expect(castOf({ beats: told("POV: Monday"), objects: shoes }).thing).toBeUndefined();
    // They are drawn as a pair.
    for (const line of ["Day 30: ten boots", "Day 30: five pairs of boots"])
      expect(castOf({ beats: told(line) })).toMatchObject({ thing: "boots", count: 5 });
  });

  it("has on it what its words say, and with it the animal that the joke names", () => {
    const hairy = castOf({ beats: told("Me: black clothes. My cat: perfect", "My coat: all hair"), objects });
    expect(hairy).toMatchObject({ thing: "coat", states: { coat: "hairy" }, animal: "cat" });
    const art = (cast: object) => memeDrawingOf("the-thing").draw("turn", cast);
    expect(art(hairy)).not.toEqual(art({ ...hairy, states: {} }));
    const labels = told("The kit", "A sofa with hair", "A sofa without hair", "Muddy boots");
    expect(labeledCastOf({ beats: labels, objects }).states).toEqual({ sofa: "hairy", boots: "muddy" });
    const worn = castOf({ beats: told("Cuando estrenas pantalón negro", "El pantalón es gato"), objects: {} });
    expect(worn).toMatchObject({ states: { trousers: "hairy" }, animal: "cat" });
    expect(castOf({ beats: told("Tight skin"), objects: {} })).toEqual({ hasTightSkin: true });
  });

  it("is drawn in every drawing", () => {
    const cast = { thing: "cat", product: "brush" } as const;
    for (const { name, draw } of memeDrawings) {
      const shown = name === "starter-kit" ? { labeled: [undefined, "cat"] as const } : cast;
      expect(draw("turn", shown)).not.toEqual(draw("turn", {}));
    }
  });
});

describe("memeDrawingOf", () => {
  it("falls back on the usual drawing for a name that is unknown", () => {
    expect(memeDrawingOf("gone").name).toBe("two-doors");
  });
});
