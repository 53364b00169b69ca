import { expect, it } from "vitest";
import { castOfStep } from "./cast-of.ts";
import { memeDrawingOf } from "./meme-drawings.ts";

it.each([
  ["Day 30: nine mugs, one sad face", true],
  ["Day 30: nine creams. My skin: unimpressed", true],
  ["Tag 30: neun Tassen, ein trauriges Gesicht", true],
  ["Day 30: nine mugs everywhere", undefined],
])("a face is not shocked where the words say that it is sad or unmoved: %s", (title, isGlum) => {
  const beat = { id: "1", role: "turn", line: "", title, body: "", media: null, holdMs: null } as const;
  expect(castOfStep({ beats: [beat] }, 0).isGlum).toBe(isGlum);
});

const steps = (...titles: string[]) => ({
  beats: titles.map((title, at) => ({ ...beatOf, id: `${at}`, title })),
  objects: { product: "dropper", trouble: "dropper" },
});
const beatOf = { role: "point", line: "", body: "", media: null, holdMs: null } as const;

it("a shrine and guests are there where the words say so, and a bottle is the one that is sold", () => {
  const joke = steps("Me when I finally get calm skin", "Showing the bottle to guests", "The bottle has a shrine");
  expect(castOfStep(joke, 0)).not.toMatchObject({ hasShrine: true });
  expect(castOfStep(joke, 1)).toMatchObject({ thing: "dropper", hasGuests: true });
  expect(castOfStep(joke, 2)).toMatchObject({ thing: "dropper", hasShrine: true });
});

it("a trophy without a shrine in its words stands in none", () => {
  const [shrine, none] = ["The bottle has a shrine", "By appointment only"].map((last) =>
    memeDrawingOf("the-thing").panels.at(-1)?.(castOfStep(steps("Me, finally", last), 1)),
  );
  expect(shrine).not.toEqual(none);
});
