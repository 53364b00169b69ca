import { isLanguage } from "../language/reader.ts";

/** The ISO weekday on which a reader's weeks start: 1 is Monday, 7 is Sunday. Follows the region, as a clock does: ADR 135. */
export function weekStartOf(languages: readonly string[]): number {
  const [first = "en-US"] = languages.filter(isLanguage);
  const language: WithWeek = new Intl.Locale(first);
  const week = language.getWeekInfo?.() ?? language.weekInfo;
  return week?.firstDay ?? (STARTS_ON_SUNDAY.test(language.maximize().region ?? "") ? 7 : 1);
}

/** `getWeekInfo` is newer than the types of the language, `weekInfo` its name before that. Firefox has neither. */
type WithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
type WeekInfo = { firstDay: number };

/**
 * Large regions of our languages with weeks from Sunday on, for browsers that cannot say it. Source: `weekData` in
 * https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml.
 */
const STARTS_ON_SUNDAY = /^(US|CA|BR|PT|JP|MX|CO|PE|VE|GT|DO|PR|IN|PH|SG|ZA|IL|KR|TW|HK)$/;

/** The ISO weekday on which this reader's weeks start. */
export const WEEK_START = weekStartOf(globalThis.navigator?.languages ?? []);

/** The ISO weekdays in this reader's order. */
export const weekOrder: readonly number[] = Array.from({ length: 7 }, (_, day) => ((WEEK_START - 1 + day) % 7) + 1);
