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
  subject: { x: 0.1, y: 0.1, w: 0.7, h: 0.8 },
};
const upright: BeatMedia = {
  ...wide,
  size: { width: 1024, height: 1280 },
  subject: { x: 0.05, y: 0.15, w: 0.9, h: 0.45 },
};

it("a wide photo lies from edge to edge between the words of a joke, as near to one line as to the other", () => {
  for (const target of ["instagram", "tiktok"] as const) {
    const { photo, setup, turn } = partsOf(wide, TITLES, target);
    expect(photo).toMatchObject({ fit: "cover", box: { x: 0, w: 1080 } });
    const above = photo.box.y - setup.box.y - setup.box.h;
    expect(above).toBeGreaterThan(24);
    expect(turn.box.y - photo.box.y - photo.box.h).toBeCloseTo(above);
    expect([setup.valign, turn.valign]).toEqual(["bottom", "top"]);
    expect(setup.size).toBe(turn.size);
  }
});

it("a photo that is higher is shown in its own shape where that cuts its subject less, with both lines of the joke wholly on it", () => {
  const { photo, setup, turn } = partsOf(upright);
  expect(photo.box.h).toBeLessThan(1920 * 0.75);
  expect(photo.box.y).toBeLessThanOrEqual(setup.box.y);
  expect(photo.box.y + photo.box.h).toBeGreaterThanOrEqual(turn.box.y + turn.box.h);
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

it("no line of a joke lies on a face", () => {
  const { photo } = partsOf({ ...upright, subject: { x: 0, y: 0, w: 1, h: 1 }, hasFace: true });
  expect(photo.surround).toMatchObject({ edge: "card" });
});
