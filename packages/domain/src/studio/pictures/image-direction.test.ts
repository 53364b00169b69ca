import { describe, expect, it } from "vitest";
import { noLabels } from "../../assets/index.ts";
import { aProduct } from "../script/a-product.test-support.ts";
import { type Beat, newBeat } from "../script/script.ts";
import { imageDirection } from "./image-direction.ts";
import { anUpload } from "./photos/an-upload.test-support.ts";
import { colorName } from "./photos/color-name.ts";
import { productPicture } from "./photos/product-picture.ts";
import { referencePicture } from "./photos/reference-picture.ts";

const hook = newBeat("one", { role: "hook", imagePrompt: "a jar on a kitchen table.", shot: "close-up" });
const pain = newBeat("two", { role: "pain", imagePrompt: "an unmade bed at six in the morning" });
type Colors = { bg: string; accent: string };
const styleOf = (template: string): { template: string; colors?: Colors } => ({ template });
const story = {
  ...{ id: "creation-1", kind: "video-story" as const, style: styleOf("beat-cuts") },
  ...{ script: { beats: [hook, pain], imageStyle: "" }, brand: { bg: "#ffffff", accent: "#ff5500" } },
};
const { brief } = aProduct();
const directed = (beat = hook, made: Partial<typeof story> = {}, hasReference = false) =>
  imageDirection({ ...story, ...made }, { beat, brief, hasReference });

describe("the direction of a picture", () => {
  it("names subject, shot, room for the words, and no lettering", () => {
    const { prompt } = directed();
    expect(prompt).toContain("Vertical photograph: a jar on a kitchen table. Close-up");
    expect(prompt).toContain("Keep the upper third plain and calm");
    expect(prompt).toContain("No lettering");
  });

  it("has the style of the script, else light, brand colors, lens and the audience's surroundings", () => {
    const imageStyle = "hard noon light, blue and sand, 50 mm";
    expect(directed(hook, { script: { beats: [hook, pain], imageStyle } }).prompt).toContain(
      `Style of the series: ${imageStyle}.`,
    );
    const { prompt } = directed();
    expect(prompt).toMatch(/soft daylight.*white and orange.*35 mm.*surroundings of busy parents/);
    const colors = { bg: "#0b3d2e", accent: "#ffd92e" };
    const branded = directed(hook, { style: { ...story.style, colors } }).prompt;
    expect(branded).toContain(`${colorName(colors.bg)} and ${colorName(colors.accent)}`);
    expect(directed(pain).prompt).toContain(prompt.match(/Style of the series: [^;]*?busy parents/)?.[0] ?? "?");
  });

  it("keeps the product as it is in its photo, and leaves it out where the story is about the time without it", () => {
    expect(directed(hook, {}, true).prompt).toContain("exactly the one in the reference photo");
    expect(directed().prompt).toContain("A collagen drink");
    expect(directed(pain)).toMatchObject({ showsProduct: false });
    expect(directed(pain).prompt).toContain("is not in the picture");
  });

  it("keeps a product that a prompt names as it is, also where the story is about the time without it", () => {
    const mug = { ...brief, name: "Kiln House Mug" };
    const shows = (imagePrompt: string) =>
      imageDirection(story, { beat: { ...pain, imagePrompt }, brief: mug, hasReference: true }).showsProduct;
    expect(shows("the mug half turned, its side in the light")).toBe(true);
    expect(shows("an old mug left lying on the table")).toBe(false);
  });

  it("shows a product that has photos in a pain and a list item only by its name", () => {
    const style = styleOf("photo-essay");
    const shows = (beat: Beat, hasPhotos: boolean) => {
      const script = { beats: [hook, beat], imageStyle: "" };
      const made = { ...story, kind: "carousel-image" as const, style, script };
      return imageDirection(made, { beat, brief, hasReference: false, hasPhotos }).showsProduct;
    };
    const tip = { ...pain, role: "point" as const, imagePrompt: "a wet towel on a chair" };
    expect([shows(pain, false), shows(pain, true), shows(tip, true)]).toEqual([true, false, false]);
    expect(shows({ ...tip, imagePrompt: `A towel beside ${brief.name}` }, true)).toBe(true);
    expect(shows({ ...hook, imagePrompt: "a wet towel" }, true)).toBe(true);
  });

  it("has one seed for a creation, and the shape of its kind", () => {
    expect(directed(pain).seed).toBe(directed().seed);
    expect(directed(hook, { id: "creation-2" }).seed).not.toBe(directed().seed);
    expect(directed().shape).toBe("tall");
    const still = (kind: "ugc-image" | "carousel-image", template: string) =>
      imageDirection({ ...story, kind, style: styleOf(template) }, { beat: hook, brief, hasReference: false });
    expect(still("ugc-image", "sticky-note").shape).toBe("upright");
    expect(still("carousel-image", "essay")).toMatchObject({
      shape: "wide",
      prompt: expect.stringMatching(/^Landscape photograph/),
    });
  });

  it("is square where it fills half of a page, and leaves the half that words lie on", () => {
    const race = (role: Beat["role"]) => {
      const beat = { ...hook, role };
      const made = { ...story, style: styleOf("stopwatch"), script: { ...story.script, beats: [beat] } };
      return imageDirection(made, { beat, brief, hasReference: false });
    };
    expect([race("pain"), race("turn"), race("hook")]).toMatchObject([
      { shape: "square", prompt: expect.stringMatching(/^Square photograph.* lower third plain/) },
      { shape: "square", prompt: expect.stringMatching(/^Square photograph.* upper third plain/) },
      { shape: "tall", prompt: expect.stringMatching(/^Vertical photograph/) },
    ]);
  });

  it("fits the shortest prompt of a provider", () => {
    const beat = { ...hook, imagePrompt: "x".repeat(600) };
    const script = { beats: [beat], imageStyle: "y".repeat(400) };
    const long = { ...brief, description: "z".repeat(600) };
    const { prompt } = imageDirection({ ...story, script }, { beat, brief: long, hasReference: false });
    expect(prompt.length).toBeLessThanOrEqual(2048);
    expect(prompt).toMatch(/no collage\.$/);
  });
});

describe("a color's name", () => {
  it.each([
    ["#ffffff", "white"],
    ["#15180e", "black"],
    ["#ff5500", "orange"],
    ["#1b2a5e", "dark blue"],
    ["#f4d9e4", "pale pink"],
    ["#808080", "gray"],
    ["#fbf3e0", "cream"],
    ["#8fbf9f", "muted green"],
  ])("of %s is %s", (hex, name) => expect(colorName(hex)).toBe(name));
});

describe("the photo that goes along", () => {
  const of = (id: string, change = {}) => productPicture(anUpload(id, change)) ?? [];
  const pictures = [
    of("gif", { file: { type: "image/gif" } }),
    of("screen", { name: "screenshot" }),
    of("photo"),
  ].flat();

  it("is one that providers read, and a screenshot only where a screen is wanted or there is no other", () => {
    expect(referencePicture(pictures, false)?.id).toBe("photo");
    expect(referencePicture(pictures, true)?.id).toBe("screen");
    expect(referencePicture(pictures.slice(0, 2), false)?.id).toBe("screen");
    const close = of("close", { name: "The dropper, close up.jpg" });
    expect(referencePicture([close, pictures].flat(), false)?.id).toBe("photo");
    expect(referencePicture(pictures.slice(0, 1), false)).toBe(null);
    const mug = { ...brief, name: "Kiln House Mug" };
    const said = (id: string, alt: string) => of(id, { labels: { ...noLabels, alt } });
    const cups = [said("beside", "A spoon on the saucer beside the mug"), said("itself", "A mug on a wooden table")];
    expect(referencePicture(cups.flat(), false, mug)?.id).toBe("itself");
  });
});
