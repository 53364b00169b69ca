import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, localeFor } from "@vignette/messages";
import { describe, expect, it } from "vitest";
import { readMessages } from "../message-file.ts";

const root = join(import.meta.dirname, "../../..");
const folder = join(import.meta.dirname, "../messages");
const files = globSync("*.json", { cwd: join(folder, "en") });
const settings = JSON.parse(readFileSync(join(import.meta.dirname, "../project.inlang/settings.json"), "utf8"));
const inLanguage = (locale: string) => new Map(files.flatMap((file) => [...readMessages(join(folder, locale, file))]));
const english = inLanguage("en");

describe("the messages", () => {
  it("are compiled in every language, from every file", () => {
    expect(settings.locales).toEqual([...LOCALES]);
    const patterns = files.map((file) => `./messages/{locale}/${file}`);
    expect(settings["plugin.inlang.messageFormat"].pathPattern.toSorted()).toEqual(patterns.toSorted());
  });

  it.each(LOCALES.filter((it) => it !== "en"))("are all there in %s, with the values of the English ones", (locale) => {
    const translated = inLanguage(locale);
    const inputs = (all: typeof english) => [...all].map(([key, message]) => [key, ...message.inputs].join(" "));
    expect(inputs(translated).toSorted()).toEqual(inputs(english).toSorted());
    for (const [key, { texts }] of translated) expect(texts.join("").trim(), key).not.toBe("");
  });

  it.each(LOCALES)("have a text for each plural of %s", (locale) => {
    // "many" is for millions, and "*" is any other number.
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const wanted = [...categories.filter((it) => it !== "many" && it !== "other"), "*"];
    for (const file of files) {
      const messages = Object.entries(JSON.parse(readFileSync(join(folder, locale, file), "utf8")));
      for (const [key, message] of messages) {
        if (!Array.isArray(message)) continue;
        const given = Object.keys(message[0].match).map((it) => it.split("=").at(-1) ?? "");
        expect(given.toSorted(), `${key} in ${locale}`).toEqual(wanted.toSorted());
      }
    }
  });

  it("are all used", () => {
    const sources = globSync(["apps/*/{src,site}/**/*.{ts,tsx}"], { cwd: root }).map((path) =>
      readFileSync(join(root, path), "utf8"),
    );
    const used = new Set(sources.flatMap((text) => [...text.matchAll(/\bm\.(\w+)/g)].map((it) => it[1] ?? "")));
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
