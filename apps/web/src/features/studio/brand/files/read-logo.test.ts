import { expect, it } from "vitest";
import { readLogo } from "./read-logo.ts";

/** A file that only claims its size. */
const ofBytes = (size: number) => Object.defineProperty(new File([], "logo.png"), "size", { value: size });
/** The beginning of a PNG. Source: https://www.w3.org/TR/png-3/#11IHDR */
function pngHead(width: number, height: number): File {
  const view = new DataView(new ArrayBuffer(33));
  new Uint8Array(view.buffer).set([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([view], "logo.png");
}

it.each([
  ["of 100 MB", ofBytes(100_000_000), /^logo.png is larger than \d+ MB\. Export a smaller PNG, or an SVG\.$/],
  ["with more pixels than we can work with", pngHead(20_000, 20_000), /64 megapixels/],
  ["that is no picture", new File(["Acme"], "logo.png"), /^logo.png isn't a PNG, JPEG or SVG/],
])("refuses a logo %s before it is decoded or sent", async (_, file, sentence) => {
  await expect(readLogo(file)).rejects.toThrow(sentence);
});
