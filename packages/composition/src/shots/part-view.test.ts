import { describe, expect, it } from "vitest";
import type { Box } from "../scene/geometry.ts";
import type { BeatMedia, StoryboardBeat } from "../storyboard/storyboard.ts";
import { namedView, withOtherViews } from "./another-view.ts";
import { around } from "./around.ts";
import { framing } from "./framing.ts";
import { isBlind, shareIn } from "./part-view.ts";
import { shot } from "./shot.ts";
import { focusOf } from "./subject.ts";

const toe = { x: 0.7, y: 0.5, w: 0.2, h: 0.2 };
const laces = { x: 0.35, y: 0.35, w: 0.18, h: 0.2 };
const sole = { x: 0.12, y: 0.68, w: 0.78, h: 0.08 };
const shoe = {
  ...{ kind: "image", src: "shoe", size: { width: 1600, height: 1200 } },
  ...{ subject: { x: 0.12, y: 0.33, w: 0.78, h: 0.44 }, ground: "#e5e8ed", parts: [toe, laces, sole] },
} as const satisfies BeatMedia;
const FEED = { ratio: 0.8, middle: 0.5 };
const beat = (id: string, media: BeatMedia | null, role: StoryboardBeat["role"] = "point"): StoryboardBeat => ({
  ...{ id, role, line: "", title: id, body: "", media, holdMs: null },
});
const cropOf = (media: BeatMedia | null | undefined): Box | null =>
  media?.kind === "image" ? (media.crop ?? null) : null;
const naming = (...named: Box[]) => ({ ...shoe, named });
const viewOf = (...named: Box[]) => cropOf(namedView(naming(...named), FEED));

describe("a photo of which words name a part", () => {
  it.each([
    ["one", [toe]],
    ["two", [toe, laces]],
  ])("is shown around %s, whole and with air, from as near as stays sharp", (_, parts) => {
    const view = viewOf(...parts);
    if (!view) throw new Error("no view");
    for (const part of parts) expect(shareIn(part, view)).toBeCloseTo(1);
    expect(view.w).toBeLessThan(0.9);
    expect(Math.max(view.w * 1600, view.h * 1200)).toBeGreaterThanOrEqual(600);
  });

  it("shows more of itself around another part", () => {
    expect(viewOf(toe)?.x).toBeGreaterThan((viewOf(laces)?.x ?? 1) + 0.2);
  });

  it("is shown whole where nothing is named, where most of it is, or where a face or several things would be cut", () => {
    expect(viewOf()).toBeNull();
    expect(viewOf({ x: 0.02, y: 0.02, w: 0.95, h: 0.95 })).toBeNull();
    expect(namedView({ ...naming(toe), hasFace: true }, FEED)).toBeNull();
    expect(namedView({ ...naming(toe), isGroup: true }, FEED)).toBeNull();
  });

  it("is whole at both ends, and at a turn before which it was not seen", () => {
    const shown = withOtherViews(
      [beat("1", naming(toe)), beat("2", naming(laces)), beat("3", naming(toe), "turn"), beat("4", naming(toe))],
      FEED,
    );
    expect(shown.map(({ media }) => cropOf(media) !== null)).toEqual([false, true, true, false]);
    const [, turn] = withOtherViews([beat("1", null), beat("2", naming(toe), "turn"), beat("3", null)], FEED);
    expect(cropOf(turn?.media)).toBeNull();
  });

  it("lies with that part in the middle of a page that it fills, or is shown whole if the page would cut it", () => {
    expect(focusOf(naming(toe), { x: 0.5, y: 0.5 }).x).toBeCloseTo(0.8);
    const { ground: _, ...scene } = naming(sole);
    expect(framing({ ...scene, subject: toe }, { w: 1080, h: 1920 }).fit).toBe("contain");
    expect(framing({ ...scene, subject: toe, named: [toe] }, { w: 1080, h: 1920 }).fit).toBe("cover");
  });
});

describe("a page of any shape", () => {
  const PAGES = [
    { w: 1080, h: 1350 },
    { w: 1080, h: 1920 },
  ];
  const heel = { x: 0.13, y: 0.335, w: 0.115, h: 0.41 };
  const places = PAGES.flatMap((box) => [[sole], [heel], [heel, toe]].map((parts) => ({ ...box, parts })));

  it.each(places)(
    "$w × $h shows all of a named part, with air on both sides, beside its words",
    ({ parts, ...page }) => {
      const box = { x: 0, y: 0, ...page };
      const view = namedView(naming(...parts), { ratio: page.w / page.h, middle: 0.6 }) ?? naming(...parts);
      const { surround } = framing(view, box, { x: 70, y: 500, w: 940, h: page.h - 550 });
      const place = surround && "color" in surround ? surround.place : undefined;
      const seen = around(view.kind === "image" ? (view.named ?? []) : []);
      if (!place || !seen) throw new Error("not beside its words");
      expect((place.x + seen.x * place.w) * box.w).toBeGreaterThanOrEqual(23.9);
      expect((place.x + (seen.x + seen.w) * place.w) * box.w).toBeLessThanOrEqual(box.w - 23.9);
    },
  );

  it("is not filled by a view that it would cut at what is named, nor by a product that its plain ground lets stand whole", () => {
    const view = namedView(naming(sole), { ratio: 0.8, middle: 0.5 }) ?? naming(sole);
    expect(framing(view, { w: 1080, h: 1400 }).fit).toBe("contain");
    expect(framing({ ...shoe, subject: { x: 0.08, y: 0.1, w: 0.8, h: 0.8 } }, { w: 992, h: 1350 }).fit).toBe("contain");
  });

  it("shows no other view that leaves out what is named", () => {
    expect(isBlind({ ...naming(toe), parts: [toe] }, { x: 0, y: 0, w: 0.65, h: 1 })).toBe(true);
  });
});

describe("a view for which no part was named", () => {
  it("would mislead if it cuts a known part in two, or shows less than half of the product", () => {
    const { parts: _, ...unknown } = shoe;
    const left = { x: 0, y: 0, w: 0.6, h: 1 };
    expect([isBlind(shoe, left), isBlind(unknown, left)]).toEqual([true, false]);
    expect(isBlind(unknown, { x: 0, y: 0, w: 0.3, h: 1 })).toBe(true);
    expect(isBlind(shoe, { x: 0.05, y: 0.2, w: 0.9, h: 0.7 })).toBe(false);
  });

  it("is the whole again instead, apart from its page every second time", () => {
    const seen = withOtherViews(
      ["1", "2", "3"].map((id) => beat(id, shoe)),
      FEED,
    ).map(({ media }) => (media?.kind === "image" ? [cropOf(media), media.isCard] : null));
    expect(seen).toEqual([
      [null, undefined],
      [null, undefined],
      [null, true],
    ]);
  });
});

it("a shot that comes closer loses no end of what it shows", () => {
  const place = {
    id: "a",
    startMs: 0,
    endMs: 6000,
    box: { x: 0, y: 0, w: 1080, h: 810 },
    index: 0,
    isSpokenOver: true,
  };
  const scalesOf = (subject: Box) => {
    const { ground: _, parts: __, ...scene } = shoe;
    return shot({ ...scene, subject }, place).punches?.map(({ scale }) => scale);
  };
  expect(scalesOf({ x: 0.02, y: 0.3, w: 0.96, h: 0.4 })?.[0]).toBeLessThan(scalesOf(toe)?.[0] ?? 0);
});
