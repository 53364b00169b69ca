const FIGURE = String.raw`\d{1,3}(?:[.,\s]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const CURRENCY = String.raw`(?:[A-Z]{1,3})?\s?\p{Sc}|[A-Z]{3}|[Ee]uros?|dollars?|pounds?|円|Kč|zł|kr`;
const AMOUNT = new RegExp(
  `^(?:(?:${CURRENCY})\\s?(?<after>${FIGURE})|(?<before>${FIGURE})\\s?(?:${CURRENCY}))(?<rest>(?![\\p{L}\\d]).*)$`,
  "u",
);

/**
 * Whether a price is one amount of money that somebody pays: "$12 a month", "19 €". "Free", "On request", "from €9",
 * "$9 to $49" and "9" cannot stand where a sentence names what is paid.
 */
export function isFixedPrice(price: string): boolean {
  const { after, before, rest = "" } = AMOUNT.exec(price.trim())?.groups ?? {};
  const figure = after ?? before;
  return figure !== undefined && /[1-9]/.test(figure) && !/[\d,;+–—]/.test(rest);
}
