import { describe, expect, it } from "vitest";
import { noLabels } from "../../../assets/index.ts";
import type { BeatRole } from "../../catalogue/beat-roles.ts";
import { aProduct } from "../../script/a-product.test-support.ts";
import { namedIn } from "../named-in.ts";
import { pictureCost } from "../picture-cost.ts";
import { planOfPictures } from "../picture-plan.ts";
import { withOwnPictures } from "../with-own-pictures.ts";
import { anUpload } from "./an-upload.test-support.ts";
import { script } from "./own-pictures.test-support.ts";
import { productPicture } from "./product-picture.ts";
import { toldOfProduct } from "./told-of-product.ts";

const photo = (id: string, alt: string) => {
  const it = productPicture(anUpload(id, { name: `${id}.jpg`, labels: { ...noLabels, alt } }));
  if (!it) throw new Error(`${id} is no picture`);
  return it;
};
const brief = {
  ...{ ...aProduct().brief, language: "en", pains: [], proof: [] },
  name: "Stillwell Garden Paths",
  description: "We lay paths of reclaimed brick and gravel",
};
const beat = (role: "hook" | "pain" | "proof", title: string) => ({ role, title, line: "", body: "", imagePrompt: "" });

describe("a picture of the product", () => {
  const shoe = { ...brief, name: "Tern 2 running shoe", description: "A light trainer", language: "en" };
  const shoes = [
    photo("sole", "The replaceable sole of the Tern 2"),
    photo("side", "Tern 2 running shoe from the side"),
    photo("pair", "A pair of Tern 2 running shoes"),
  ];
  const paths = [
    photo("gravel", "Gravel of a finished path"),
    photo("brick", "A wall of reclaimed brick, as for the paths"),
    photo("lawn", "The lawn beside the path"),
  ];
  const serum = { ...brief, name: "Dew Drop night serum", description: "A night serum with squalane", language: "en" };
  const bottles = [
    photo("bottle", "The bottle of Dew Drop night serum on a shelf"),
    photo("near", "The dropper of the serum, close up"),
  ];
  const cepillo = { ...brief, name: "Cepillo Bigotes", language: "es" };

  it.each([
    ["a shoe", shoe, shoes, ["sole"]],
    ["a garden path", brief, paths, ["gravel"]],
    ["a bottle, seen from near", serum, bottles, ["near"]],
    ["a brush whose name says what it is", cepillo, [photo("it", "El Cepillo Bigotes"), photo("cat", "Un gato")], []],
    ["what no other picture shows", shoe, shoes.slice(0, 1), []],
  ])("says that it shows a part: of %s", (_, product, pictures, parts) => {
    const told = toldOfProduct(product, pictures);
    expect(told.filter(({ isPart }) => isPart).map(({ id }) => id)).toEqual(parts);
  });

  it.each([
    ["photo-essay", "carousel-image", ["hook", "point", "point", "turn", "ask"]],
    ["photo-captions", "carousel-image", ["hook", "point", "point", "point", "ask"]],
    ["sticky-note", "ugc-image", ["hook"]],
    ["real-review", "ugc-image", ["proof"]],
  ] as const)("of a part neither opens nor ends %s, though its words name the part there", (template, kind, roles) => {
    const beats = script(roles).beats.map((it) => ({ ...it, title: "New sole", imagePrompt: "" }));
    for (const turn of [0, 1, 2]) {
      const look = { kind, style: { template } };
      const told = toldOfProduct(shoe, shoes);
      const written = withOwnPictures({ ...script(roles), beats }, look, told, { before: null, turn });
      const shown = written.beats.map(({ shows }) => shows?.id);
      expect([shown[0], shown.at(-1)]).not.toContain("sole");
      if (roles.length > 1) expect(shown).toContain("sole");
    }
  });

  it("of a part does not stand in a slideshow where the words name what another picture shows", () => {
    const titles = ["Long runs", "Rotate two pairs", "Talk while you run", "Tern 2"];
    const beats = script(["hook", "point", "point", "ask"]).beats.map((it, at) => ({
      ...it,
      title: titles[at] ?? "",
      imagePrompt: "",
    }));
    for (const template of ["photo-essay", "photo-captions", "outlined-text"]) {
      const look = { kind: "carousel-image", style: { template } } as const;
      const told = toldOfProduct(shoe, shoes);
      const written = withOwnPictures({ ...script([]), beats }, look, told, { before: null, turn: 2 });
      expect(written.beats[1]?.shows?.id).not.toBe("sole");
      expect(written.beats[2]?.shows?.id).toBe("sole");
    }
  });

  it("of a part opens a still whose first words are about it", () => {
    const [hook] = script(["hook"]).beats;
    const beats = hook ? [{ ...hook, title: "The sole is replaceable", imagePrompt: "" }] : [];
    const look = { kind: "carousel-image", style: { template: "photo-essay" } } as const;
    const written = withOwnPictures({ ...script([]), beats }, look, toldOfProduct(shoe, shoes), {
      before: null,
      turn: 0,
    });
    expect(written.beats[0]?.shows?.id).toBe("sole");
  });

  it.each([
    ["The lawn beside the path", false],
    ["Gravel of a finished path", true],
    ["A wall of brick, as for the paths", true],
    ["", false],
  ])("is told by what its description names, and not by what that says is near: %s", (alt, isProduct) => {
    const others = [photo("laid", "Stillwell Garden Paths, laid"), photo("rain", "Rain")];
    const [told] = toldOfProduct(brief, [photo("it", alt), ...others]);
    expect(told?.about !== undefined).toBe(isProduct);
  });

  it("is the one whose own words a beat says, of several, and none is named by a pain", () => {
    const told = toldOfProduct(brief, [
      photo("gravel", "Gravel of a path"),
      photo("brick", "A path of reclaimed brick"),
      photo("rain", "Rain"),
    ]);
    const named = (role: "pain" | "proof", title: string) => told.map((it) => namedIn(it, beat(role, title), told));
    expect(named("proof", "Only reclaimed brick")).toEqual([0, 2, 0]);
    expect(named("pain", "Rain on a brick path")).toEqual([0, 0, 1]);
  });

  it("is not named by the word that says what it is near", () => {
    const told = [photo("spoon", "A spoon beside the cup"), photo("cup", "The cup of coffee")];
    const asked = {
      ...beat("proof", "Posted the day after"),
      imagePrompt: "the mug beside the things it is used with",
    };
    expect(told.map((it) => namedIn(it, asked, told))).toEqual([0, 0]);
  });

  it("is shown as often as it is spoken of where a look allows that, as long as no other picture shows it", () => {
    const [path, gravel, rain] = [
      photo("path", "A garden path"),
      photo("gravel", "A gravel path"),
      photo("rain", "Rain"),
    ];
    const plan = planOfPictures("teardown");
    const cost = (offered: (typeof path)[], uses: number) => {
      const told = toldOfProduct(brief, offered);
      const [picture] = told;
      const place = { ...beat("proof", "Only reclaimed brick"), shot: undefined };
      return picture ? pictureCost(picture, { place, plan, offered: told, uses, at: 0 }) : Number.NaN;
    };
    expect(cost([path, rain], 3)).toBe(cost([path, rain], 0));
    expect(cost([path, gravel, rain], 3)).toBeGreaterThan(cost([path, gravel, rain], 0));
  });

  describe("that shows most of what the brief says", () => {
    const told = toldOfProduct(brief, [
      photo("gravel", "Gravel of a path"),
      photo("brick", "A path of reclaimed brick"),
      photo("rain", "Rain"),
    ]);
    const shownIn = (template: string, words: readonly string[], roles: readonly BeatRole[]) => {
      const beats = script(roles).beats.map((it, at) => ({ ...it, title: words[at] ?? "", imagePrompt: "" }));
      const look = { kind: "carousel-image", style: { template } } as const;
      const written = withOwnPictures({ ...script(roles), beats }, look, told, { before: null, turn: 0 });
      return written.beats.map(({ shows }) => shows?.id ?? null);
    };

    it("opens a piece", () => {
      const shown = shownIn("photo-essay", ["Dry feet"], ["hook", "point", "point", "ask"]);
      expect(shown[0]).toBe("brick");
      expect(shown).toContain("gravel");
    });

    it("is what comes after, and follows itself in another view where two of its words are named", () => {
      const words = ["A muddy garden", "Dry feet", "Only reclaimed brick"];
      expect(shownIn("before-after", words, ["hook", "turn", "point", "point", "ask"]).slice(0, 3)).toEqual([
        null,
        "brick",
        "brick",
      ]);
    });
  });

  it("begins a piece a second time before something that only stands beside it does", () => {
    const [path, lawn] = [photo("path", "A path"), photo("lawn", "The lawn beside the path")];
    const plan = planOfPictures("photo-dump");
    const cost = (it: typeof path, role: "hook" | "proof", uses: number) =>
      pictureCost(it, { place: { ...beat(role, ""), shot: undefined }, plan, offered: [path, lawn], uses, at: 0 });
    expect(cost(path, "hook", 1)).toBeLessThan(cost(lawn, "hook", 0));
    expect(cost(path, "proof", 1)).toBeGreaterThan(cost(lawn, "proof", 0));
    expect(cost(path, "proof", 1)).toBeLessThan(cost(lawn, "proof", 1));
  });
});
