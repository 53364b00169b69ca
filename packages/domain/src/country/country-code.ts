import * as z from "zod/mini";

const TWO_LETTERS = /^[A-Za-z]{2}$/;

/** A country's code: exactly 2 letters, kept in capitals. Source: spec §5. */
export const CountryCode = z
  .string()
  .check(z.regex(TWO_LETTERS, "A country code has exactly 2 letters."), z.toUpperCase());
export type CountryCode = z.infer<typeof CountryCode>;

/** The code of an unknown country. Source: spec §8, Geolocation. */
export const UNKNOWN_CODE = "XX";
const UNKNOWN_NAME = "Unknown";

/** The edge says this for the Tor network, which is nowhere. Source: docs/platforms/geolocation.md#cloudflare-edge. */
const NOWHERE = [UNKNOWN_CODE, "T1"];

/** A code that means a place, in capitals; null for anything else. Without the schema: every page asks (ADR 153). */
export function placeCode(code: unknown): string | null {
  if (typeof code !== "string" || !TWO_LETTERS.test(code)) return null;
  const capitals = code.toUpperCase();
  return NOWHERE.includes(capitals) ? null : capitals;
}

/** A country's English name; the code itself if it has none. */
export function countryName(code: string): string {
  return code === UNKNOWN_CODE ? UNKNOWN_NAME : (names.of(code) ?? code);
}

const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });
