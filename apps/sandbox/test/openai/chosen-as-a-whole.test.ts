import { expect, it } from "vitest";
import { photosFor } from "../../src/hosts/openai/copywriter/scripts/photos-for.ts";
import { shownFirst } from "../../src/hosts/openai/copywriter/scripts/steps/shown-first.ts";
import { bestWhole } from "../../src/hosts/openai/copywriter/scripts/stills/best-whole.ts";
import { seenChange } from "../../src/hosts/openai/copywriter/scripts/stills/pair.ts";

const choice = (number: number, worth: number) => ({ number, worth });
const voice = { photoless: [], kind: "carousel-image", hook: "Look" };
const noted = (...shows: string[]) => shows.map((it, at) => ({ number: at + 1, shows: it }));
const beat = (title: string, role: "hook" | "point" | "proof" | "ask" = "point") => ({
  role,
  title,
  line: "",
  body: "",
});

it("keeps a photo for the later page that it says most of", () => {
  const first = [choice(1, 2), choice(2, 1.5)];
  expect(bestWhole([first, [choice(1, 4)]])).toEqual([2, 1]);
});

it("shows no photo twice while another one may stand there, and none beside itself", () => {
  const few = [choice(1, 3), choice(2, 0)];
  expect(bestWhole([few, few])).toEqual([1, 2]);
  expect(bestWhole([few, few, few])).toEqual([1, 2, 1]);
});

it("ends a framed piece with the photo that opens it, rather than with a poor one", () => {
  const all = [choice(1, 3), choice(2, 1)];
  const pages = [all, [choice(2, 1), choice(3, 0)], all];
  expect([bestWhole(pages), bestWhole(pages, { isFramed: true })]).toEqual([
    [1, 3, 2],
    [1, 2, 1],
  ]);
});

const serum = {
  ...voice,
  thing: "dropper" as const,
  brand: "Dew Drop serum",
  photos: noted(
    "The bottle of Dew Drop on a shelf (bottle, label)",
    "The bottle of Dew Drop with a bowl of oats (bottle, bowl, oats)",
    "A drop of the serum, close up (dropper, drop)",
    "The bottle of Dew Drop on linen (bottle, label)",
  ),
};

it("shows what it is made of where that is counted, and the drop where it sinks in", () => {
  expect(photosFor(serum, [beat("7 ingredients"), beat("Sinks in within a minute")])).toEqual([2, 3]);
});

it("ends with the whole product, and not with a photo that another page needs", () => {
  const beats = [beat("Look", "hook"), beat("7 ingredients"), beat("Get the Dew Drop serum", "ask")];
  const [, ingredients, end = 0] = photosFor(serum, beats);
  expect([ingredients, [1, 4].includes(end)]).toEqual([2, true]);
});

const coffee = {
  ...voice,
  thing: "beans" as const,
  brand: "Kiln House Blend",
  photos: noted(
    "A cup of coffee, seen from the side (cup, saucer)",
    "A mug of coffee in front of the bag of Kiln House Blend (mug, bag)",
    "The bag of Kiln House Blend on a table (bag, label)",
  ),
};

it.each([
  ["its price", beat("€14")],
  ["a customer's words", beat("“Still sweet when it is cold.” Ines", "proof")],
  ["the ask", beat("Get a bag", "ask")],
])("never shows another thing than the product for %s", (_, it) => {
  expect(photosFor(coffee, [beat("Look", "hook"), it])[1]).not.toBe(1);
});

it("takes no other material for a product that is made of one alone", () => {
  const path = {
    ...voice,
    thing: "brick" as const,
    brand: "Stillwell Garden Paths",
    points: ["Only reclaimed brick"],
    photos: noted("A gravel path between steel edges", "A path of reclaimed brick"),
  };
  expect(photosFor(path, [beat("Laid in two days"), beat("Ask Stillwell Garden Paths", "ask")])[1]).toBe(2);
});

it("tells what answers the trouble that is seen beside the product: stale beans, and no black coffee", () => {
  const stale = "beans that were roasted months ago";
  const told = {
    ...{ thing: "beans" as const, brand: "Kiln House Blend", does: [], points: [], pains: ["bitter coffee", stale] },
    answerTo: (pain: string) => (pain === stale ? "Posted within a day" : ""),
  };
  const seen = (...before: string[]) =>
    seenChange({
      ...told,
      photos: [
        ...noted("The bag of Kiln House Blend, full of beans", "A mug of black coffee, Kiln House Blend"),
        ...before.map((it, at) => ({ number: at + 3, shows: `Before: ${it}`, isBefore: true })),
      ],
    });
  expect(seen("black coffee", "stale beans in a jar, roasted months ago")).toEqual({
    pain: stale,
    answer: "Posted within a day",
  });
  expect(seen("black coffee")).toBeNull();
});

it("gives advice first that a photo shows something of", () => {
  const advice = [
    ["Let the kettle rest", "Half a minute."],
    ["Grind right before brewing", "It goes flat."],
  ] as const;
  const told = { kind: "carousel-image", thing: "beans", brand: "Kiln House Blend", photos: noted("A scoop of beans") };
  expect(shownFirst(told as never, advice)[0]).toBe(advice[1]);
  expect(shownFirst({ ...told, photos: [] } as never, advice)).toBe(advice);
});
