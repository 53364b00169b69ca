import { describe, expect, it } from "vitest";
import { instant } from "../../kernel/index.ts";
import { emptyBrief } from "../brief/empty-brief.ts";
import { currentProduct } from "./current-product.ts";
import type { Product } from "./product.ts";

const aProduct = (id: string): Product => ({
  id,
  uid: "u",
  projectId: "p",
  brief: emptyBrief,
  purgeAt: null,
  createdAt: instant(0),
  lastUpdated: instant(0),
});

describe("currentProduct", () => {
  const products = [aProduct("old"), aProduct("new")];

  it("is the one that was chosen", () => expect(currentProduct(products, "old")?.id).toBe("old"));
  it("is the newest where the chosen one is gone", () => expect(currentProduct(products, "gone")?.id).toBe("new"));
  it("is none where there are none", () => expect(currentProduct([], "old")).toBeNull());
});
