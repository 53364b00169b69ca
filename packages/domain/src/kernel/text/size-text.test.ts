import { describe, expect, it } from "vitest";
import { sizeText, withSizes } from "./size-text.ts";

const MB = 1024 * 1024;

describe("a size", () => {
  it.each([
    [0, "en-US", "0 bytes"],
    [900, "en-US", "900 bytes"],
    [1536, "en-US", "1.5 kB"],
    [12.4 * MB, "en-US", "12.4 MB"],
    [1024 * MB, "en-US", "1 GB"],
    [12.4 * MB, "de", "12,4 MB"],
    [1536 * MB, "fr", "1,5 Go"],
    [900, "ja", "900 バイト"],
  ])("of %s bytes is written for %s as %s", (bytes, locale, text) => {
    expect(sizeText(bytes, locale).replaceAll(/\s/g, " ")).toBe(text);
  });

  it("in a sentence is written for its reader, and other values stay", () => {
    const values = withSizes({ name: "Instagram", mostBytes: 8 * MB, most: 10 }, "fr");
    expect(values).toEqual({ name: "Instagram", mostBytes: "8\u202fMo", most: 10 });
  });
});
