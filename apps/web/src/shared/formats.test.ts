import { m } from "@vignette/messages";
import { describe, expect, it } from "vitest";
import {
  clockText,
  multipleText,
  numberText,
  rangeTogether,
  readerOf,
  secondText,
  timesText,
  together,
} from "./formats.ts";

const at = Date.parse("2026-11-03T18:30:02Z");

describe("dates and times", () => {
  it.each([
    ["an American", ["en-US"], "en", "Tue, Nov 3, 6:30 PM"],
    ["a Briton", ["en-GB", "en-US"], "en", "Tue 3 Nov, 18:30"],
    ["a German, in English and with their own clock", ["de-DE"], "en", "Tue, Nov 3, 18:30"],
    ["a German whose English is British", ["de-DE", "en-GB"], "en", "Tue 3 Nov, 18:30"],
    ["an Austrian, in German", ["de-AT", "en"], "de", "Di., 3. Nov., 18:30"],
    ["an American, in Japanese", ["en-US"], "ja", "11月3日(火) 午後6:30"],
    ["a reader whose system names a language that does not exist", ["en-US@posix"], "en", "Tue, Nov 3, 6:30 PM"],
  ] as const)("are written for %s", (_, languages, language, text) => {
    const { locale, clock } = readerOf(languages, language);
    const day = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
    expect(new Intl.DateTimeFormat(locale, { ...day, ...clock }).format(at)).toBe(text);
  });

  it.each([
    ["Tue, Nov 3, 6:30 PM", "Tue, Nov 3, 6:30\u00a0PM"],
    ["Di., 3. Nov., 18:30", "Di., 3.\u00a0Nov., 18:30"],
    ["11月3日(火) 18:30", "11月\u20603日\u2060(火) 18:30"],
    ["lun, 30 nov, 19:30", "lun, 30\u00a0nov, 19:30"],
    ["mar. 1er déc., 19:30", "mar. 1er\u00a0déc., 19:30"],
    ["1º de dez. de 2026, 19:30", "1º\u00a0de\u00a0dez. de 2026, 19:30"],
  ])("stay on one line where they would be torn apart: %s", (date, kept) => {
    expect(together(date)).toBe(kept);
  });

  it.each([
    ["29 de nov. – 5 de dez. de 2026", "29\u00a0de\u00a0nov.\u00a0– 5\u00a0de\u00a0dez.\u00a0de\u00a02026"],
    ["Nov 2 – 8, 2026", "Nov\u00a02\u00a0–\u00a08,\u00a02026"],
    ["2.–8. Nov. 2026", "2.–8.\u00a0Nov.\u00a02026"],
  ])("break a range only between two months: %s", (range, kept) => {
    expect(rangeTogether(range)).toBe(kept);
  });

  it("keep a time on a clock as the reader's clock shows it", () => {
    expect([clockText("9:05"), secondText(at, "UTC"), numberText(48_231)]).toEqual(["09:05", "18:30:02", "48,231"]);
  });
});

describe("multiples", () => {
  it("are written with one decimal and a sign of times", () => {
    expect([timesText({ low: 1.14, high: 1.8 }), multipleText(2)]).toEqual(["1.1–1.8×", "2.0×"]);
  });

  it("are written with 倍 in Japanese", () => {
    const inJapanese = { locale: "ja" } as const;
    expect(m.app_multiples({ low: "1.1", high: "1.8" }, inJapanese)).toBe("1.1～1.8倍");
    expect(m.app_multiple({ times: "2.0" }, inJapanese)).toBe("2.0倍");
  });
});
