import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, localeFor, localeInPath, pathIn } from "@vignette/messages";
import { describe, expect, it } from "vitest";
import { areas, messagesOf, messagesOfArea } from "../message-file.ts";

const root = join(import.meta.dirname, "../../..");
const english = messagesOf("en");

describe("the messages", () => {
  it.each(LOCALES.filter((it) => it !== "en"))("are all there in %s, with the values of the English ones", (locale) => {
    const translated = messagesOf(locale);
    const inputs = (all: typeof english) => [...all].map(([key, message]) => [key, ...message.inputs].join(" "));
    expect(inputs(translated).toSorted()).toEqual(inputs(english).toSorted());
    for (const [key, { texts }] of translated)
      expect(
        Object.values(texts).every((it) => it.trim() !== ""),
        key,
      ).toBe(true);
  });

  it.each(LOCALES)("have a text for each plural of %s", (locale) => {
    // "many" is for millions, and "*" is any other number.
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const wanted = [...categories.filter((it) => it !== "many" && it !== "other"), "*"];
    for (const [key, { texts, counted }] of messagesOf(locale)) {
      if (counted !== null) expect(Object.keys(texts).toSorted(), `${key} in ${locale}`).toEqual(wanted.toSorted());
    }
  });

  it("are named after their area", () => {
    const misplaced = areas().flatMap((area) =>
      [...messagesOfArea("en", area).keys()].filter((key) => !key.startsWith(`${area}_`)),
    );
    expect(misplaced).toEqual([]);
  });

  it("are all used", () => {
    const sources = globSync("{apps/web/*.html,{apps/*/{src,site},packages/{messages,ui}/src}/**/*.{ts,tsx}}", {
      cwd: root,
    }).map((path) => readFileSync(join(root, path), "utf8"));
    const used = new Set(
      sources.flatMap((text) => [...text.matchAll(/(?:\bm\.|<!-- message )(\w+)/g)].map((it) => it[1] ?? "")),
    );
    expect([...english.keys()].filter((key) => !used.has(key))).toEqual([]);
  });
});

describe("a reader's language", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["pt-PT"], "pt-BR"],
    [["it", "ja-JP"], "ja"],
    [["en-GB", "de"], "en"],
    [["it"], "en"],
    [[], "en"],
  ] as const)("for %j is %s", (wanted, locale) => {
    expect(localeFor(wanted)).toBe(locale);
  });
});

describe("the address of a page", () => {
  it.each([
    ["/", "de", "/de/"],
    ["/terms", "pt-BR", "/pt-br/terms"],
    ["/#how", "ja", "/ja/#how"],
    ["/terms", "en", "/terms"],
  ] as const)("%s in %s is %s", (path, locale, address) => {
    expect(pathIn(locale, path)).toBe(address);
    expect(localeInPath(address)).toEqual({ locale, path });
  });

  it.each([
    ["/de", "de", "/"],
    ["/en/terms", "en", "/en/terms"],
    ["/pt-BR/terms", "en", "/pt-BR/terms"],
    ["/dei", "en", "/dei"],
  ])("%s is read as %s, %s", (address, locale, path) => {
    expect(localeInPath(address)).toEqual({ locale, path });
  });
});
