import { describe, expect, it } from "vitest";
import { factsOf } from "./facts-of.ts";

const NAME = '<html lang="en"><head><title>Candle</title></head><body><h1>Candle</h1>';
const nested = (open: string, close: string) => `${open.repeat(100_000)}${close.repeat(100_000)}`;

describe("a hostile page", () => {
  it.each([
    ["a hundred thousand blocks inside each other", nested("<li>", "</li>")],
    ["paragraphs that never end", "<blockquote>".repeat(150_000)],
    [
      "elements without an end tag",
      "<svg><title/><style/><script type='application/ld+json'/><p/></svg>".repeat(2_000),
    ],
    ["tags that never end", `<p ${"a".repeat(1_900_000)}`],
    ["a hundred thousand attributes", `<p ${'style="color:#1f4d3a" '.repeat(80_000)}>x</p>`],
    ["deeply nested data", `<script type="application/ld+json">${"[".repeat(500_000)}${"]".repeat(500_000)}</script>`],
    [
      "a deeply nested graph",
      `<script type="application/ld+json">${'{"@graph":['.repeat(90_000)}${"]}".repeat(90_000)}</script>`,
    ],
    ["many pictures", '<img src="/a.jpg"><meta name="x" content="y">'.repeat(5_000)],
    ["bytes that are no text", "\u0000\ufffd<\u0000p>".repeat(100_000)],
  ])("with %s is read up to there", (_, html) => {
    expect(factsOf(`${NAME}${html}`)).toMatchObject({ name: "Candle", language: "en" });
  });
});
