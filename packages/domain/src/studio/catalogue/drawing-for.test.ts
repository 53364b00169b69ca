import { expect, it } from "vitest";
import { drawingFor } from "./drawing-for.ts";

const labeled = { kind: "meme-image", template: "labels", objects: {} } as const;

it.each([
  ["Me carrying everything at once", "the-stack"],
  ["You should know better, and skip it anyway", "two-doors"],
  ["Two hours of paper work for one invoice", "two-desks"],
  ["Es fing harmlos an, und jeden Tag wurde es schlimmer", "four-stairs"],
  ["Cold rain outside, calm at home", "the-window"],
  ["People who own a dog", "starter-kit"],
])("chooses the drawing by the joke: %s", (joke, name) => {
  expect(drawingFor(joke, labeled)).toBe(name);
});

it("shows the thing that the joke or its product is about where no labels tell the joke", () => {
  const plain = { ...labeled, template: "caption-above" };
  expect(drawingFor("Me in black. My cat: perfect", plain)).toBe("the-thing");
  expect(drawingFor("POV: Tuesday", { ...plain, objects: { product: "shoe", trouble: "shoe" } })).toBe("the-thing");
  expect(drawingFor("People who own a dog", plain)).toBe("the-thing");
  expect(drawingFor("Cold rain outside, calm at home", plain)).toBe("the-window");
});

it("draws no storm for a joke about calm skin, nor any scene that its words do not name", () => {
  const plain = { ...labeled, kind: "meme-video", template: "boiled-drawing" } as const;
  const jokes = ["Want to get calm skin? Start here", "Hmm", "Oh no", "Why", "Ouch", "Right", "Fine", "Okay", "Nope"];
  const drawn = new Set(jokes.map((it) => drawingFor(it, plain)));
  for (const scene of ["the-window", "two-desks", "the-thing"] as const) expect(drawn).not.toContain(scene);
});

it("chooses different drawings for different jokes without a cue, and the same for the same", () => {
  const jokes = ["Hmm", "Oh no", "Not me", "Why", "Ouch", "Right", "Fine", "Okay", "Nope", "Mine"];
  expect(new Set(jokes.map((it) => drawingFor(it, labeled))).size).toBeGreaterThan(3);
  expect(drawingFor("Hmm", labeled)).toBe(drawingFor("Hmm", labeled));
});
