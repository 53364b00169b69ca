import { describe, expect, it } from "vitest";
import { pictureName } from "./index.ts";

const src = "https://acme.example/images/slow%20candle.jpg?v=2";

describe("the name of a picture that was taken from a page", () => {
  it.each([
    ["what the page says of it", { src, alt: " A lit\ncandle " }, "A lit candle"],
    ["else its file's name", { src, alt: "" }, "slow candle"],
    ["as it stands where no decoder reads it", { src: "https://acme.example/a%E0%A4.png", alt: "" }, "a%E0%A4"],
    ["else the site that showed it", { src: "https://acme.example/", alt: " " }, "acme.example"],
  ])("is %s", (_case, picture, name) => expect(pictureName(picture)).toBe(name));

  it("is whole characters, and no longer than an asset's name", () => {
    const name = pictureName({ src, alt: `${"🕯".repeat(90)}\u0000` });
    expect(name.length).toBeLessThanOrEqual(120);
    expect(name.isWellFormed()).toBe(true);
  });
});
