import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import { textExtents, textsOf } from "../../test/text-extents.ts";
import { carouselScenes, frame, Scene, safeBoxOf } from "../index.ts";
import type { CarouselScript } from "./carousel-script.ts";

const script: CarouselScript = {
  slides: [
    { title: "Your candle tunnels", body: "", emphasis: "tunnels", imageId: null },
    {
      title: "First burn sets the memory",
      body: "Let it melt to the edge once.",
      emphasis: "to the edge",
      imageId: "jar",
    },
    { title: "Save this", body: "Which one surprised you?", emphasis: "", imageId: null },
  ],
  brand: null,
  handle: "@fig.and.wax",
};
const media = new Set(["jar"]);
const looks = ["marker-list", "photo-essay"] as const;
const targets = ["instagram", "tiktok"] as const;
const cases = looks.flatMap((look) => targets.map((target) => [look, target] as const));

describe.each(cases)("carouselScenes of %s for %s", (look, target) => {
  const scenes = carouselScenes(script, look, media, target);
  const drawn = scenes.map((scene) => frame(scene, 0, evenMeasure));

  it("makes one valid scene of the platform's size for each slide", () => {
    expect(scenes.map((scene) => Scene.parse(scene))).toHaveLength(3);
    expect(scenes.map(({ width, height }) => [width, height])).toEqual(
      Array(3).fill(target === "tiktok" ? [1080, 1920] : [1080, 1350]),
    );
  });

  it("shows all the words of a slide, and the account on the last", () => {
    expect(textsOf(drawn[1] ?? [])).toContain("melt");
    expect(textsOf(drawn[2] ?? []).replace(/\s+/g, " ")).toContain("@fig.and.wax");
  });

  it("keeps words that are read inside the safe zone", () => {
    scenes.forEach((scene, i) => {
      const { x, y, w, h } = safeBoxOf(scene);
      const read = textExtents(drawn[i] ?? [], evenMeasure).filter((box) => !/^\d+$/.test(box.text));
      for (const box of read) {
        expect(box.left, box.text).toBeGreaterThanOrEqual(x);
        expect(box.right, box.text).toBeLessThanOrEqual(x + w);
        expect(box.top, box.text).toBeGreaterThanOrEqual(y);
        expect(box.bottom, box.text).toBeLessThanOrEqual(y + h);
      }
    });
  });

  it("does not move", () => {
    const later = scenes.map((scene) => frame(scene, 2000, evenMeasure));
    expect(later).toEqual(drawn);
  });
});

describe("carouselScenes", () => {
  it("draws a slide without its picture when that is missing", () => {
    const [, slide] = carouselScenes(script, "photo-essay", new Set(), "instagram");
    expect(slide?.tracks[0]?.clips.some((clip) => clip.kind === "image")).toBe(false);
  });

  it("marks the phrase where it is, in the title or in the body", () => {
    const scenes = carouselScenes(script, "marker-list", media, "instagram");
    const marked = scenes.map((scene) => frame(scene, 0, evenMeasure).filter(({ kind }) => kind === "polygon").length);
    expect(marked).toEqual([1, 1, 0]);
  });

  it("draws an arrow out of each slide and into the next", () => {
    const ids = carouselScenes(script, "marker-list", media, "instagram").map((scene) =>
      scene.tracks[0]?.clips.map(({ id }) => id).filter((id) => id === "arrow-in" || id === "arrow-out"),
    );
    expect(ids).toEqual([["arrow-out"], ["arrow-in", "arrow-out"], ["arrow-in"]]);
  });
});
