/**
 * The ISO weekday on which a reader's weeks start: 1 is Monday, 7 is Sunday. Follows the region, as a clock does: ADR 135.
 * From a table of ours, because the calendar's first request waits for it: `Intl.Locale` can say the same, except in
 * Firefox, but on a slow phone its first use takes 0.2 s: docs/performance.md#pages.
 */
export function weekStartOf(languages: readonly string[]): number {
  const [, language = "en", region = REGIONS[language]] = languages.map((it) => TAG.exec(it)).find(Boolean) ?? [];
  return STARTS.find(([, regions]) => regions.test(region ?? ""))?.[0] ?? 1;
}

/** A BCP 47 tag, with its language and its region. */
const TAG = /^([a-z]{2,3})(?:-[A-Z][a-z]{3})?(?:-([A-Z]{2}))?(?:-[A-Za-z0-9]{1,8})*$/;

/**
 * Regions whose weeks start on another day than Monday, by that day. Source: `weekData` in
 * https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml
 */
const STARTS: readonly (readonly [day: number, regions: RegExp])[] = [
  [5, /^MV$/],
  [6, /^(AF|BH|DJ|DZ|EG|IQ|IR|JO|KW|LY|OM|QA|SD|SY)$/],
  [7, /^(AG|AS|BD|BR|BS|BT|BW|BZ|CA|CO|DM|DO|ET|GT|GU|HK|HN|ID|IL|IN|IS|JM|JP|KE|KH|KR|LA|MH|MM|MO|MT|MX|MZ)$/],
  [7, /^(NI|NP|PA|PE|PH|PK|PR|PT|PY|SA|SG|SV|TH|TT|TW|UM|US|VE|VI|WS|YE|ZA|ZW)$/],
];

/** The region of a language that is named without one, where its weeks don't start on Monday. Source: `likelySubtags` there. */
const REGIONS: Record<string, string> = {
  ...{ en: "US", pt: "BR", ja: "JP", ko: "KR", he: "IL", hi: "IN", bn: "BD", ur: "PK", id: "ID", th: "TH", is: "IS" },
  ...{ ar: "EG", fa: "IR" },
};

/** The ISO weekday on which this reader's weeks start. */
export const WEEK_START = weekStartOf(globalThis.navigator?.languages ?? []);

/** The ISO weekdays in this reader's order. */
export const weekOrder: readonly number[] = Array.from({ length: 7 }, (_, day) => ((WEEK_START - 1 + day) % 7) + 1);
