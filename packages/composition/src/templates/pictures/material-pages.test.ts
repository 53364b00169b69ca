import { describe, expect, it } from "vitest";
import { type BeatMedia, type Storyboard, type StoryboardBeat, storyboardScenes } from "../../index.ts";
import { fromNear, materialPages } from "./material-pages.ts";

const brick = { kind: "image", src: "brick", size: { width: 900, height: 900 }, isPattern: true } as const;
const gravel = { ...brick, src: "gravel" };
const lawn = { ...brick, src: "lawn" };
const shoe: BeatMedia = { ...brick, src: "shoe", isPattern: false, subject: { x: 0.3, y: 0.3, w: 0.4, h: 0.3 } };

const beatsOf = (...media: (BeatMedia | null)[]): StoryboardBeat[] =>
  media.map((it, at) => ({
    ...{ id: String(at), line: "", title: `Page ${at}`, body: "", holdMs: null, media: it },
    role: at === 0 ? "hook" : at === media.length - 1 ? "ask" : "point",
  }));
const looksOf = (...media: (BeatMedia | null)[]) => materialPages(beatsOf(...media)).map((page) => page?.look ?? null);

describe("the pages of a piece about materials", () => {
  it("begin with one all over the page, are never alike in a row, and end with samples of all", () => {
    const looks = looksOf(brick, gravel, lawn, brick, lawn, gravel, brick);
    expect(looks).toEqual(["page", "pair", "print", "page", "round", "panel", "cards"]);
  });

  it("show one material alone where there is no other", () => {
    expect(looksOf(brick, brick, brick, brick)).toEqual(["page", "round", "print", "panel"]);
  });

  it("are none where most photos show things, or a material is seen only once or twice", () => {
    expect(looksOf(shoe, brick, shoe, shoe, brick, brick, shoe)).toEqual(Array(7).fill(null));
    expect(looksOf(brick, null, gravel)).toEqual([null, null, null]);
  });

  it.each(["photo-captions", "outlined-text", "photo-essay"])(
    "of %s keep their words off it, but for those it fills",
    (name) => {
      const storyboard: Storyboard = {
        ...{
          kind: "carousel-image",
          template: name,
          voice: null,
          music: null,
          captions: null,
          brand: null,
          handle: "",
        },
        beats: beatsOf(brick, gravel, lawn, brick, gravel, brick),
      };
      for (const target of ["instagram", "tiktok"] as const) {
        const pages = storyboardScenes(storyboard, target).map(({ tracks }) => tracks.flatMap(({ clips }) => clips));
        const shown = pages.map((clips) => clips.flatMap((it) => (it.kind === "image" ? [it] : [])));
        expect(shown.map(({ length }) => length)).toEqual([1, 2, 1, 1, 1, 3]);
        for (const at of [1, 2, 4, 5]) {
          const title = pages[at]?.find(({ id }) => id === "title");
          if (title?.kind !== "text") throw new Error("no title");
          const [from, to] = [title.box.y, title.box.y + title.box.h];
          const middles = shown[at]?.map(({ box }) => box.y + box.h / 2) ?? [];
          expect(middles.every((y) => y < from || y > to)).toBe(true);
        }
      }
    },
  );
});

it("a part from near is nearer in a smaller place, and never so near that it is soft", () => {
  const [large, small] = [fromNear(brick, { w: 1080, h: 1350 }), fromNear(brick, { w: 400, h: 400 })];
  expect(small.size?.width).toBeLessThan(large.size?.width ?? 0);
  expect(large.size?.width).toBeGreaterThanOrEqual(1080 * 0.5);
});
