import { MOST_CALLS } from "@vignette/domain/kernel";
import { afterEach, expect, it, vi } from "vitest";
import { paths } from "../paths.ts";
import { shownProduct } from "../shared/storage/stored-product.ts";
import { firstCalls } from "./first-screens.ts";

afterEach(() => vi.unstubAllGlobals());

const askedFor = (path: string, project: string | null) => firstCalls(path, project).map((it) => it.path);

it("Content Creation asks for a product's pictures with its first questions, once a page has shown the product", () => {
  expect(askedFor(paths.create, "shop")).not.toContain("studio.productPictures");
  shownProduct("shop").write("candle");
  const input = { projectId: "shop", productId: "candle" };
  expect(firstCalls(paths.create, "shop")).toContainEqual({ path: "studio.productPictures", input });
  expect(askedFor(paths.create, "another")).not.toContain("studio.productPictures");
});

it("the studio asks for its creation with its first questions", () => {
  expect(firstCalls(paths.creation("c1"), "shop")).toContainEqual({ path: "studio.get", input: { id: "c1" } });
  expect(askedFor(paths.variants("c1"), "shop")).not.toContain("studio.get");
});

it("Assets asks for the first page of what its address shows", () => {
  vi.stubGlobal("location", { search: "?show=video&q=dog" });
  const filter = { show: "video", folderId: null, tag: null, search: "dog", unusedOnly: false };
  const input = { projectId: "shop", filter, direction: "forward" };
  expect(firstCalls(paths.assets, "shop")).toContainEqual({ path: "assets.page", input });
});

it("the first questions of a page are at most one batch", () => {
  vi.stubGlobal("location", { search: "" });
  for (const path of [...Object.values(paths), paths.creation("c1")]) {
    if (typeof path === "string") expect(askedFor(path, "shop").length, path).toBeLessThanOrEqual(MOST_CALLS);
  }
});
