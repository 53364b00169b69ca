import type { Offer } from "../data/product-data.ts";
import type { PageParts } from "../page-parts.ts";
import { cutText } from "../page-text.ts";
import { currencyIn } from "./currencies.ts";
import { amountOf, type Money, moneyIn, moneyText } from "./money.ts";
import { pageRegion } from "./page-region.ts";

/** A price as it goes into the brief, and what the page says of it; "" without any. */
export type PagePrice = { words: string; snippet: string };

type Told = { money: Money; words: string } | { money: null; words: string };

/**
 * The price that a page states, in the currency of the page's own country where it names several: product data first, then
 * Open Graph, then microdata, then what stands on the page.
 */
export function pagePrice(parts: PageParts, offers: readonly Offer[], language: string | null): PagePrice {
  const region = pageRegion(parts);
  const sources: (() => readonly Offer[])[] = [
    () => offers,
    () => pairsIn(parts, "product:price:amount", "product:price:currency"),
    () => pairsIn(parts, "og:price:amount", "og:price:currency"),
    () => pairsIn(parts, "itemprop:price", "itemprop:pricecurrency"),
    () => parts.prices.map((text) => ({ price: text, currency: "", isText: true })),
  ];
  for (const source of sources) {
    const told = source().flatMap((offer) => toldBy(offer, region));
    if (told.length > 0) return chosen(told, region, language);
  }
  return { words: "", snippet: "" };
}

function pairsIn({ metas }: PageParts, amount: string, currency: string): Offer[] {
  const all = (wanted: string) => metas.filter(({ name }) => name === wanted).map(({ content }) => content);
  const currencies = all(currency);
  return all(amount).map((price, at) => ({ price, currency: currencies[at] ?? currencies[0] ?? "" }));
}

function toldBy({ price, currency, isText = false }: Offer & { isText?: boolean }, region: string): Told[] {
  if (price.trim() === "") return [];
  const code = currency.toUpperCase();
  const amount = isText ? null : amountOf(price, code);
  if (amount !== null) return [{ money: { amount, currency: code }, words: price }];
  const money = moneyIn(price, region);
  if (money) return [{ money: { ...money, currency: code || money.currency }, words: price }];
  return isText ? [] : [{ money: null, words: price }];
}

function chosen(told: readonly Told[], region: string, language: string | null): PagePrice {
  const wanted = currencyIn(region);
  const own = told.find(({ money }) => money !== null && money.currency === wanted) ?? told.find(({ money }) => money);
  if (!own?.money) return { words: cutText(told[0]?.words ?? "", 40), snippet: cutText(told[0]?.words ?? "", 300) };
  const words = moneyText(own.money, language);
  const others = told.flatMap(({ money }) =>
    money && money.currency !== "" && money.currency !== own.money.currency ? [moneyText(money, language)] : [],
  );
  const also = [...new Set(others)].slice(0, 5);
  return { words, snippet: also.length === 0 ? words : `${words} (also on the page: ${also.join(", ")})` };
}
