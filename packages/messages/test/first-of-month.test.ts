import { expect, it } from "vitest";
import { firstOfMonth } from "../src/first-of-month.ts";

const [first, eleventh] = [Date.UTC(2026, 11, 1, 1, 5), Date.UTC(2026, 11, 11)];
const written = (locale: string, at: number, options: Intl.DateTimeFormatOptions) =>
  firstOfMonth(new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(at), locale);
const SHORT = { day: "numeric", month: "short" } as const;

it("is written as an ordinal in French and Brazilian Portuguese, and only the first is", () => {
  const day = (locale: string) => [first, eleventh].map((at) => written(locale, at, SHORT));
  expect(day("fr")).toEqual(["1er déc.", "11 déc."]);
  expect(day("pt-BR")).toEqual(["1º de dez.", "11 de dez."]);
  expect(day("es")).toEqual(["1 dic", "11 dic"]);
  expect(written("fr", first, { dateStyle: "full" })).toBe("mardi 1er décembre 2026");
});

it("leaves an hour as it is, such as 1 h 05 in Canada", () => {
  expect(written("fr-CA", first, { ...SHORT, hour: "numeric", minute: "2-digit" })).toMatch(
    /^1er déc\..*\s0?1\sh\s05$/,
  );
});

it("is found at either end of a range", () => {
  const range = (locale: string, from: number, to: number) =>
    firstOfMonth(new Intl.DateTimeFormat(locale, { ...SHORT, timeZone: "UTC" }).formatRange(from, to), locale);
  expect(range("fr", Date.UTC(2026, 9, 26), Date.UTC(2026, 10, 1))).toMatch(/^26 oct\.\s–\s1er nov\.$/);
  expect(range("fr", first, eleventh)).toBe("1er–11 déc.");
  expect(range("pt-BR", first, eleventh)).toMatch(/^1º\s–\s11\sde\sdez\.$/);
});
