import { describe, expect, it } from "vitest";
import { utf16Units } from "../kernel/index.ts";
import { recipeCaption } from "./recipe-caption.ts";

const place = { platform: "instagram", media: "photos" } as const;
const script = { caption: "Three small things.", hashtags: ["candles", "#Cozy"] };

describe("the text of a post that a recipe made", () => {
  it("is what was written, the recipe's ending and the hashtags of both, each once", () => {
    const text = recipeCaption({ ending: "Link in bio.", tags: ["acme", "cozy"] }, script, place);
    expect(text).toBe("Three small things.\n\nLink in bio.\n\n#acme #cozy #candles");
  });

  it("fits the platform: written words give way to the ending", () => {
    const long = { ...script, caption: "word ".repeat(1000) };
    const text = recipeCaption({ ending: "Link in bio.", tags: [] }, long, place);
    expect(utf16Units(text)).toBeLessThanOrEqual(2200);
    expect(text).toContain("Link in bio.");
  });

  it("has no more hashtags than the platform takes", () => {
    const many = { caption: "", hashtags: Array.from({ length: 40 }, (_, at) => `tag${at}`) };
    expect(recipeCaption({ ending: "", tags: [] }, many, place).match(/#/g)?.length).toBeLessThanOrEqual(30);
  });
});
