import { describe, expect, it } from "vitest";
import { seenParts } from "./seen-parts.ts";

const toe = { name: "toe", left: 0.6, top: 0.5, right: 0.9, bottom: 0.8 };
const namesOf = (answer: unknown) => seenParts(answer).map(({ name }) => name);

describe("the parts that a model names in a picture", () => {
  it("are kept by their names, with their places in fractions of the picture", () => {
    expect(seenParts([toe])).toEqual([{ name: "toe", box: { x: 0.6, y: 0.5, w: 0.3, h: 0.3 } }]);
  });

  it.each([
    ["is no part", null],
    ["has no name", { ...toe, name: " " }],
    ["has a sentence for a name", { ...toe, name: "the toe of the shoe that stands at the right" }],
    ["lacks an edge", { name: "toe", left: 0.6, top: 0.5, right: 0.9 }],
    ["ends before it begins", { ...toe, right: 0.5 }],
    ["is a speck", { ...toe, right: 0.62 }],
    ["is all of the picture", { name: "shoe", left: 0, top: 0.01, right: 1, bottom: 1 }],
    ["is told in percent", { name: "toe", left: 60, top: 50, right: 90, bottom: 80 }],
    ["has the name of one before it", { ...toe, name: "Heel", left: 0.2 }],
    ["is where one before it is", { ...toe, name: "back", left: 0.01, top: 0.4, right: 0.31, bottom: 0.7 }],
  ])("are kept without one that %s", (_, wrong) => {
    const heel = { name: "heel", left: 0, top: 0.4, right: 0.3, bottom: 0.7 };
    expect(namesOf([heel, wrong, { ...toe, name: "laces" }])).toEqual(["heel", "laces"]);
  });

  it("end inside of the picture", () => {
    expect(seenParts([{ ...toe, right: 1.02, bottom: 1.4 }])[0]?.box).toEqual({ x: 0.6, y: 0.5, w: 0.4, h: 0.5 });
  });

  it("are eight at most", () => {
    const many = Array.from({ length: 9 }, (_, at) => ({
      ...toe,
      name: `row ${at}`,
      top: at / 10,
      bottom: at / 10 + 0.1,
    }));
    expect(namesOf(many)).toHaveLength(8);
  });

  it("are none where the answer has no list", () => {
    expect(seenParts({ parts: [toe] })).toEqual([]);
  });
});
