import { describe, expect, it } from "vitest";
import { noLabels } from "../../../assets/index.ts";
import { newBeat } from "../../script/script.ts";
import { namedIn } from "../named-in.ts";
import { first, made, picture } from "../photos/own-pictures.test-support.ts";
import { withOwnPictures } from "../with-own-pictures.ts";

const box = { x: 0.4, y: 0.4, w: 0.2, h: 0.2 };
const seen = (id: string, alt: string, ...names: string[]) =>
  picture(id, { labels: { ...noLabels, alt, parts: names.map((name) => ({ name, box })) } });

const side = seen("side", "The running shoe from the side", "toe", "laces");
const pair = seen("pair", "A pair of running shoes");
const sole = { ...seen("sole", "The sole of the running shoe", "tread"), isPart: true as const };
const offered = [sole, pair, side];

const beat = (id: string, title: string, role: "hook" | "point" | "ask" = "point") =>
  newBeat(id, { role, title, imagePrompt: "a shoe" });
const shownIn = (template: string, titles: readonly string[]) => {
  const beats = titles.map((title, at) =>
    beat(`b${at}`, title, at === 0 ? "hook" : at === titles.length - 1 ? "ask" : "point"),
  );
  const script = { beats, caption: "", hashtags: [] };
  return withOwnPictures(script, made("carousel-image", template), offered, first).beats.map(({ shows }) => shows?.id);
};

describe("the parts of a photo", () => {
  it("are words of it: a beat that names one fits it, unless all photos have that part", () => {
    const lace = beat("b", "Lace to the top");
    expect(offered.map((it) => namedIn(it, lace, offered) > 0)).toEqual([false, false, true]);
    const both = [side, { ...pair, parts: side.parts ?? [] }];
    expect(both.map((it) => namedIn(it, lace, both))).toEqual([0, 0]);
  });

  it("bring the photo to the beat that names one, whatever the order", () => {
    for (const at of [1, 2, 3, 4]) {
      const points = ["Run slow enough to talk", "Eat before you run", "Sleep well", "Warm up first"];
      const titles = ["Five habits", ...points.with(at - 1, "Leave a thumb for your toes"), "Ask us"];
      expect(shownIn("photo-essay", titles)[at]).toBe("side");
    }
  });

  it("bring two photos to two beats at once, at the beginning, too, and leave out a part that no beat names", () => {
    const titles = ["Four habits", "Rotate two pairs", "Lace to the top", "Run slow enough to talk", "Ask us"];
    expect(shownIn("photo-captions", titles)).toEqual(["side", "pair", "side", "pair", "side"]);
    const [, second] = shownIn("photo-essay", [
      "Five habits",
      "Rotate two pairs",
      "Run slow",
      "Lace to the top",
      "Ask",
    ]);
    expect(second).toBe("pair");
  });

  it("are pointed at by a teardown, as often as they are named; its other pages are type", () => {
    const titles = ["Why it lasts", "Toes lie flat", "Laces that hold", "Made in Porto", "A tread with grip", "Ask us"];
    const shown = shownIn("teardown", titles);
    expect(shown.slice(1, 5)).toEqual(["side", "side", undefined, "sole"]);
  });

  it("end a teardown with all of the product, also after a page that points at it", () => {
    const titles = [
      "Why it lasts",
      "Toes lie flat",
      "Laces that hold",
      "The toe stays free",
      "Laces to the top",
      "Ask us",
    ];
    const beats = titles.map((it, at) => beat(`b${at}`, it, at === 0 ? "hook" : at === 5 ? "ask" : "point"));
    const script = { beats, caption: "", hashtags: [] };
    const shown = withOwnPictures(script, made("carousel-image", "teardown"), [side], first).beats;
    expect(shown.map(({ shows }) => shows?.id)).toEqual(titles.map(() => "side"));
  });
});

it("what is only beside the product stands where it is named, and in a slideshow once for a change", () => {
  const cups = [seen("cup", "A cup of coffee"), seen("close", "The cup of coffee, close up")];
  const spoon = seen("spoon", "A spoon on the saucer beside the cup");
  const spoonsIn = (template: string, title: string) => {
    const titles = ["Drink it black", "Two farms", title, "Posted in a day", "Roasted on Tuesday", "Ask us"];
    const beats = titles.map((it, at) => beat(`b${at}`, it, at === 0 ? "hook" : at === 5 ? "ask" : "point"));
    const script = { beats, caption: "", hashtags: [] };
    const shown = withOwnPictures(script, made("carousel-image", template), [spoon, ...cups], first).beats;
    return shown.flatMap(({ shows }, at) => (shows?.id === "spoon" ? [at] : []));
  };
  expect(spoonsIn("before-after", "A sweet end")).toEqual([]);
  expect(spoonsIn("big-number", "A sweet end")).toEqual([]);
  expect(spoonsIn("before-after", "One spoon is enough")).toEqual([2]);
  expect(spoonsIn("photo-essay", "A sweet end")).toHaveLength(1);
});
