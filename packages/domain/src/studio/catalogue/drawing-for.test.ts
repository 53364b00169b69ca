import { expect, it } from "vitest";
import { drawingFor } from "./drawing-for.ts";

it.each([
  ["Me carrying everything at once", "the-stack"],
  ["You should know better, and skip it anyway", "two-doors"],
  ["Two hours of paper work for one invoice", "two-desks"],
  ["Es fing harmlos an, und jeden Tag wurde es schlimmer", "four-stairs"],
  ["Cold rain outside, calm at home", "the-window"],
  ["People who own a dog", "starter-kit"],
])("chooses the drawing by the joke: %s", (joke, name) => {
  expect(drawingFor(joke)).toBe(name);
});

it("chooses different drawings for different jokes without a cue, and the same for the same", () => {
  const jokes = ["Hmm", "Oh no", "Not me", "Why", "Ouch", "Right", "Fine", "Okay", "Nope", "Mine"];
  expect(new Set(jokes.map(drawingFor)).size).toBeGreaterThan(3);
  expect(jokes.map(drawingFor)).toEqual(jokes.map(drawingFor));
});
