import type { AnsweredPage } from "../facts-of.ts";

/** What must come out of a page of the corpus. Claims are compared whole, so that no noise is among them. */
export type Expected = {
  name?: string;
  description?: string;
  price?: string;
  language?: string | null;
  claims?: string[];
  /** File names of the pictures of the product. */
  photos?: string[];
  /** What the page says of its price. */
  priceSnippet?: string;
  isCut?: boolean;
  /** Words that the text model gets, and words that it must not get. */
  says?: string[];
  saysNot?: string[];
};

export type CorpusPage = readonly [shape: string, page: AnsweredPage | string, expected: Expected];

/** A page of a shop: its language, what its head holds, and its body. */
export const shop = (lang: string, head: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

export const jsonLd = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === "string" ? data : JSON.stringify(data)}</script>`;

/** A candle as most shops describe their products to machines. */
export const candle = (part: object = {}) => ({
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Slow candle",
  offers: { "@type": "Offer", price: "24.00", priceCurrency: "EUR" },
  ...part,
});

/** A text as bytes of a character set. Only for the signs of that set. */
export function bytesIn(charset: string, text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(charset);
  const wanted = new Set([...text].filter((sign) => sign > "\u007f"));
  const found = new Map<string, number[]>();
  for (let lead = 0x80; lead <= 0xff && found.size < wanted.size; lead += 1) {
    const single = decoder.decode(Uint8Array.of(lead));
    if (wanted.has(single)) found.set(single, [lead]);
    for (let trail = 0x40; trail <= 0xfe && single === "\ufffd"; trail += 1) {
      const pair = decoder.decode(Uint8Array.of(lead, trail));
      if (wanted.has(pair) && !found.has(pair)) found.set(pair, [lead, trail]);
    }
  }
  return Uint8Array.from([...text].flatMap((sign) => found.get(sign) ?? [sign.charCodeAt(0)]));
}
