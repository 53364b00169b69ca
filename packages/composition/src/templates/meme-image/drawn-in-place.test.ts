import { drawings } from "@vignette/domain/studio/catalogue";
import { expect, it } from "vitest";
import { type FramePlatform, type Scene, storyboardScenes } from "../../index.ts";
import type { ArtClip } from "../../scene/art-clip.ts";
import { inkBox } from "../drawings/ink-box.ts";

const plain = { voice: null, music: null, captions: null, brand: null, handle: "" } as const;

/** A meme with a line for each of its beats; a joke that is glad about its product, if it says "finally". */
function memeOf(
  template: string,
  titles: readonly string[],
  { drawing = "two-desks", target = "instagram", photos = [] as readonly string[] } = {},
) {
  const beats = titles.map((title, at) => ({
    ...{ id: `${at}`, line: "", body: "", holdMs: null, title, media: photoOf(photos[at]) },
    role: at === 0 ? ("hook" as const) : ("turn" as const),
  }));
  const told = {
    ...plain,
    kind: "meme-image" as const,
    template,
    drawing,
    objects: { product: "brush", trouble: "cat" },
    beats,
  };
  const [scene] = storyboardScenes(told, target as FramePlatform);
  if (!scene) throw new Error("There is no picture.");
  return scene;
}

const photoOf = (src?: string) => (src === undefined ? null : { kind: "image" as const, src });

/** Where each drawing lies on the page without its ground, and the window that it is seen through. */
const drawn = ({ tracks }: Scene) =>
  tracks.flatMap(({ clips, window }) => {
    const layers = clips.filter((it): it is ArtClip => it.kind === "art" && it.view !== undefined);
    const [first] = layers;
    if (!first || !window) return [];
    const { view, box } = first;
    const ink = inkBox({ view, layers: layers.map(({ paths }) => ({ paths })) });
    const scale = Math.min(box.w / view.w, box.h / view.h);
    const [x, y] = [box.x + ink.x * scale, box.y + ink.y * scale];
    return [{ x, y, w: ink.w * scale, h: ink.h * scale, window }];
  });

const told = [
  ["Me: I can live with it", "The receipts: we have formed a union"],
  ["When you finally wear black on purpose", "The lint roller: what am I now?"],
  ["One", "Two", "Me, finally, for the third time this week"],
] as const;

const shown = [...told.map((titles) => ["panels", titles] as const), ["caption-above", ["Me, finally"]] as const];

it.each(drawings.map(({ name }) => name))("all of %s is seen, and the turn fills what the words leave", (drawing) => {
  for (const target of ["instagram", "tiktok"])
    for (const [template, titles] of shown) {
      const all = drawn(memeOf(template, titles, { drawing, target }));
      for (const { x, y, w, h, window } of all) {
        expect(x).toBeGreaterThanOrEqual(window.x);
        expect(x + w).toBeLessThanOrEqual(window.x + window.w);
        expect(y).toBeGreaterThanOrEqual(window.y);
        expect(y + h).toBeLessThanOrEqual(window.y + window.h);
      }
      const turn = all.at(-1);
      if (turn && target === "instagram")
        expect(Math.max(turn.w / turn.window.w, turn.h / turn.window.h), `${titles}`).toBeGreaterThan(0.55);
    }
});

it("a drawing stands in the middle of its panel, below a line of one row or of two", () => {
  for (const [at, { x, y, w, window }] of drawn(memeOf("panels", told[0])).entries()) {
    expect(Math.abs(x + w / 2 - window.x - window.w / 2)).toBeLessThan(2);
    // 68 px a row, under a margin of 24 or, at the upper edge, of 92.
    expect(y - window.y).toBeGreaterThan(at === 0 ? 92 + 68 : 24 + 2 * 68);
  }
});

it.each([
  [[], 2],
  [["path"], 2],
  [["path", "patio"], 0],
] as const)("panels are all drawn, or all of them show photos: %j", (photos, count) => {
  expect(drawn(memeOf("panels", ["Day 1", "Day 30"], { photos }))).toHaveLength(count);
});

it.each(["instagram", "tiktok"])(
  "the hook of labels stands above their drawing, and they end where an app begins: %s",
  (target) => {
    const beats = ["The kit", "Hair", "Cold tea", "A phone", "A towel", "The brush"].map((title, at) => ({
      ...{ id: `${at}`, line: "", body: at === 0 ? "Me: black clothes. My cat: perfect" : "", holdMs: null, title },
      ...{ media: null, role: "point" as const },
    }));
    const [scene] = storyboardScenes(
      { kind: "meme-image", template: "labels", ...plain, drawing: "starter-kit", beats },
      target as FramePlatform,
    );
    if (!scene) throw new Error("There is no picture.");
    const words = scene.tracks.flatMap(({ clips }) => clips).filter((it) => it.kind === "text");
    const [hook, ...names] = words;
    expect(hook?.text).toBe("Me: black clothes. My cat: perfect");
    for (const { box } of names) {
      expect(box.y).toBeGreaterThan((hook?.box.y ?? 0) + 2 * 60);
      if (target === "tiktok") expect(box.y + box.h).toBeLessThanOrEqual(1500 + 1);
    }
  },
);

it("a label of fifteen letters on a box of the stack is as large as it must be to be read", () => {
  const titles = [
    "The actual job",
    "A muddy path",
    "The other inbox",
    "The other inbox",
    "The other inbox",
    "The other inbox",
    "My lunch breaks",
  ];
  const beats = titles.map((title, at) => ({
    ...{ id: `${at}`, line: "", body: "", holdMs: null, title, media: null, role: "point" as const },
  }));
  const scenes = storyboardScenes(
    { kind: "meme-image", template: "labels", ...plain, drawing: "the-stack", beats },
    "tiktok",
  );
  const words = scenes.flatMap(({ tracks }) => tracks.flatMap(({ clips }) => clips)).filter((it) => it.kind === "text");
  expect(words).toHaveLength(titles.length);
  // Native bold is .54 em wide; 44 px is the least. Source: docs/content.md#sizes.
  for (const { box } of words) expect(box.w).toBeGreaterThan(15 * 44 * 0.54);
});

it.each(["instagram", "tiktok"])(
  "the names of two doors stand over their middle, and end where an app begins: %s",
  (target) => {
    const scene = memeOf("labels", ["Kiln House Blend", "Beans from last summer", "Me"], {
      drawing: "two-doors",
      target,
    });
    const words = scene.tracks.flatMap(({ clips }) => clips).filter((it) => it.kind === "text");
    const pins = scene.tracks
      .flatMap(({ clips }) => clips)
      .filter((it): it is ArtClip => it.kind === "art" && it.id.endsWith("-line"))
      .map(({ paths }) => Number(/L([\d.]+) /.exec(paths[0]?.d ?? "")?.[1]));
    for (const [at, { box }] of words.slice(0, 2).entries()) {
      expect(Math.abs(box.x + box.w / 2 - (pins[at] ?? 0))).toBeLessThan(1);
      expect(box.x + box.w).toBeLessThanOrEqual(target === "tiktok" ? 910 : 1000);
    }
  },
);

it("a kit has as many of a thing as its label counts", () => {
  const kit = (label: string) =>
    memeOf("labels", ["The kit", label, "Cold tea", "A phone", "A towel", "The brush"], { drawing: "starter-kit" });
  const paths = (scene: Scene) =>
    scene.tracks.flatMap(({ clips }) => clips).reduce((sum, it) => sum + (it.kind === "art" ? it.paths.length : 0), 0);
  const [one, nine] = [paths(kit("A lint roller")), paths(kit("Nine lint rollers"))];
  expect(nine - one).toBeGreaterThan(30);
});
