import { LOCALES } from "@vignette/messages";
import { expect, it } from "vitest";
import { paths } from "../../paths.ts";
import { contentLanguages } from "./content-languages.ts";
import { pageLanguage } from "./page-language.ts";

it.each([
  [paths.dashboard, "de", "de"],
  [paths.admin, "de", "en"],
  [paths.adminUser("u-1"), "ja", "en"],
] as const)("errors and toasts on %s are, for a reader of %s, in %s", (pathname, reader, language) => {
  expect(pageLanguage(pathname, reader)).toBe(language);
});

it("briefs and hooks are offered in every language of the product", () => {
  expect(contentLanguages("en")).toEqual(expect.arrayContaining(LOCALES.map((it) => it.slice(0, 2))));
});
