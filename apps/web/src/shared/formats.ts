import { clockOf, sizeText as sizeIn } from "@vignette/domain/kernel";
import { getLocale, type Locale, m } from "@vignette/messages";
import { firstOfMonth } from "@vignette/messages/first-of-month";
import { isLanguage, ownZone } from "./language/reader.ts";

/**
 * How the reader writes dates, times and numbers: the one home of them on the pages. Words are in the page's language; order,
 * separators and clock are the reader's. Source: ADR 135; ADR 146.
 */

/**
 * How a person writes whose browser lists these languages, on a page in `language`: as in their own variety of it where they have
 * one, such as British English; with the clock of their first language, so that 18:30 stays 18:30 in an English sentence.
 */
export function readerOf(
  listed: readonly string[],
  language: Locale,
): { locale: string; clock: Intl.DateTimeFormatOptions } {
  const languages = listed.filter(isLanguage);
  const of = (tag: string) => tag.toLowerCase().split("-")[0];
  const locale = languages.find((it) => of(it) === of(language)) ?? (language === "en" ? "en-US" : language);
  return { locale, clock: clockOf(languages[0] ?? locale) };
}

const reader = readerOf(globalThis.navigator?.languages ?? [], getLocale());

/** The language in which the reader writes dates and numbers: a variety of the page's. */
export const { locale } = reader;
const CLOCK = reader.clock;
const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };

const known = new Map<string, Intl.DateTimeFormat>();

/** A format of dates, made once: a calendar asks for thousands. */
function dates(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options);
  known.set(key, format);
  return format;
}

/** A moment as a text whose parts that belong together stay on one line. */
const written = (options: Intl.DateTimeFormatOptions, at: number): string =>
  together(firstOfMonth(dates(options).format(at), locale));

/** A date that is not broken before `PM`, in `3. November`, `30 nov`, `1º de dez.` or in `11月3日(火)`. */
export const together = (date: string): string =>
  date
    .replace(/ (?=[AP]M)|(?<=\d\.) (?=\D)/g, "\u00a0")
    .replace(/(?<=(?<!\d)\d{1,2}(?:er|º)?) (?=\p{Ll})/gu, "\u00a0")
    .replace(/(?<=\u00a0de) (?=\p{L})/gu, "\u00a0")
    .replace(/月(?=\d)|日(?=\()/g, "$&\u2060");

/** `Nov 3` on this device's clock, or on that of `timeZone`. Moments are in ms since the epoch. */
export const dayText = (at: number, timeZone = ownZone()): string => written({ ...DAY, timeZone }, at);

/** Of a day in a sentence that may end with it: the whole month but in English, since a shortened one has a period of its own. */
const IN_SENTENCE: Intl.DateTimeFormatOptions = { ...DAY, ...(getLocale() !== "en" && { month: "long" }) };

/** `Dec 28`, in German `28. Dezember`, for a sentence that may end with it. */
export const dayInSentence = (at: number, timeZone = ownZone()): string => written({ ...IN_SENTENCE, timeZone }, at);

/** `Tue, Nov 3`, in German `Di., 3. November`, for a sentence that may end with it. */
export const weekdayText = (at: number, timeZone = ownZone()): string =>
  written({ weekday: "short", ...IN_SENTENCE, timeZone }, at);

/** `Nov 3, 2026`. */
export const dateText = (at: number, timeZone = ownZone()): string =>
  written({ ...DAY, year: "numeric", timeZone }, at);

/** `November 3, 2026`. */
export const longDateText = (at: number, timeZone = ownZone()): string => written({ dateStyle: "long", timeZone }, at);

/** `Tuesday, November 3, 2026`. */
export const fullDateText = (at: number, timeZone = ownZone()): string => written({ dateStyle: "full", timeZone }, at);

/** `November 2026`. */
export const monthText = (at: number, timeZone = ownZone()): string =>
  written({ month: "long", year: "numeric", timeZone }, at);

/** `Tue`. */
export const weekdayName = (at: number, timeZone = ownZone()): string => written({ weekday: "short", timeZone }, at);

/** `Wed 25`. */
export function weekdayAndDay(at: number, timeZone = ownZone()): string {
  const parts = dates({ weekday: "short", day: "numeric", timeZone }).formatToParts(at);
  return ["weekday", "day"].map((wanted) => parts.find(({ type }) => type === wanted)?.value).join(" ");
}

/** `6:30 PM`. */
export const timeText = (at: number, timeZone = ownZone()): string => written({ ...CLOCK, timeZone }, at);

/** `6:30:02 PM`. */
export const secondText = (at: number, timeZone = ownZone()): string =>
  written({ ...CLOCK, second: "2-digit", timeZone }, at);

/** `Nov 3, 6:30 PM`. */
export const momentText = (at: number, timeZone = ownZone()): string => written({ ...DAY, ...CLOCK, timeZone }, at);

/** `Nov 3, 2026, 6:30 PM`. */
export const fullMomentText = (at: number, timeZone = ownZone()): string =>
  written({ ...DAY, year: "numeric", ...CLOCK, timeZone }, at);

/** `Tue, Nov 3, 6:30 PM`. */
export const weekdayMomentText = (at: number, timeZone = ownZone()): string =>
  written({ weekday: "short", ...DAY, ...CLOCK, timeZone }, at);

/** `Nov 2 – 8, 2026`. */
export const rangeText = (from: number, to: number, timeZone = ownZone()): string =>
  rangeTogether(firstOfMonth(dates({ ...DAY, year: "numeric", timeZone }).formatRange(from, to), locale));

/** A range that is broken only after its dash, and only if there is a month on both sides. */
export function rangeTogether(range: string): string {
  const text = range.replace(/\s/g, "\u00a0");
  return text.replace(/(?<=\p{L}.*–)\u00a0(?=.*\p{L})/u, " ");
}

/** `6:30 PM`, of a time on a clock such as `18:30`. */
export const clockText = (time: string): string => timeText(Date.parse(`1970-01-01T${time.padStart(5, "0")}Z`), "UTC");

/** `6 PM`, or `18:00` where a day has 24 hours: of an hour from 0 to 23. */
export const hourText = (hour: number): string =>
  CLOCK.hourCycle === "h12"
    ? written({ hour: "numeric", hourCycle: "h12", timeZone: "UTC" }, Date.UTC(1970, 0, 1, hour))
    : clockText(`${hour}:00`);

const whole = new Intl.NumberFormat(locale);

/** `48,231`. */
export const numberText = (count: number): string => whole.format(count);

const percent = new Intl.NumberFormat(locale, { style: "percent" });

/** `45%`, of a share from 0 to 1. */
export const percentText = (share: number): string => percent.format(share);

const asTyped = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });

/** `2.5`, as a reader types it into a field: at most two decimals, and nothing between thousands. */
export const typedNumber = (value: number): string => asTyped.format(value);

const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `1.4`, with one decimal. */
export const decimalText = (value: number): string => oneDecimal.format(value);

/** `1.4 MB`, of a number of bytes. */
export const sizeText = (bytes: number): string => sizeIn(bytes, locale);

/** `1.1–1.8×`, of a range of multiples. */
export const timesText = ({ low, high }: { low: number; high: number }): string =>
  m.app_multiples({ low: decimalText(low), high: decimalText(high) });

/** `1.4×`, of a multiple. */
export const multipleText = (value: number): string => m.app_multiple({ times: decimalText(value) });

const lists = {
  and: new Intl.ListFormat(locale, { type: "conjunction" }),
  or: new Intl.ListFormat(locale, { type: "disjunction" }),
};

/** `Mon, Wed, and Fri`. */
export const listText = (names: Iterable<string>, last: "and" | "or" = "and"): string => lists[last].format(names);

/** What stands between the first two of several: a comma in most languages, `、` in Japanese. */
const COMMA = lists.and.formatToParts(["1", "2", "3"])[1]?.value ?? ", ";

/** `female, warm`: a list without a word before its last. */
export const termsText = (names: Iterable<string>): string => [...names].join(COMMA);

/** The language's name: `German`; its code if it has none. */
export const languageName = (code: string): string => languageNames.of(code) ?? code;
const languageNames = new Intl.DisplayNames(locale, { type: "language", fallback: "code" });

/** The language's name in that language, as a heading would have it: `Deutsch`, `Español`. */
export function ownLanguageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language", fallback: "code" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const countryNames = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });

/** `Germany`, of an ISO 3166-1 code such as `DE`. */
export const countryText = (code: string): string => countryNames.of(code) ?? code;
