import { expect, it } from "vitest";
import { paths } from "../../paths.ts";
import { wayBackFrom } from "./way-back.ts";

it.each([
  ["a creation that is gone", paths.creation("c1"), paths.create],
  ["a post", paths.post("p1"), paths.schedule],
  ["the results of a post", paths.analyzePost("p1"), paths.analyze],
  ["a recipe", paths.recipe("r1"), paths.automation],
  ["anything else", paths.research, paths.dashboard],
])("from %s the way back is its list", (_, pathname, path) => {
  expect(wayBackFrom(pathname).path).toBe(path);
});
