import { MOST_CALLS } from "@vignette/domain/kernel";
import { expect, it } from "vitest";
import { paths, patterns } from "../paths.ts";
import { shownProduct } from "../shared/storage/stored-product.ts";
import { firstCalls } from "./first-screens.ts";

const at = (pathname: string, search = "") => ({ pathname, search });
const askedFor = (path: string, project: string | null) => firstCalls(at(path), project).map((it) => it.path);

it("Content Creation asks for a product's pictures with its first questions, once a page has shown the product", () => {
  expect(askedFor(paths.create, "shop")).not.toContain("studio.productPictures");
  shownProduct("shop").write("candle");
  const input = { projectId: "shop", productId: "candle" };
  expect(firstCalls(at(paths.create), "shop")).toContainEqual({ path: "studio.productPictures", input });
  expect(askedFor(paths.create, "another")).not.toContain("studio.productPictures");
});

it("the studio asks for its creation with its first questions", () => {
  expect(firstCalls(at(paths.creation("c1")), "shop")).toContainEqual({ path: "studio.get", input: { id: "c1" } });
  expect(askedFor(paths.variants("c1"), "shop")).not.toContain("studio.render");
});

it("a page that a mail opens asks for what it names with its first questions", () => {
  expect(firstCalls(at(paths.post("p1")), "shop")).toContainEqual({ path: "scheduling.get", input: { id: "p1" } });
  expect(firstCalls(at(paths.recipe("r1")), "shop")).toContainEqual({ path: "automation.get", input: { id: "r1" } });
  expect(askedFor(paths.newRecipe("daily").split("?")[0] ?? "", "shop")).not.toContain("automation.get");
});

it("Assets asks for the first page of what its address shows", () => {
  const filter = { show: "video", folderId: null, tag: null, search: "dog", unusedOnly: false };
  const input = { projectId: "shop", filter, direction: "forward" };
  expect(firstCalls(at(paths.assets, "?show=video&q=dog"), "shop")).toContainEqual({ path: "assets.page", input });
});

it("the first questions of a page are at most one batch", () => {
  for (const path of [...Object.values(paths), ...Object.values(patterns)]) {
    if (typeof path === "string") expect(askedFor(path, "shop").length, path).toBeLessThanOrEqual(MOST_CALLS);
  }
});
