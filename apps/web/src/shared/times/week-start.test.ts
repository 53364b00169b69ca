import { afterEach, describe, expect, it, vi } from "vitest";
import { weekStartOf } from "./week-start.ts";

const MONDAY = 1;
const SUNDAY = 7;
const readers = [
  ["an American", ["en-US"], SUNDAY],
  ["a Briton", ["en-GB", "en-US"], MONDAY],
  ["a German who reads English, too", ["de", "en-US"], MONDAY],
  ["a Brazilian", ["pt-BR"], SUNDAY],
  ["a Japanese reader", ["ja"], SUNDAY],
  ["a reader whose system names a language that does not exist", ["en-US@posix"], SUNDAY],
] as const;

describe("weeks start on the day of the reader's region", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(readers)("for %s", (_, languages, day) => expect(weekStartOf(languages)).toBe(day));

  it.each(readers)("for %s, in a browser that knows no weeks", (_, languages, day) => {
    vi.stubGlobal("Intl", { getCanonicalLocales: Intl.getCanonicalLocales, Locale: LocaleWithoutWeeks });
    expect(weekStartOf(languages)).toBe(day);
  });
});

class LocaleWithoutWeeks extends Intl.Locale {
  getWeekInfo = undefined;
  weekInfo = undefined;
}
