import { describe, expect, it } from "vitest";
import { languages } from "./corpus/languages.ts";
import { productData } from "./corpus/product-data.ts";
import { shapes } from "./corpus/shapes.ts";
import { walls } from "./corpus/walls.ts";
import { factsOf, wallOf } from "./facts-of.ts";

const fileOf = (src: string) => src.replace(/^.*\//, "");

describe("of a page with", () => {
  it.each([...languages, ...productData, ...shapes])("%s", (_shape, page, expected) => {
    const { says = [], saysNot = [], claims, photos, priceSnippet, ...words } = expected;
    const facts = factsOf(page);
    expect(facts).toMatchObject(words);
    if (claims) expect(facts.claims.map(({ claim }) => claim)).toEqual(claims);
    if (photos)
      expect(facts.images.flatMap(({ src, isOfProduct }) => (isOfProduct ? [fileOf(src)] : []))).toEqual(photos);
    if (priceSnippet) expect(facts.origins.price?.snippet).toBe(priceSnippet);
    const text = facts.text.blocks.map((block) => block.text).join("\n");
    for (const it of says) expect(text).toContain(it);
    for (const it of saysNot) expect(text).not.toContain(it);
  });
});

describe("a page that is no product's", () => {
  it.each(walls)("%s", (_shape, html, wall) => expect(wallOf(html)).toBe(wall));
});
