import { Refusal } from "../kernel/index.ts";

export const heavyFont = (name: string) =>
  new Refusal(
    "too-large",
    "assets.font-too-large",
    `${name} is larger than 10 MB. Use a font with fewer letters.`,
    "body",
  ).with({ name });

export const brokenFont = (name: string) =>
  new Refusal("invalid", "assets.broken-font", `${name} is damaged or isn't a font. Download it again.`, "body").with({
    name,
  });

export const restrictedFont = (name: string) =>
  new Refusal(
    "invalid",
    "assets.restricted-font",
    `The license in ${name} doesn't allow this use. Ask its maker for a version that may be embedded, or use another font.`,
    "body",
  ).with({ name });
