import { describe, expect, it } from "vitest";
import { type BeatMedia, type Storyboard, storyboardScenes } from "../index.ts";

const seen = { kind: "image", src: "a", size: { width: 1000, height: 1500 } } as const;
const subject = { x: 0.6, y: 0.55, w: 0.2, h: 0.2 };

const ringsOf = (kind: Storyboard["kind"], template: string, media: BeatMedia) =>
  clipsOf(kind, template, media).flatMap((clip) =>
    clip.kind === "hand-ring" && clip.id !== "ring-edge" ? [clip.box] : [],
  );

function clipsOf(kind: Storyboard["kind"], template: string, media: BeatMedia, last = "b") {
  const beat = { line: "", body: "", media, holdMs: null };
  const storyboard: Storyboard = {
    ...{ kind, template, voice: null, music: null, captions: null, brand: null, handle: "" },
    beats: [
      { ...beat, id: "1", role: "hook", title: "Look at this" },
      { ...beat, id: "2", role: "point", title: "It burns evenly" },
      { ...beat, id: "3", role: "point", title: "And for long", media: { ...media, src: last } },
    ],
  };
  return storyboardScenes(storyboard, "instagram").flatMap(({ tracks }) => tracks.flatMap((track) => track.clips));
}

describe.each([["ugc-video", "green-screen"]] as const)("the rings of %s / %s", (kind, template) => {
  it("are around what the picture is about", () => {
    const rings = ringsOf(kind, template, { ...seen, subject, isScreen: true });
    expect(rings.length).toBeGreaterThan(0);
    for (const { x, y, w, h } of rings) {
      expect(w).toBeLessThan(540);
      expect(x + w / 2).toBeGreaterThan(450);
      expect(y + h / 2).toBeGreaterThan(400);
    }
  });

  it("are not drawn if the subject of the picture is unknown", () => {
    expect(ringsOf(kind, template, seen)).toEqual([]);
  });
});

it.each([
  ["a screen", { ...seen, isScreen: true, subject }],
  ["a product on a plain ground", { ...seen, ground: "#e8eeea", subject }],
  ["a texture", seen],
])("a teardown points at nothing in %s in which nobody has looked for parts", (_, media) => {
  const marks = clipsOf("carousel-image", "teardown", media).filter(({ kind }) => kind.startsWith("hand-"));
  expect(marks).toEqual([]);
});

describe("what a speaker names", () => {
  const shoe = {
    ...{ ...seen, size: { width: 1200, height: 900 }, ground: "#e8eeea", subject: { x: 0.1, y: 0.3, w: 0.8, h: 0.4 } },
    parts: [],
  } satisfies BeatMedia;

  it("is ringed with its tip, at the side of the page too", () => {
    const [ring] = ringsOf("ugc-video", "green-screen", { ...shoe, named: [{ x: 0.7, y: 0.5, w: 0.2, h: 0.15 }] });
    expect((ring?.x ?? 0) + (ring?.w ?? 0)).toBeGreaterThan(910);
  });

  it("is framed where it lies low on a screen, and the frame is no larger than it: it runs through no line beside it", () => {
    const screen = { ...seen, isScreen: true, size: { width: 900, height: 1900 }, parts: [] } satisfies BeatMedia;
    const at = (y: number) =>
      ringsOf("ugc-video", "green-screen", { ...screen, named: [{ x: 0.1, y, w: 0.8, h: 0.1 }] })[0]?.y ?? 0;
    expect(at(0.8)).toBeGreaterThan(at(0.5));
  });
});

describe("in a photo whose parts are known, a teardown", () => {
  const toe = { x: 0.7, y: 0.5, w: 0.2, h: 0.15 };
  const heel = { x: 0.1, y: 0.4, w: 0.15, h: 0.25 };
  const shoe = {
    ...{ ...seen, size: { width: 1200, height: 900 }, ground: "#e8eeea", subject: { x: 0.1, y: 0.3, w: 0.8, h: 0.4 } },
    parts: [toe, heel],
  } satisfies BeatMedia;

  it("rings what the words name, with an arrow that ends at the ring", () => {
    for (const part of [toe, heel]) {
      const clips = clipsOf("carousel-image", "teardown", { ...shoe, named: [part] });
      const [ring] = clips.flatMap((it) => (it.kind === "hand-ring" ? [it.box] : []));
      const [arrow] = clips.flatMap((it) => (it.kind === "hand-line" && it.id === "arrow" ? [it.to] : []));
      const middle = (ring?.x ?? 0) + (ring?.w ?? 0) / 2;
      expect(middle > 540).toBe(part === toe);
      expect(Math.abs((arrow?.x ?? 0) - middle)).toBeLessThan((ring?.w ?? 0) / 2);
      expect(arrow?.y).toBeLessThan((ring?.y ?? 0) + 20);
    }
  });

  it("rings nothing, and draws no arrow, where they name none", () => {
    const drawn = clipsOf("carousel-image", "teardown", { ...shoe, parts: [toe, heel] });
    expect(drawn.filter(({ id }) => id === "ring" || id === "arrow")).toEqual([]);
  });

  it("underlines a row of a screen, without a ring or an arrow over its letters", () => {
    const screen = { ...seen, isScreen: true, parts: [{ x: 0.05, y: 0.5, w: 0.9, h: 0.05 }] };
    const clips = clipsOf("carousel-image", "teardown", { ...screen, named: screen.parts });
    expect(clips.filter(({ id }) => id === "row")).toHaveLength(1);
    expect(clips.filter(({ id }) => id === "arrow" || id === "ring")).toEqual([]);
  });
});

describe("the arrows of ugc-video / pov-hands", () => {
  const isPointing = (media: BeatMedia) =>
    clipsOf("ugc-video", "pov-hands", media).some(({ kind }) => kind === "hand-line");
  const product = { ...seen, subject: { x: 0.3, y: 0.3, w: 0.4, h: 0.4 } };

  it.each([
    ["point at a product on a plain ground", { ...product, ground: "#e8eeea" }, true],
    ["do not cross what a screen says", { ...product, isScreen: true }, false],
    ["do not cross the screen of a phone", { ...product, ground: "#e8eeea", isDevice: true }, false],
    ["do not point in a scene, whose subject may be anything", product, false],
  ])("%s", (_, media, expected) => expect(isPointing(media)).toBe(expected));
});

it("rings behind a person the part that the words name, and nothing where they name none", () => {
  const toe = { x: 0.7, y: 0.5, w: 0.2, h: 0.15 };
  const shoe = {
    ...{ ...seen, size: { width: 1200, height: 900 }, ground: "#e8eeea", subject: { x: 0.1, y: 0.3, w: 0.8, h: 0.4 } },
    parts: [toe],
  } satisfies BeatMedia;
  const [ring] = ringsOf("ugc-video", "green-screen", { ...shoe, named: [toe] });
  expect((ring?.x ?? 0) + (ring?.w ?? 0) / 2).toBeGreaterThan(540);
  expect(ringsOf("ugc-video", "green-screen", shoe)).toEqual([]);
});

it("points in no scene behind a person, whose subject may be anything", () => {
  expect(ringsOf("ugc-video", "green-screen", { ...seen, subject })).toEqual([]);
});

describe("the ring of meme-video / freeze-and-name", () => {
  it.each([
    ["is around what the picture is about", { ...seen, subject }, 1],
    ["is not drawn on a picture without a subject, as of a wall: a print of it gets the name", seen, 0],
  ])("%s", (_, media, expected) => {
    expect(ringsOf("meme-video", "freeze-and-name", media)).toHaveLength(expected);
    const prints = clipsOf("meme-video", "freeze-and-name", media).filter(({ id }) => id === "exhibit");
    expect(prints).toHaveLength(1 - expected);
  });

  it("is around all of a screenshot, and not around its button", () => {
    const screen = { ...seen, isScreen: true, subject: { x: 0.1, y: 0.8, w: 0.8, h: 0.1 } };
    const [ring] = ringsOf("meme-video", "freeze-and-name", screen);
    expect(ring?.h).toBeGreaterThan(700);
  });

  it("is around the parts that are known, where something larger stands behind them", () => {
    const bucket = { ...seen, subject: { x: 0.1, y: 0.3, w: 0.8, h: 0.5 } };
    const parts = [
      { x: 0.4, y: 0.45, w: 0.2, h: 0.1 },
      { x: 0.4, y: 0.65, w: 0.2, h: 0.05 },
    ];
    const [around] = ringsOf("meme-video", "freeze-and-name", bucket);
    const [phone] = ringsOf("meme-video", "freeze-and-name", { ...bucket, parts });
    expect(phone?.w).toBeLessThan((around?.w ?? 0) / 2);
  });
});
