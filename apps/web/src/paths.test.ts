import { describe, expect, it } from "vitest";
import { creationAt, loginThen, partsOf, paths, patterns, safeNext } from "./paths.ts";

describe("paths", () => {
  it("encode ids, so that an id never becomes a path of its own", () => {
    expect(paths.post("a/../b")).toBe("/dashboard/schedule/posts/a%2F..%2Fb");
  });

  it("preserve the current page through sign-in", () => {
    const url = new URL(loginThen("/dashboard/schedule?week=3"), "https://vignette.test");
    expect(safeNext(url.searchParams.get("next"))).toBe("/dashboard/schedule?week=3");
  });
});

describe("creationAt", () =>
  it.each([
    ["names the creation in the studio", paths.creation("a b"), "a b"],
    ["names none for its variants", paths.variants("x1"), null],
    ["names none for a long video", paths.shorts, null],
    ["names none for Content Creation", paths.create, null],
  ])("%s", (_, path, expected) => expect(creationAt(path)).toBe(expected)));

describe("partsOf", () =>
  it.each([
    ["reads the id of a post", patterns.post, paths.post("a/b"), { id: "a/b" }],
    ["reads it before a slash at the end", patterns.recipe, `${paths.recipe("r1")}/`, { id: "r1" }],
    ["finds nothing to read in an address without an id", paths.schedule, paths.schedule, {}],
    ["refuses a longer address", patterns.recipe, paths.editRecipe("r1"), null],
  ])("%s", (_, pattern, path, expected) => expect(partsOf(pattern, path)).toEqual(expected)));

describe("safeNext", () =>
  it.each([
    ["keeps a path of this app", "/create/x1", "/create/x1"],
    ["refuses another site", "https://evil.example/", "/dashboard"],
    ["refuses a scheme-relative site", "//evil.example/", "/dashboard"],
    ["refuses a backslash that browsers read as a slash", "/\\evil.example", "/dashboard"],
    ["refuses a script", "javascript:alert(1)", "/dashboard"],
    ["never leads back to the sign-in page", "/login?next=/login", "/dashboard"],
    ["is the dashboard when nothing was asked", null, "/dashboard"],
  ])("%s", (_, next, expected) => expect(safeNext(next)).toBe(expected)));
