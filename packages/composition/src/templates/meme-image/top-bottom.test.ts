import { expect, it } from "vitest";
import { type BeatMedia, storyboardScenes } from "../../index.ts";

const plain = { voice: null, music: null, captions: null, brand: null, handle: "" } as const;
const TITLES = ["POV: you finally get coffee worth drinking black", "Bitter coffee: so this is goodbye?"];

function partsOf(media: BeatMedia, titles = TITLES, target: "tiktok" | "instagram" = "tiktok") {
  const beats = titles.map((title, at) => ({
    ...{ id: `${at}`, line: "", body: "", holdMs: null, title },
    role: at === 0 ? ("hook" as const) : ("turn" as const),
    media: at === 0 ? media : null,
  }));
  const [scene] = storyboardScenes({ kind: "meme-image", template: "top-bottom", ...plain, beats }, target);
  const clips = scene?.tracks.flatMap((track) => track.clips) ?? [];
  const photo = clips.find((it) => it.kind === "image");
  const [setup, turn] = ["setup", "turn"].map((id) => clips.find((it) => it.id === id));
  if (photo?.kind !== "image" || setup?.kind !== "text" || turn?.kind !== "text") throw new Error("a clip is missing");
  return { photo, setup, turn, drawn: clips.filter((it) => it.kind === "art") };
}

const wide: BeatMedia = {
  ...{ kind: "image", src: "cup", size: { width: 1080, height: 720 } },
  subject: { x: 0.1, y: 0.3, w: 0.7, h: 0.4 },
};
const upright: BeatMedia = {
  ...wide,
  size: { width: 1024, height: 1280 },
  subject: { x: 0.05, y: 0.15, w: 0.9, h: 0.45 },
};

it("both lines of a joke stand above a photo that has no room between them, which goes down to the end of the page", () => {
  for (const media of [upright, { ...upright, subject: { x: 0, y: 0, w: 1, h: 1 }, hasFace: true }]) {
    const { photo, setup, turn } = partsOf(media);
    expect([photo.box.h, turn.valign, turn.size]).toEqual([1920, "top", setup.size]);
    const place = photo.surround && "color" in photo.surround ? photo.surround.place : undefined;
    // The upper end of the photo is a blur.
    expect((place?.y ?? 0) * 1920 + 100).toBeGreaterThan(turn.box.y + 2 * turn.size * turn.lineHeight);
    expect((place?.y ?? 0) + (place?.h ?? 0)).toBeCloseTo(1);
  }
});

it("a thing for which there is room between smaller lines stands there, and an app covers where its floor goes on", () => {
  const edge = { color: "#d9e3db", calm: 0.5 };
  const edges = { top: edge, bottom: edge, left: edge, right: edge };
  const { photo, setup, turn } = partsOf({ ...wide, size: { width: 900, height: 1200 }, edges });
  const place = photo.surround && "color" in photo.surround ? photo.surround.place : undefined;
  if (!place) throw new Error("the photo does not go on");
  const [top, foot] = [0.3, 0.7].map((at) => (place.y + place.h * at) * photo.box.h);
  expect(top).toBeGreaterThan(setup.box.y + setup.size * setup.lineHeight);
  expect([turn.valign, turn.size]).toEqual(["bottom", setup.size]);
  expect(foot).toBeLessThan(turn.box.y + turn.box.h - turn.size * turn.lineHeight);
  expect((place.y + place.h) * photo.box.h).toBeGreaterThanOrEqual(1500);
});

it("no photo ends on a tall page in a blur of itself: where its foot does not go on, it fills the page", () => {
  const edge = { color: "#d9e3db", calm: 0.5 };
  const rough = { color: "#887c71", calm: 0, rough: 40 };
  const edges = { top: edge, bottom: rough, left: edge, right: edge };
  const { photo } = partsOf({ ...wide, size: { width: 900, height: 1200 }, edges });
  const place = photo.surround && "color" in photo.surround ? photo.surround.place : undefined;
  expect(photo.surround && "blur" in photo.surround ? photo.surround.blur : undefined).toBeUndefined();
  expect(place ? (place.y + place.h) * photo.box.h : 1920).toBeGreaterThanOrEqual(1919);
});

it("a photo whose subject stays whole on all of a tall page fills it", () => {
  expect(partsOf({ ...upright, subject: { x: 0.25, y: 0.35, w: 0.5, h: 0.45 } }).photo.box.h).toBe(1920);
});

it("an upright product stands between the words, with the joke's hero beside it", () => {
  const bottle: BeatMedia = { ...upright, ground: "#d9e3db", subject: { x: 0.35, y: 0.1, w: 0.3, h: 0.8 } };
  for (const target of ["instagram", "tiktok"] as const) {
    const { photo, setup, turn, drawn } = partsOf(bottle, TITLES, target);
    const place = photo.surround && "color" in photo.surround ? photo.surround.place : undefined;
    if (!place) throw new Error("the product is not shown whole");
    const [top, foot] = [0.1, 0.9].map((at) => (place.y + place.h * at) * photo.box.h);
    expect(top).toBeGreaterThan(setup.box.y + 2 * setup.size * setup.lineHeight);
    expect(foot).toBeLessThan(turn.box.y + turn.box.h - 2 * turn.size * turn.lineHeight);
    expect(drawn.length).toBeGreaterThan(0);
  }
});

it("a texture has the joke's drawing on it, between the words", () => {
  const { ground: _, subject: __, ...texture }: BeatMedia = { ...upright, src: "gravel" };
  for (const target of ["instagram", "tiktok"] as const) {
    const { photo, drawn, setup, turn } = partsOf(texture, TITLES, target);
    expect(photo.src).toBe("gravel");
    expect(drawn.length).toBeGreaterThan(0);
    for (const { box } of drawn) {
      expect(box.y).toBeGreaterThan(setup.box.y + 2 * setup.size * setup.lineHeight);
      expect(box.y + box.h).toBeLessThan(turn.box.y + turn.box.h - 2 * turn.size * turn.lineHeight);
    }
  }
  expect(partsOf(upright).drawn).toEqual([]);
});
