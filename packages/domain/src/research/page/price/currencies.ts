/** The currency of a country that sells online, by its ISO 3166 code. Source: ISO 4217. */
const BY_REGION: Record<string, string> = {
  ...Object.fromEntries(
    "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ").map((region) => [region, "EUR"]),
  ),
  US: "USD",
  GB: "GBP",
  UK: "GBP",
  CH: "CHF",
  LI: "CHF",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  SE: "SEK",
  NO: "NOK",
  DK: "DKK",
  PL: "PLN",
  CZ: "CZK",
  HU: "HUF",
  RO: "RON",
  JP: "JPY",
  CN: "CNY",
  TW: "TWD",
  HK: "HKD",
  SG: "SGD",
  KR: "KRW",
  TH: "THB",
  VN: "VND",
  ID: "IDR",
  IN: "INR",
  BR: "BRL",
  MX: "MXN",
  AR: "ARS",
  CL: "CLP",
  CO: "COP",
  ZA: "ZAR",
  TR: "TRY",
  RU: "RUB",
  UA: "UAH",
  IL: "ILS",
  AE: "AED",
  SA: "SAR",
};

/** Signs of currencies, the longer first: "CA$" before "$". Several currencies may share one. */
const SIGNS: readonly (readonly [sign: string, codes: readonly string[]])[] = [
  ["US$", ["USD"]],
  ["CA$", ["CAD"]],
  ["C$", ["CAD"]],
  ["AU$", ["AUD"]],
  ["A$", ["AUD"]],
  ["NZ$", ["NZD"]],
  ["HK$", ["HKD"]],
  ["NT$", ["TWD"]],
  ["S$", ["SGD"]],
  ["R$", ["BRL"]],
  ["MX$", ["MXN"]],
  ["$", ["USD", "CAD", "AUD", "NZD", "MXN", "SGD", "HKD", "TWD", "ARS", "CLP", "COP"]],
  ["€", ["EUR"]],
  ["£", ["GBP"]],
  ["￥", ["JPY", "CNY"]],
  ["¥", ["JPY", "CNY"]],
  ["円", ["JPY"]],
  ["元", ["CNY", "TWD"]],
  ["₩", ["KRW"]],
  ["원", ["KRW"]],
  ["฿", ["THB"]],
  ["บาท", ["THB"]],
  ["₫", ["VND"]],
  ["₹", ["INR"]],
  ["₺", ["TRY"]],
  ["₽", ["RUB"]],
  ["руб", ["RUB"]],
  ["₴", ["UAH"]],
  ["₪", ["ILS"]],
  ["zł", ["PLN"]],
  ["Kč", ["CZK"]],
  ["Fr.", ["CHF"]],
  ["kr", ["SEK", "NOK", "DKK"]],
];

/** The codes that a text may name a currency by, in the order in which to look for them. */
export const currencyMarks: readonly string[] = [...SIGNS.map(([sign]) => sign), ...new Set(Object.values(BY_REGION))];

/** The currency that a mark names where the page sells, or "". "$" is the dollar of its own country, else that of the USA. */
export function currencyOf(mark: string, region: string): string {
  const named = SIGNS.find(([sign]) => sign === mark)?.[1];
  if (!named) return /^[A-Z]{3}$/.test(mark) ? mark : "";
  const own = BY_REGION[region];
  return (own !== undefined && named.includes(own) ? own : named[0]) ?? "";
}

/** The currency of a region, or undefined. */
export const currencyIn = (region: string): string | undefined => BY_REGION[region];
