import { expect, it } from "vitest";
import type { BeatMedia } from "../../index.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import { invoice, shoe, slidesOf, wide } from "./slides-of.test-support.ts";

it.each(["photo-captions", "outlined-text", "photo-essay", "before-after"])(
  "%s shows a product on its own ground whole and beside the words",
  (template) => {
    for (const clips of slidesOf(template, shoe)) {
      const photo = clips.find((it) => it.kind === "image");
      const title = clips.find((it) => it.id === "title");
      if (photo?.kind !== "image" || title?.kind !== "text") throw new Error("a clip is missing");
      const place = photo.surround && "color" in photo.surround ? photo.surround.place : undefined;
      if (!place) throw new Error("the product is not shown whole");
      const top = (place.y + place.h * 0.3) * 1920;
      const bottom = (place.y + place.h * 0.7) * 1920;
      expect(title.box.y >= bottom || title.box.y + title.box.h <= top).toBe(true);
    }
  },
);

it.each(["#0f1b2d", "#f4ede4"])("outlined-text beside a screen on a brand's ground of %s is white, outlined", (bg) => {
  const clips =
    slidesOf("outlined-text", invoice, "", "instagram", [], { bg, accent: "#ffc53d", on: "#888888" })[1] ?? [];
  const photo = clips.find(({ kind }) => kind === "image");
  expect(photo).toMatchObject({ surround: { color: "bg" } });
  expect(clips.find(({ id }) => id === "title")).toMatchObject({ color: "#ffffff", stroke: { color: "#15180e" } });
});

it.each([
  ["low", "above", { x: 0.28, y: 0.45, w: 0.4, h: 0.36 }],
  ["high", "below", { x: 0.28, y: 0.05, w: 0.4, h: 0.36 }],
] as const)("photo-essay, of a product that stands %s, writes %s it", (_, words, subject) => {
  const candle: BeatMedia = { kind: "image", src: "candle", size: { width: 800, height: 1000 }, subject };
  // A tall page always begins with its words, and moves a product that stands high.
  for (const target of words === "above" ? (["instagram", "tiktok"] as const) : (["instagram"] as const)) {
    const [clips = []] = slidesOf("photo-essay", candle, "", target);
    const height = target === "tiktok" ? 1920 : 1350;
    const title = clips.find((it) => it.id === "title");
    if (title?.kind !== "text") throw new Error("the title is missing");
    if (words === "above") expect(title.box.y + title.box.h).toBeLessThan(height / 2);
    else expect(title.box.y).toBeGreaterThan((subject.y + subject.h) * height);
  }
});

it("the first slide of a before and after is complete: no word is cut by its edge", () => {
  const [first = []] = slidesOf("before-after", null);
  const texts = first.flatMap((it) => (it.kind === "text" && it.text !== "" ? [it] : []));
  expect(texts.map(({ text }) => text)).toEqual(["Before", "Black toenails after every run"]);
  for (const { box } of texts) expect(box.x + box.w).toBeLessThanOrEqual(1080);
});

it.each(["photo-captions", "outlined-text", "photo-essay"])(
  "%s lets a product that comes back whole stand level on the ground of its photo",
  (template) => {
    for (const target of ["instagram", "tiktok"] as const) {
      const photo = slidesOf(template, { ...shoe, isCard: true }, "", target)[1]?.find(({ id }) => id === "photo");
      expect(photo).toMatchObject({ surround: { color: shoe.ground, edge: "soft" } });
      expect(photo).not.toHaveProperty("rotate");
    }
  },
);

it("outlined text is white with a black edge in proportion to its letters, on a photo as on a pale ground", () => {
  const look = (media: BeatMedia) => {
    const title = slidesOf("outlined-text", media)[0]?.find(({ id }) => id === "title");
    if (title?.kind !== "text") throw new Error("no title");
    return [title.color, ((title.stroke?.width ?? 0) / title.size).toFixed(2)];
  };
  expect(look({ kind: "image", src: "room", size: { width: 800, height: 1000 } })).toEqual(["#ffffff", "0.07"]);
  expect(look(shoe)).toEqual(["#ffffff", "0.07"]);
});

it.each(["instagram", "tiktok"] as const)(
  "the photo of a teardown fills its page, and no note lies on what it shows, on %s",
  (target) => {
    const low = { x: 0.2, y: 0.5, w: 0.6, h: 0.3 };
    const upright: BeatMedia = { ...wide, size: { width: 900, height: 1200 }, subject: low };
    const [, clips = []] = slidesOf("teardown", upright, "", target, ["", "Laid in two days"]);
    const [photo, note] = ["photo", "note"].map((id) => clips.find((it) => it.id === id));
    if (photo?.kind !== "image" || note?.kind !== "text") throw new Error("a clip is missing");
    const height = target === "tiktok" ? 1920 : 1350;
    expect(photo.box).toMatchObject({ x: 0, y: 0, w: 1080, h: height });
    const shown = subjectOnPage(upright, photo.box, photo.focus, photo);
    expect(shown?.y).toBeGreaterThan(note.box.y + note.box.h);
  },
);

it.each([
  [
    "a generated picture of 4:5",
    { ...wide, size: { width: 1024, height: 1280 }, subject: { x: 0.3, y: 0.4, w: 0.4, h: 0.3 } },
  ],
  ["a face that comes back", { ...wide, hasFace: true, isCard: true }],
])("the words of a before and after never lie on what %s shows", (_, media: BeatMedia) => {
  for (const target of ["instagram", "tiktok"] as const)
    for (const clips of slidesOf("before-after", media, "", target).slice(1)) {
      const photo = clips.find(({ id }) => id === "photo");
      const title = clips.find(({ id }) => id === "title");
      if (photo?.kind !== "image" || title?.kind !== "text") throw new Error("a clip is missing");
      const shown = subjectOnPage(media, photo.box, photo.focus, photo);
      const [from, end] = [title.box.y, title.box.y + title.box.h];
      const isBeside = title.box.x + title.box.w <= (shown?.x ?? 0) || title.box.x >= (shown?.x ?? 0) + (shown?.w ?? 0);
      expect(isBeside || end <= (shown?.y ?? 0) || from >= (shown?.y ?? 0) + (shown?.h ?? 0)).toBe(true);
    }
});

it("a material of a before and after reaches from its words to the end of a tall page", () => {
  const brick: BeatMedia = { kind: "image", src: "brick", size: { width: 900, height: 900 }, isPattern: true };
  const photo = slidesOf("before-after", brick)[1]?.find(({ id }) => id === "photo");
  if (photo?.kind !== "image") throw new Error("no photo");
  expect(photo.box.y + photo.box.h).toBe(1920);
});

it.each(["instagram", "tiktok"] as const)(
  "pictures and words of a before and after meet in one line on all pages on %s",
  (target) => {
    const titles = ["Black toenails", "Not in these", "Room for each toe, also downhill, in the third hour of a run"];
    const [, ...pages] = slidesOf("before-after", [null, wide, { ...wide, src: "other" }], "", target, titles);
    const lines = pages.map((clips) => {
      const photo = clips.find(({ id }) => id === "photo");
      if (photo?.kind !== "image") throw new Error("no photo");
      return target === "tiktok" ? photo.box.y : photo.box.h;
    });
    expect(new Set(lines).size).toBe(1);
  },
);

it("without a photo of the state before, the cover of a before and after never shows the product", () => {
  const cover = slidesOf("before-after", [null, shoe])[0] ?? [];
  expect(cover.some(({ kind }) => kind === "image")).toBe(false);
});

it("a part of a product on a plain ground fills the room above the words of a before and after", () => {
  const part = { ...shoe, crop: { x: 0, y: 0.2, w: 0.6, h: 0.6 }, subject: { x: 0, y: 0, w: 1, h: 1 } };
  const photo = slidesOf("before-after", part, "", "instagram")[2]?.find(({ id }) => id === "photo");
  expect(photo).toMatchObject({ box: { x: 0, y: 0, w: 1080 } });
});

it.each([
  ["a product on its own ground", { ...shoe, subject: { x: 0.3, y: 0.1, w: 0.15, h: 0.8 } }, 0.8],
  ["a screenshot", { kind: "image", src: "app", size: { width: 720, height: 1280 }, isScreen: true }, 1],
] as const)("beside the name of the state after, %s reaches down to the words", (_, media, share) => {
  const photo = slidesOf("before-after", media, "", "instagram")[1]?.find(({ id }) => id === "photo");
  const surround = photo?.kind === "image" ? photo.surround : undefined;
  if (!surround || !("color" in surround) || !surround.place) throw new Error("the product is not shown whole");
  // The words begin where they do on all pages, at about 800 of 1350 px.
  expect(surround.place.h * share * 1350).toBeGreaterThan(600);
});

it("photo captions leave the account to the app where they show a photo whole", () => {
  const clips = slidesOf("photo-captions", wide, "@kiln").at(-1) ?? [];
  expect(clips.filter((it) => it.kind === "text" && it.text.includes("@kiln"))).toEqual([]);
});
