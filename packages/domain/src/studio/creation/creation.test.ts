import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { instant } from "../../kernel/index.ts";
import { aProduct } from "../script/a-product.test-support.ts";
import { GenerateInput } from "./creation.ts";
import { newCreation } from "./new-creation.ts";

const input = {
  projectId: "project-1",
  productId: "product-1",
  kind: "carousel-image" as const,
  hook: "Stop doing this",
  hookId: null,
  template: "",
  drawing: null,
};
const facts = { id: "creation-1", uid: "ada", product: aProduct(), now: instant(1) };

describe("a new creation", () => {
  it("is generating, takes the first template of its kind, and its name from the hook", () => {
    const creation = newCreation(input, facts);
    expect(creation).toMatchObject({
      state: "generating",
      style: { template: "marker-list", captions: null, music: null },
      name: "Stop doing this",
      script: null,
    });
  });

  it("cuts a long name between characters, never through one", () => {
    const { name } = newCreation({ ...input, hook: "👩‍🍳".repeat(40) }, facts);
    expect(name.isWellFormed()).toBe(true);
    expect(name.length).toBeLessThanOrEqual(120);
  });

  it("has no look of another kind", () => {
    expect(() => newCreation({ ...input, template: "beat-cuts" }, facts)).toThrow("isn't available");
  });

  it.each(["Stop fixing [pain] the hard way", "", "two\nlines", "x".repeat(201)])(
    "is not begun with the hook %j",
    (hook) => {
      expect(z.safeParse(GenerateInput, { ...input, hook }).success).toBe(false);
    },
  );
});
