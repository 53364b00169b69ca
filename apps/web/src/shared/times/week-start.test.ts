import { describe, expect, it } from "vitest";
import { weekStartOf } from "./week-start.ts";

const MONDAY = 1;
const SUNDAY = 7;
const readers = [
  ["an American", ["en-US"], SUNDAY],
  ["a Briton", ["en-GB", "en-US"], MONDAY],
  ["a German who reads English, too", ["de", "en-US"], MONDAY],
  ["a Brazilian", ["pt-BR"], SUNDAY],
  ["a Japanese reader", ["ja"], SUNDAY],
  ["a reader in Taiwan, whose tag names a script", ["zh-Hant-TW"], SUNDAY],
  ["a reader whose system names a language that does not exist", ["en-US@posix"], SUNDAY],
  ["a reader of whom nothing is known", [], SUNDAY],
] as const;

describe("weeks start on the day of the reader's region", () => {
  it.each(readers)("for %s", (_, languages, day) => expect(weekStartOf(languages)).toBe(day));

  it("in every region, as the platform's own data says", () => {
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const regions = letters.flatMap((first) => letters.map((second) => first + second)).filter((it) => names.of(it));
    // Without the codes of three countries that have new names.
    const tags = regions.filter((it) => !/^(BU|RH|YD)$/.test(it)).map((it) => `en-${it}`);
    expect(tags.filter((it) => weekStartOf([it]) !== firstDayOf(it))).toEqual([]);
  });

  it("for languages that are named without a region", () => {
    const tags = "en de es fr pt ja it nl pl sv da tr uk ko zh he hi bn ur id th is ar fa".split(" ");
    expect(tags.filter((it) => weekStartOf([it]) !== firstDayOf(it))).toEqual([]);
  });
});

type WithWeek = Intl.Locale & { getWeekInfo: () => { firstDay: number } };
const firstDayOf = (tag: string) => (new Intl.Locale(tag) as WithWeek).getWeekInfo().firstDay;
