import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../../test/even-measure.ts";
import { aCarousel } from "../../../test/scenes/a-carousel.ts";
import { textsOf } from "../../../test/text-extents.ts";
import { frame } from "../../index.ts";

const slides = [
  { title: "Your candle *tunnels*" },
  { title: "First burn sets the memory", body: "Let it melt *to the edge* once." },
  { title: "Save this", body: "Which one surprised you?" },
];
const scenes = aCarousel("marker-list", slides, { handle: "@fig.and.wax" });
const drawn = scenes.map((scene) => frame(scene, 0, evenMeasure));

describe("a marker list", () => {
  it("marks the phrase where it is, in the title or in the body", () => {
    expect(drawn.map((shown) => shown.filter(({ kind }) => kind === "polygon").length)).toEqual([1, 1, 0]);
  });

  it("draws an arrow out of each slide and into the next", () => {
    const ids = scenes.map((scene) =>
      scene.tracks[0]?.clips.map(({ id }) => id).filter((id) => id === "arrow-in" || id === "arrow-out"),
    );
    expect(ids).toEqual([["arrow-out"], ["arrow-in", "arrow-out"], ["arrow-in"]]);
  });

  it("has the reason beside a number without a picture, in the feed", () => {
    const [, page] = aCarousel("marker-list", slides, { target: "instagram" });
    const [number, body] = ["number", "body"].map((id) => page?.tracks[0]?.clips.find((it) => it.id === id));
    if (number?.kind !== "text" || body?.kind !== "text") throw new Error("no number or no reason");
    expect(body.box.x).toBeGreaterThan(number.size * 0.6);
    expect(body.box.y).toBeGreaterThan(number.box.y - 100);
  });

  it("has a picture beside each number, where the piece has three of them", () => {
    const size = { width: 1200, height: 1200 };
    const photos = ["a", "b", null, null, "c"].map((src) => src && ({ kind: "image", src, size } as const));
    const pages = photos.map((media, i) => ({ title: `Page ${i}`, media: media || null }));
    const shown = aCarousel("marker-list", pages).map((it) =>
      it.tracks.flatMap(({ clips }) => clips.flatMap((clip) => (clip.kind === "image" ? [clip.src] : []))),
    );
    expect(shown.map((it) => it.length)).toEqual([1, 1, 1, 1, 1]);
    expect(shown[2]).not.toEqual(shown[1]);
  });

  it("names the account on the last slide", () => {
    expect(drawn.map((shown) => textsOf(shown).includes("@fig.and.wax"))).toEqual([false, false, true]);
  });
});
