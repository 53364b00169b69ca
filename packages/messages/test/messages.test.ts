import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale, localeFor, localeInPath, pathIn } from "@vignette/messages";
import { describe, expect, it } from "vitest";
import { areas, messagesOf, messagesOfArea } from "../message-file.ts";

const root = join(import.meta.dirname, "../../..");
const messagesIn = Object.fromEntries(LOCALES.map((it) => [it, messagesOf(it)])) as Record<
  Locale,
  ReturnType<typeof messagesOf>
>;
const english = messagesIn.en;

/** Values that are limits of ours, or that the code shows from two on. */
const neverOne = new Set(
  `bestCount credits days figures frameRate freeCredits freeImages freeVideos hookCategories hooks kinds least limit looks max min minutes most needed photos rate rested round rows
  seconds slides to total words`.split(/\s+/),
);
/** Values that are a name or figures. */
const named = new Set(
  "app at by category column figure from height high h language median name place platform product slide time username".split(
    " ",
  ),
);
/** Messages whose count is fixed, or that have a sentence of its own for one. */
const fromTwo = new Set(
  `analyze_days_of_age analyze_last_days analyze_reason_better analyze_reason_open analyze_reason_worse
  analyze_show_all_rows assets_delete_many assets_deleted_many assets_pictures_in_order assets_slide_count
  automation_why_failures calendar_every_days calendar_every_months calendar_every_weeks calendar_moved_posts create_search_count_hooks hooks_write_in hooks_write_more_in
  refusals_layout_captions_pace refusals_support_only_adding`.split(/\s+/),
);

/** A text without the names of its values and tags. */
const withoutValues = (text: string) => text.replaceAll(/\{\w+\}|<[^>]*>/g, "");

/** Second words for things of the README's table, each with the word to use. */
const secondWords = {
  en: {
    "[Rr]enderer": "the cloud",
    "[Bb]r(?:ing|ought) (?:it )?back": "Restore, Repost",
    Unpick: "Deselect",
    "\\bafresh|\\banew": "Start over",
  },
  de: {
    Postfach: "Posteingang",
    "[Uu]pgrade": "Tarif wechseln",
    "(?:[Ee]rneut|wieder) verbinde": "neu verbinden",
    "\\b(?:die|eine|jede) Slide\\b": "der Slide",
    "wünscht Änderungen|Änderungen gewünscht|um Änderungen (?:bitten|gebeten)": "Änderungen anfordern",
    "[Rr]ender": "exportieren",
    "\\blive\\b": "online",
  },
  es: {
    "bandeja de TikTok": "bandeja de entrada",
    comprobante: "registro",
    "\\b[Gg]anchos?\\b": "hook",
    "\\bvideos?\\b": "vídeo",
  },
  fr: { "boîte TikTok": "boîte de réception", "moteur de rendu": "le cloud", "\\b[Hh]ooks?\\b": "accroche" },
  "pt-BR": {
    "caixa do TikTok": "caixa de entrada",
    comprovante: "registro",
    "\\bpublica(?:r|ndo)\\b": "postar",
    "\\b[Hh]ooks?\\b": "gancho",
  },
  ja: {
    受信箱: "受信トレイ",
    "変更を(?:依頼|求め)": "修正を依頼",
    有料パートナーシップ: "タイアップ投稿",
    分かりません: "わかりません",
    "各サービス|各社": "各プラットフォーム",
    "私たち|当アプリ": "Vignette",
    レンダリング: "書き出し",
  },
} as const;

describe("the messages", () => {
  it.each(LOCALES)("have one word for one thing in %s", (locale) => {
    const messages = [...messagesIn[locale]].map(
      ([key, { texts }]) => [key, withoutValues(Object.values(texts).join(" "))] as const,
    );
    const found = Object.entries(secondWords[locale]).flatMap(([second, word]) => {
      const pattern = new RegExp(second, "u");
      return messages.filter(([, text]) => pattern.test(text)).map(([key]) => `${key}: say ${word}`);
    });
    expect(found).toEqual([]);
  });

  it.each(LOCALES.filter((it) => it !== "en"))("are all there in %s, with the values of the English ones", (locale) => {
    const translated = messagesIn[locale];
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
    for (const [key, { texts, counted }] of messagesIn[locale]) {
      if (counted !== null) expect(Object.keys(texts).toSorted(), `${key} in ${locale}`).toEqual(wanted.toSorted());
    }
  });

  it("have a plural where a number that may be one stands before its noun", () => {
    const found = [...english].flatMap(([key, { texts, counted }]) =>
      Object.values(texts)
        .flatMap((text) => [
          ...text.matchAll(/\{(\w+)\} (?:[a-z]+ )?[a-z]+s\b(?<! (?:as|begins|ends|has|is|its|was))/g),
        ])
        .map(([, value = ""]) => value)
        .filter((value) => value !== counted && !neverOne.has(value) && !named.has(value))
        .filter((value) => !(value === "count" && fromTwo.has(key)) && !(value === "number" && counted !== null))
        .map((value) => `${key}: ${value}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it("put French signs after a space that doesn't break, narrow before ; ! and ?, and Japanese without spaces before its signs", () => {
    const loose = (locale: "fr" | "ja", pattern: RegExp) =>
      [...messagesIn[locale]].filter(([, { texts }]) => Object.values(texts).some((it) => pattern.test(it)));
    expect(loose("fr", /[ \u202f][:»](?:\s|$)|[ \u00a0][;!?](?:\s|$)|«[^\u00a0]/).map(([key]) => key)).toEqual([]);
    expect(loose("ja", /[A-Za-z0-9}%] [ぁ-んァ-ヶ一-龠]/).map(([key]) => key)).toEqual([]);
  });

  it.each(["de", "es", "fr", "ja", "pt-BR"] as const)("keep a unit on the line of its number in %s", (locale) => {
    const loose = /[\d}] (?:min|s|h|[KMG]B|Mo|px|dB|€|%)(?![A-Za-zÀ-ÿ\d])/;
    const found = [...messagesIn[locale]].filter(([, { texts }]) => Object.values(texts).some((it) => loose.test(it)));
    expect(found.map(([key]) => key)).toEqual([]);
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
