import { describe, expect, it } from "vitest";
import { factsOf } from "./facts-of.ts";

const page = (body: string) => `<html lang="en"><head><title>Shop</title></head><body>${body}</body></html>`;
const product = (json: string) => page(`<script type="application/ld+json">${json}</script>`);

describe("product data", () => {
  it.each([
    ["entities in a value", '{"@type":"Product","name":"The &quot;slow&quot; candle &amp; wick"}'],
    ["quotes that JSON escapes", '{"@type":"Product","name":"The \\"slow\\" candle & wick"}'],
    [
      "a script that was encoded as a whole",
      "{&quot;@type&quot;:&quot;Product&quot;,&quot;name&quot;:&quot;The slow candle&quot;}",
    ],
  ])("with %s is read", async (_fact, json) => {
    expect((await factsOf(product(json))).name).toMatch(/^The "?slow"? candle( & wick)?$/);
  });
});

describe("a picture that loads late", () => {
  const inline = 'src="data:image/gif;base64,R0lGODlhAQABAAAAACw="';
  it.each([
    [`<img ${inline} data-src="/candle.jpg">`],
    [`<img ${inline} data-srcset="/small.jpg 400w, /candle.jpg 1200w, /middle.jpg 800w">`],
    ['<img srcset="/small.jpg 1x, /candle.jpg 2x">'],
    [`<img ${inline} data-original="/candle.jpg">`],
  ])("is found in %s", async (html) => {
    const { images } = await factsOf(page(`<h1>Candle</h1>${html}<img ${inline}>`));
    expect(images.map(({ src }) => src)).toEqual(["https://acme.example/candle.jpg"]);
  });
});
