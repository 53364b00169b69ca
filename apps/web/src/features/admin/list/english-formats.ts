import { readerOf } from "../../../shared/formats.ts";

/**
 * Dates, times and numbers of the Admin Dashboard, which is in English in every language of the app: written as the admin writes
 * English, with the admin's own clock. Source: ADR 135; ADR 146.
 */
const { locale, clock } = readerOf(globalThis.navigator?.languages ?? [], "en");

const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric" });
const time = new Intl.DateTimeFormat(locale, clock);
const second = new Intl.DateTimeFormat(locale, { ...clock, second: "2-digit" });
const whole = new Intl.NumberFormat(locale);

/** `Nov 3, 2026`. Moments are in ms since the epoch. */
export const dateText = (at: number): string => day.format(at);

/** `November 2026`. */
export const monthText = (at: number): string => month.format(at);

/** `6:30 PM`. */
export const timeText = (at: number): string => time.format(at);

/** `6:30:02 PM`. */
export const secondText = (at: number): string => second.format(at);

/** `48,231`. */
export const numberText = (count: number): string => whole.format(count);
