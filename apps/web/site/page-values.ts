import { sizeText } from "@vignette/domain/kernel";
import { authority, operator } from "@vignette/domain/support";
import { fallbackLimits } from "@vignette/domain/usage";
import type { Locale } from "@vignette/messages";
import { catalogNumbers } from "./catalog-numbers.ts";

type Values = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;
/** A Monday, in UTC. */
const MONDAY = Date.UTC(2026, 10, 2);
const DAY_MS = 86_400_000;

/** Of the drawn receipt: the times at which things happened to the post. */
const example = { sent: "18:30:00", received: "18:30:04", live: "18:30:41" } as const;

/** What a page may name in braces, in the words of its language: `{{operator.supportEmail}}`, `{{weekdays.monday}}`. */
export function pageValues(locale: Locale): Values {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  return {
    operator: {
      ...operator,
      authority: authority[locale],
      country: countries.of(operator.countryCode) ?? operator.countryCode,
    },
    catalog: catalogNumbers,
    weekdays: Object.fromEntries(WEEKDAYS.map((name, index) => [name, weekday.format(MONDAY + index * DAY_MS)])),
    example,
  };
}

/** The values of the messages of a page. Numbers of the drawn examples are written as the language writes them. */
export function messageValues(locale: Locale): Readonly<Record<string, string | number>> {
  const number = (value: number) => value.toLocaleString(locale);
  return { ...catalogNumbers, ...example, ...freePlan(locale), low: number(1.3), high: number(1.9), size: number(2.1) };
}

/** What the free plan holds in a month, and in all. */
function freePlan(locale: Locale) {
  const { projects, images, videos, credits, storage } = fallbackLimits("default");
  return {
    freeProjects: projects ?? 0,
    freeImages: images ?? 0,
    freeVideos: videos ?? 0,
    freeCredits: credits ?? 0,
    freeStorage: sizeText(storage ?? 0, locale),
  };
}
