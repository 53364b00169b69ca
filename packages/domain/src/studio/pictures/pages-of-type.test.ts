import { describe, expect, it } from "vitest";
import { noLabels } from "../../assets/index.ts";
import type { BeatRole } from "../catalogue/beat-roles.ts";
import { aCreation } from "../creation/a-creation.test-support.ts";
import { newStyle } from "../creation/new-creation.ts";
import { missingMedia } from "../missing-media/fitting-media.ts";
import { isPageOfType } from "./is-page-of-type.ts";
import { first, made, photos, picture, script, shownIn } from "./photos/own-pictures.test-support.ts";
import { withOwnPictures } from "./with-own-pictures.ts";

const seven: readonly BeatRole[] = ["hook", "pain", "turn", "point", "point", "point", "ask"];
const filled = (template: string, pictures = photos(2), roles = seven) =>
  withOwnPictures(script(roles), made("carousel-image", template), pictures, first);
const generated = (written: ReturnType<typeof filled>, template: string) =>
  missingMedia(
    aCreation({ kind: "carousel-image", script: written, style: newStyle("carousel-image", { template }) }),
  ).images.map(({ id }) => id);

const described = (alt: string) => ({ labels: { ...noLabels, alt } });

describe("a few photos for many pages", () => {
  it.each(["marker-list", "big-number", "essay", "teardown"])(
    "stand apart in %s, at the beginning, between pages of type, and at the end",
    (template) => {
      const shown = shownIn(filled(template));
      expect([shown[0], shown.at(-1)]).not.toContain(null);
      expect(shown.filter((it) => it !== null)).toHaveLength(3);
      expect(new Set(shown).size).toBe(3);
      expect(shown.some((it, at) => it !== null && shown[at + 1] !== null && at + 1 < shown.length)).toBe(false);
      expect(generated(filled(template), template)).toEqual([]);
    },
  );

  it("are on each page of a checklist in turn, in which no page orders a picture", () => {
    const roles: readonly BeatRole[] = ["hook", "point", "point", "point", "ask"];
    expect(shownIn(filled("checklist", photos(2), roles))).not.toContain(null);
    expect(shownIn(filled("checklist", photos(5), roles)).toSorted()).toEqual(photos(5).map(({ id }) => id));
    for (const own of [[], photos(2)]) expect(generated(filled("checklist", own, roles), "checklist")).toEqual([]);
  });

  it("are the product at the end, where others show something else", () => {
    const named = (id: string, alt: string, about?: string) => ({
      ...picture(id, { labels: { ...noLabels, alt } }),
      ...(about && { about }),
    });
    const pictures = [named("cat", "A cat looks up"), named("brush", "The brush", "brush"), named("sofa", "A sofa")];
    for (const turn of [0, 1, 2]) {
      const written = withOwnPictures(script(seven), made("carousel-image", "essay"), pictures, { before: null, turn });
      expect(shownIn(written).at(-1)).toBe("brush");
    }
  });

  it("are taken apart only where they show the product", () => {
    const cat = picture("cat");
    const brush = { ...picture("brush"), about: "brush" };
    for (const turn of [0, 1]) {
      const look = made("carousel-image", "teardown");
      const shown = shownIn(withOwnPictures(script(seven), look, [cat, brush], { before: null, turn }));
      expect(new Set(shown)).toEqual(new Set(["brush", null]));
      expect([shown[0], shown.at(-1)]).toEqual(["brush", "brush"]);
    }
  });

  it("stand where they are named, even beside another one", () => {
    const named = (id: string, alt: string) => picture(id, { labels: { ...noLabels, alt } });
    const shoe = [
      named("sole", "The replaceable sole of the Tern"),
      named("side", "Tern running shoe from the side"),
      named("pair", "A pair of Tern running shoes"),
    ];
    const written = script(seven);
    const beats = written.beats.map((it, at) => (at === 2 ? { ...it, title: "The sole is replaced for €35" } : it));
    for (const turn of [0, 1, 2])
      for (const template of ["big-number", "teardown"]) {
        const look = made("carousel-image", template);
        const shown = shownIn(withOwnPictures({ ...written, beats }, look, shoe, { before: null, turn }));
        expect(shown[2]).toBe("sole");
        expect(shown[0]).not.toBe("sole");
      }
  });

  it("leave two pages of type in a row at most, though they are named at the beginning: one comes back", () => {
    const named = (id: string, alt: string) => picture(id, { labels: { ...noLabels, alt } });
    const pictures = [named("brick", "A wall of reclaimed brick"), named("gravel", "Gravel of a path")];
    const written = script(seven);
    const beats = written.beats.map((it, at) => (at === 1 ? { ...it, title: "Only reclaimed brick", body: "" } : it));
    const shown = shownIn(withOwnPictures({ ...written, beats }, made("carousel-image", "teardown"), pictures, first));
    const row = shown.map((it) => (it === null ? "type" : "photo")).join(" ");
    expect(row).not.toContain("type type type");
  });

  it.each([
    [
      "photos",
      "Only reclaimed brick",
      [picture("brick", described("A wall of reclaimed brick")), picture("gravel", described("Gravel"))],
    ],
    [
      "screens",
      "Enter your hours",
      [picture("brick", described("Screenshot: enter hours")), picture("sum", described("Screenshot: the sum"))],
    ],
  ])("leave tips that name none of their %s to type, however many there are in a row", (_, title, pictures) => {
    const roles = ["hook", "point", "point", "point", "point", "point", "ask"] as const;
    const beats = script(roles).beats.map((it, at) => (at === 2 ? { ...it, title } : it));
    const shown = shownIn(
      withOwnPictures({ ...script(roles), beats }, made("carousel-image", "marker-list"), pictures, first),
    );
    expect(shown.map((it) => it !== null)).toEqual([true, false, true, false, false, false, true]);
    expect(shown[2]).toBe("brick");
  });

  it("do not stand beside themselves: the words that name one after it stand alone", () => {
    const named = (id: string, alt: string) => picture(id, { labels: { ...noLabels, alt } });
    const pictures = [named("brick", "A wall of reclaimed brick"), named("gravel", "Gravel of a path")];
    const beats = script(seven).beats.map((it, at) =>
      at <= 1 ? { ...it, title: "Only reclaimed brick", body: "" } : it,
    );
    const look = made("carousel-image", "teardown");
    const shown = shownIn(withOwnPictures({ ...script(seven), beats }, look, pictures, first));
    expect(shown.slice(0, 2)).toEqual(["brick", null]);
    expect(shown.map((it) => it ?? "type").join(" ")).not.toContain("type type type");
  });

  it("are not named by words that are in any text", () => {
    const named = (id: string, alt: string) => picture(id, { labels: { ...noLabels, alt } });
    const pictures = [named("side", "A cup, seen from the side"), named("cup", "The cup of the house")];
    const beats = script(seven).beats.map((it, at) => (at === 1 ? { ...it, title: "Beans from two farms" } : it));
    const shown = shownIn(
      withOwnPictures({ ...script(seven), beats }, made("carousel-image", "teardown"), pictures, first),
    );
    expect(shown.map((it) => it !== null)).toEqual([true, false, false, true, false, false, true]);
  });

  it("are one at the beginning, between and at the end, where there is no other", () => {
    const shown = shownIn(filled("teardown", photos(1)));
    expect([shown[0], shown.at(-1), shown.filter((it) => it !== null).length]).toEqual(["photo-0", "photo-0", 3]);
  });

  it("stand on every page where the look is made of photos", () => {
    expect(shownIn(filled("photo-captions"))).not.toContain(null);
  });

  it("leave no page of type where there are photos for more than half of the pages", () => {
    expect(shownIn(filled("teardown", photos(4)))).not.toContain(null);
  });

  it("are parts of a screenshot in a teardown, on every page", () => {
    expect(shownIn(filled("teardown", [picture("screen", { name: "Screenshot" })]))).not.toContain(null);
  });

  it.each(["essay", "big-number"])(
    "are screenshots apart from each other in %s, which does without pictures",
    (template) => {
      const screens = [0, 1, 2].map((at) => picture(`screen-${at}`, { name: `Screenshot ${at}` }));
      const shown = shownIn(filled(template, screens));
      expect([shown[0], shown.at(-1)]).not.toContain(null);
      expect(shown.some((it, at) => it !== null && shown[at + 1] !== null && at + 1 < shown.length)).toBe(false);
      expect(generated(filled(template, screens), template)).toEqual([]);
    },
  );

  it("keep their pages of type when all is written anew, and order no picture for them", () => {
    const before = filled("essay");
    const anew = withOwnPictures(script(seven), made("carousel-image", "essay"), photos(2), { before, turn: 0 });
    expect(shownIn(anew)).toEqual(shownIn(before));
    expect(generated(anew, "essay")).toEqual([]);
    const isType = (written: typeof before) => written.beats.map((it) => isPageOfType(it, written, "essay"));
    expect(isType(before)).toEqual(shownIn(before).map((it) => it === null));
    // Without photos a page that shows none is only not described yet.
    expect(isPageOfType({ shows: null, imagePrompt: "" }, script(seven), "essay")).toBe(false);
  });
});

describe("a look that needs no picture, of a product without photos", () => {
  const looks = ["marker-list", "big-number", "essay"];

  it.each(looks)("orders none: in %s the words carry every page, also when they are written anew", (look) => {
    const written = filled(look, []);
    expect(generated(written, look)).toEqual([]);
    const again = { before: written, turn: 0 };
    expect(generated(withOwnPictures(script(seven), made("carousel-image", look), [], again), look)).toEqual([]);
    expect(written.beats.map((it) => isPageOfType(it, written, look))).not.toContain(false);
  });

  it.each([
    ["ugc-image", "sticky-note"],
    ["ugc-image", "real-review"],
    ["ugc-image", "receipt"],
    ["ugc-image", "before-after-split"],
    ["meme-image", "top-bottom"],
    ["video-story", "beat-cuts"],
    ["video-story", "countdown-list"],
  ] as const)("makes up no product: %s / %s", (kind, template) => {
    const written = withOwnPictures(script(["hook", "turn"]), made(kind, template), [], first);
    expect(written.beats.map(({ imagePrompt }) => imagePrompt)).toEqual(["", ""]);
  });

  it("keeps the pictures that were generated for it before", () => {
    const again = { before: script(seven), turn: 0 };
    const anew = withOwnPictures(script(seven), made("carousel-image", "essay"), [], again);
    expect(generated(anew, "essay")).toHaveLength(7);
  });

  it("is no look that points at things in a picture", () => {
    expect(generated(filled("teardown", []), "teardown")).toHaveLength(7);
  });
});

describe("the state before", () => {
  it.each([
    ["carousel-image", "before-after"],
    ["ugc-image", "before-after-split"],
  ] as const)("is told in words in %s / %s where no photo shows it: none is made up", (kind, template) => {
    const of = (pictures = photos(3)) =>
      withOwnPictures(script(["hook", "turn"]), made(kind, template), pictures, first);
    const asked = (written: ReturnType<typeof of>) =>
      missingMedia(aCreation({ kind, script: written, style: newStyle(kind, { template }) })).images.map(
        ({ id }) => id,
      );
    expect(shownIn(of())[0]).toBe(null);
    expect(asked(of())).toEqual([]);
    // Without any photo of the product, both states are of one medium: drawn in one picture, made on slides.
    expect(asked(of([]))).toEqual(kind === "ugc-image" ? [] : ["0", "1"]);
  });
});

describe("a photo of a person or an animal", () => {
  const named = (id: string, alt: string) => picture(id, { labels: { ...noLabels, alt } });
  const facesOf = (alt: string) =>
    withOwnPictures(script(["hook"]), made("carousel-image", "photo-essay"), [named("it", alt)], first).beats[0]?.shows
      ?.face;

  it.each([
    ["A tabby cat looks into the camera", "far"],
    ["La cara del gato, de cerca", "near"],
    ["Eine Frau mit dem Schuh, Nahaufnahme", "near"],
    ["The Whisker brush beside the cat", undefined],
    ["A brush for cats, close up", undefined],
  ] as const)("is known by what its description says first: %s", (alt, face) => {
    expect(facesOf(alt)).toBe(face);
  });

  it("from near stands in no strip, which would cut through it, where there is another", () => {
    const [near, brush] = [named("near", "The cat's face, close up"), named("brush", "The brush")];
    const shown = (pictures: (typeof near)[]) => new Set(shownIn(filled("big-number", pictures)));
    expect(shown([near, brush])).toEqual(new Set(["brush", null]));
    expect(shown([near])).toEqual(new Set(["near", null]));
  });
});
