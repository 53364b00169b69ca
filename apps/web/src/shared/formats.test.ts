import { describe, expect, it } from "vitest";
import { clockText, numberText, readerOf, secondText } from "./formats.ts";

const at = Date.parse("2026-11-03T18:30:02Z");

describe("dates and times", () => {
  it.each([
    ["an American", ["en-US"], "Tue, Nov 3, 6:30 PM"],
    ["a Briton", ["en-GB", "en-US"], "Tue 3 Nov, 18:30"],
    ["a German, in English and with their own clock", ["de-DE"], "Tue, Nov 3, 18:30"],
    ["a German whose English is British", ["de-DE", "en-GB"], "Tue 3 Nov, 18:30"],
    ["a reader whose system names a language that does not exist", ["en-US@posix"], "Tue, Nov 3, 6:30 PM"],
  ])("are written for %s", (_, languages, text) => {
    const { locale, clock } = readerOf(languages);
    const day = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
    expect(new Intl.DateTimeFormat(locale, { ...day, ...clock }).format(at)).toBe(text);
  });

  it("keep a time on a clock as the reader's clock shows it", () => {
    expect([clockText("9:05"), secondText(at, "UTC"), numberText(48_231)]).toEqual(["09:05", "18:30:02", "48,231"]);
  });
});
