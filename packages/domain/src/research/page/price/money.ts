import { currencyMarks, currencyOf } from "./currencies.ts";

/** An amount as a decimal number, such as 1299.5, and its currency as a code; "" where the page names none. */
export type Money = { amount: number; currency: string };

/** A number with its separators: 1,299.00 · 1.249,00 · 1 299,00 · 1'299.– */
const NUMBER = "\\d{1,3}(?:[.,'’\\s]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,3})?";
const escaped = (mark: string) => mark.replace(/[.$]/g, "\\$&");
const MARK = currencyMarks.map(escaped).join("|");
const BEFORE = new RegExp(`(${MARK})\\s*(${NUMBER})`, "u");
const AFTER = new RegExp(`(${NUMBER})(?:[.,]?[-–—]{1,2})?\\s*(${MARK})(?!\\p{L})`, "u");

/** The first amount with a currency in a text, or null. */
export function moneyIn(text: string, region: string): Money | null {
  const before = BEFORE.exec(text);
  const after = AFTER.exec(text);
  const isFirst = before !== null && (after === null || before.index <= after.index);
  const [mark, number] = isFirst ? [before[1], before[2]] : [after?.[2], after?.[1]];
  if (mark === undefined || number === undefined) return null;
  const currency = currencyOf(mark, region);
  const amount = amountOf(number, currency);
  return amount === null ? null : { amount, currency };
}

/**
 * The value of a written number, whatever its separators; null for what is no number. The last separator is the decimal
 * one, unless three digits follow it that the currency has no room for: "1.249" EUR is a thousand.
 */
export function amountOf(written: string, currency: string): number | null {
  const bare = written.normalize("NFKC").replace(/[\s'’]/g, "");
  if (!/^\d[\d.,]*$/.test(bare)) return null;
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  const after = last === -1 ? "" : bare.slice(last + 1);
  const sign = bare[last] ?? "";
  const isRepeated = last !== -1 && bare.indexOf(sign) !== last;
  const isThousands = isRepeated || (after.length === 3 && digitsOf(currency) < 3 && !/^0[.,]/.test(bare));
  const whole = (isThousands || last === -1 ? bare : bare.slice(0, last)).replace(/[.,]/g, "");
  const value = Number(isThousands || last === -1 ? whole : `${whole}.${after}`);
  return Number.isFinite(value) ? value : null;
}

/** How many digits a currency has after its decimal sign; two for one that is not known. */
function digitsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount as buyers read it in the page's language: €24, 1.249 €, $1,299.50. */
export function moneyText({ amount, currency }: Money, language: string | null): string {
  const isCode = /^[A-Z]{3}$/.test(currency);
  const format = new Intl.NumberFormat(language ?? "en", {
    ...(isCode && { style: "currency", currency }),
    // With currency the digits are those of the currency.
    ...(!isCode && { maximumFractionDigits: 2 }),
    trailingZeroDisplay: "stripIfInteger",
  });
  return format.format(amount).normalize("NFKC");
}
