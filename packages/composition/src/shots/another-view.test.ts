import { describe, expect, it } from "vitest";
import type { BeatMedia, StoryboardBeat } from "../storyboard/storyboard.ts";
import { anotherView, withOtherViews } from "./another-view.ts";
import { framing } from "./framing.ts";

const bottle = {
  kind: "image",
  src: "bottle",
  size: { width: 1600, height: 2000 },
  subject: { x: 0.35, y: 0.1, w: 0.3, h: 0.8 },
  ground: "#dde8e2",
} as const satisfies BeatMedia;
const FEED = { ratio: 0.8, middle: 0.5 };
const beat = (id: string, media: BeatMedia | null): StoryboardBeat => ({
  ...{ id, role: "point", line: "", title: id, body: "", media, holdMs: null },
});

function cropOf(media: BeatMedia, before: number): number[] | null {
  const seen = anotherView(media, before, FEED);
  return seen.kind === "image" && seen.crop ? [seen.crop.x, seen.crop.y].map((it) => Number(it.toFixed(2))) : null;
}

describe("a photo that comes back", () => {
  it("shows the whole, one end of its subject, of what stands the lower one, the other end, and the whole again", () => {
    expect([0, 1, 2, 3].map((before) => cropOf(bottle, before))).toEqual([null, [0.2, 0.38], [0.2, 0.02], null]);
  });

  it("shows the middle of a narrow close-up, not its side from a corner", () => {
    const { ground: _, ...rest } = bottle;
    const close = { ...rest, subject: { x: 0.25, y: 0, w: 0.5, h: 0.94 } };
    const middles = [1, 2].map((before) => {
      const { crop } = anotherView(close, before, FEED) as { crop?: { x: number; w: number } };
      return crop && crop.x + crop.w / 2;
    });
    expect(middles).toEqual([expect.closeTo(0.5, 5), expect.closeTo(0.5, 5)]);
  });

  it("comes less near where it is a close-up already, so that more than a cap or an eye is seen", () => {
    const widthOf = (media: BeatMedia) => {
      const { crop } = anotherView(media, 1, FEED) as { crop?: { w: number } };
      return crop?.w ?? 1;
    };
    const close = { ...bottle, size: { width: 2000, height: 2000 }, subject: { x: 0.1, y: 0, w: 0.8, h: 1 } };
    const { ground: _, ...face } = close;
    expect(widthOf(face)).toBeGreaterThan(1.2 * widthOf({ ...face, subject: { x: 0.1, y: 0.1, w: 0.6, h: 0.8 } }));
  });

  it("is whole where it counts most: on the first slide, at the turn, then on the last", () => {
    const wholes = (slides: readonly (readonly [StoryboardBeat["role"], BeatMedia | null])[]) =>
      withOtherViews(
        slides.map(([role, media], at) => ({ ...beat(`b${at}`, media), role })),
        FEED,
      ).flatMap(({ media }, at) => (media?.kind === "image" && !media.crop ? [at] : []));
    expect(
      wholes([
        ["hook", bottle],
        ["point", { ...bottle, src: "b" }],
        ["turn", bottle],
        ["ask", bottle],
      ]),
    ).toEqual([0, 1]);
    expect(
      wholes([
        ["hook", null],
        ["point", bottle],
        ["turn", bottle],
        ["ask", bottle],
      ]),
    ).toEqual([2]);
    expect(
      wholes([
        ["hook", null],
        ["point", bottle],
        ["point", null],
        ["ask", bottle],
      ]),
    ).toEqual([3]);
  });

  it("ends as a whole in a look of strips, also for another time, but for a device, which is known by its screen", () => {
    const last = (media: BeatMedia) =>
      withOtherViews([beat("1", media), beat("2", media), beat("3", media)], { ...FEED, endsWhole: true }).at(-1)
        ?.media;
    expect(last(bottle)).toEqual(bottle);
    expect(last({ ...bottle, isDevice: true })).toMatchObject({ isScreen: true });
  });

  it("is never a part of several things, which would show a strip of another one", () => {
    expect([1, 2, 3].map((before) => cropOf({ ...bottle, isGroup: true }, before))).toEqual([null, null, null]);
  });

  it("is a picture of its own, which fills the page, or, where its subject ends on a plain ground, the page but for the words", () => {
    const [page, room] = [
      { w: 1080, h: 1350 },
      { x: 70, y: 60, w: 940, h: 800 },
    ];
    const detail = anotherView(bottle, 1, FEED);
    expect(detail.size).toEqual({ width: 960, height: 1200 });
    expect(framing(detail, page, room)).toEqual({ fit: "cover" });
    const shoe = { ...bottle, subject: { x: 0.05, y: 0.4, w: 0.9, h: 0.3 } };
    const { surround } = framing(anotherView(shoe, 1, FEED), page, room);
    if (!surround || !("color" in surround) || !surround.place) throw new Error("its ground does not go on");
    const { x, y, w, h } = surround.place;
    expect([surround.color, x <= 0, y <= 0, x + w >= 1]).toEqual([bottle.ground, true, true, true]);
    expect(y + h).toBeCloseTo(860 / 1350, 2);
  });

  it("shows the left and the right of a wide subject, and two corners of a pattern", () => {
    const shoe = { ...bottle, subject: { x: 0.05, y: 0.4, w: 0.9, h: 0.3 } };
    const { ground, subject, ...pattern } = bottle;
    expect([1, 2].map((it) => cropOf(shoe, it))).toEqual([
      [0.02, 0.34],
      [0.44, 0.34],
    ]);
    expect([1, 2].map((it) => cropOf(pattern, it))).toEqual([
      [0, 0],
      [0.2, 0.2],
    ]);
  });

  it("ends on its ground towards words beside it, if all of it is too high for that", () => {
    const tall = { ...bottle, subject: { x: 0.2, y: 0.1, w: 0.6, h: 0.8 } };
    const ends = (words: "above" | "below") => {
      const { crop, ground } = { crop: undefined, ground: undefined, ...anotherView(tall, 1, { ...FEED, words }) };
      return { from: crop ? Number(crop.y.toFixed(2)) : null, ground };
    };
    expect(ends("below")).toEqual({ from: 0.5, ground: "#dde8e2" });
    expect(ends("above")).toEqual({ from: 0.04, ground: "#dde8e2" });
  });

  it("shows the halves of a screenshot, from the top down", () => {
    const screen = { kind: "image", src: "app", size: { width: 720, height: 1280 }, isScreen: true } as const;
    expect([1, 2].map((it) => anotherView(screen, it, FEED))).toMatchObject([
      { crop: { x: 0, y: 0, w: 1, h: 0.5 } },
      { crop: { x: 0, y: 0.5, w: 1, h: 0.5 } },
    ]);
  });

  it("shows as much of a screenshot as its window does, so that no line of it is cut at the sides", () => {
    const screen = { kind: "image", src: "app", size: { width: 720, height: 1280 }, isScreen: true } as const;
    const ratios = [1, 2].map((it) => {
      const { size, crop } = anotherView(screen, it, { ratio: 0.92, middle: 0.5 }) as typeof screen & {
        crop?: unknown;
      };
      return [size.width / size.height, crop];
    });
    expect(ratios).toEqual([
      [expect.closeTo(0.92), { x: 0, y: 0, w: 1, h: expect.closeTo(0.611) }],
      [expect.closeTo(0.92), { x: 0, y: expect.closeTo(0.389), w: 1, h: expect.closeTo(0.611) }],
    ]);
  });

  it("of a device is the top of its screen, then the middle, a card wider than high above the words", () => {
    const phone = { ...bottle, isDevice: true } as const;
    const seen = [1, 2].map((before) => anotherView(phone, before, FEED));
    const boxes = seen.flatMap((it) => (it.kind === "image" && it.crop ? [it.crop] : []));
    const [upper, middle] = boxes;
    expect(upper && middle && upper.y < middle.y).toBe(true);
    // The lower end may be empty.
    expect(middle && middle.y + middle.h).toBeLessThan(0.75);
    for (const { x, y, w, h } of boxes) {
      expect([x > 0.35, x + w < 0.65, y > 0.1, y + h < 0.9]).toEqual([true, true, true, true]);
      expect(w * 1600).toBeGreaterThan(h * 2000);
    }
    // A strip or a print shows all of the part: no line is cut at its sides.
    const strip = anotherView(phone, 1, { ratio: 0.92, middle: 0.5 });
    expect(strip.size && strip.size.width / strip.size.height).toBeCloseTo(0.92, 2);
    const [part] = seen;
    const page = { x: 0, y: 0, w: 1080, h: 1350 };
    expect(part && framing(part, page, { x: 80, y: 80, w: 920, h: 700 })).toMatchObject({
      surround: { edge: "card" },
    });
  });

  it("of a face is no detail, never lies under words, and is all of the photo where it comes back", () => {
    const { ground: _, ...rest } = bottle;
    const cat = {
      ...rest,
      hasFace: true,
      size: { width: 1080, height: 718 },
      subject: { x: 0.3, y: 0.2, w: 0.4, h: 0.7 },
    };
    expect([1, 2, 3].map((it) => cropOf(cat, it))).toEqual([null, null, null]);
    const [page, room] = [
      { w: 1080, h: 1350 },
      { x: 70, y: 60, w: 940, h: 800 },
    ];
    const [once, again] = [0, 1].map((it) => framing(anotherView(cat, it, FEED), page, room));
    expect([once?.surround, again?.surround]).toEqual(Array(2).fill(expect.objectContaining({ edge: "card" })));
    expect([once?.crop !== undefined, again?.crop]).toEqual([true, undefined]);
    expect(framing(cat, page).fit).toBe("cover");
  });

  it("of a face that fills it lies on a tall page whole, where a product from near would fill that", () => {
    const near = {
      ...bottle,
      ground: undefined,
      size: { width: 800, height: 974 },
      subject: { x: 0, y: 0, w: 1, h: 1 },
    };
    const tall = { w: 1080, h: 1920 };
    expect(framing({ ...near, hasFace: true }, tall).fit).toBe("contain");
    expect(framing(near, tall).fit).toBe("cover");
  });

  it("stays whole if it is too small for a detail, of unknown size, or a clip", () => {
    const { size, ...unknown } = bottle;
    const small = { ...bottle, size: { width: 640, height: 800 } };
    const clip = { kind: "video", src: "c", size, trimMs: 0, durationMs: 4000, hasSound: true } as const;
    for (const media of [unknown, small, clip]) expect(anotherView(media, 1, FEED)).toBe(media);
  });
});
