import type { RefusalValues } from "../refusal.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/**
 * A number of bytes as readers of `locale`, a BCP 47 tag, write it: `12 MB`, `1.5 GB`, `1,5 Go` in French. In steps of 1024, as
 * the platforms count, with at most one decimal.
 */
export function sizeText(bytes: number, locale = "en-US"): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[step],
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1024 ** step);
}

/** The values of a sentence with their sizes written for `locale`: those named `…Bytes` are numbers of bytes. Source: ADR 161. */
export const withSizes = (values: RefusalValues, locale: string): RefusalValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name.endsWith("Bytes") && typeof value === "number" ? sizeText(value, locale) : value,
    ]),
  );
