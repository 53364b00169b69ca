import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageFacts as factsOf } from "./page-facts.ts";
import { type PageParts, PageText } from "./page-parts.ts";

const page = (part: Partial<PageParts>): PageParts => ({
  url: "https://www.acme.example/candle",
  host: "acme.example",
  language: "en-GB",
  title: "Slow-burn candle | Acme",
  canonical: "",
  refresh: "",
  metas: [],
  jsonLd: [],
  appData: [],
  blocks: [],
  prices: [],
  images: [],
  colours: [],
  scripts: [],
  hasEmptyRoot: false,
  hasConsent: false,
  isCut: false,
  ...part,
});
const absolute = (src: string) => (src.startsWith("/") ? `https://www.acme.example${src}` : src || null);
const pageFacts = (parts: PageParts) => factsOf(parts, absolute);
const product = JSON.stringify({
  "@graph": [
    { "@type": "WebPage" },
    {
      "@type": ["Product"],
      name: "Slow-burn soy candle",
      description: "Poured by hand.",
      image: ["/candle.jpg", { url: "https://cdn.acme.example/2.jpg" }],
      offers: [{ price: 24, priceCurrency: "eur" }],
      aggregateRating: { ratingValue: "4.8", reviewCount: 213 },
    },
  ],
});

describe("what a page says of its product", () => {
  it("takes what the page tells machines before what people read", () => {
    const facts = pageFacts(page({ jsonLd: ["{broken", product], metas: [{ name: "og:title", content: "Buy now!" }] }));
    expect(facts).toMatchObject({
      name: "Slow-burn soy candle",
      description: "Poured by hand.",
      price: "€24",
      language: "en",
      images: [
        { src: "https://www.acme.example/candle.jpg", alt: "", isOfProduct: true },
        { src: "https://cdn.acme.example/2.jpg", alt: "", isOfProduct: true },
      ],
    });
    expect(facts.claims[0]).toEqual({
      claim: "4.8 of 5 stars from 213 reviews",
      source: "acme.example, customer rating",
      snippet: "4.8 of 5 stars from 213 reviews",
    });
    expect(facts.origins).toEqual({
      name: { source: "acme.example, product data", snippet: "Slow-burn soy candle" },
      description: { source: "acme.example, product data", snippet: "Poured by hand." },
      price: { source: "acme.example, price", snippet: "€24" },
    });
  });

  it("falls back to Open Graph, then to the heading, then to the title", () => {
    const metas = [
      { name: "og:title", content: "Candle" },
      { name: "product:price:amount", content: "24.00" },
      { name: "product:price:currency", content: "USD" },
    ];
    expect(pageFacts(page({ metas }))).toMatchObject({ name: "Candle", price: "$24" });
    expect(pageFacts(page({ blocks: [{ tag: "h1", text: "The candle" }] })).name).toBe("The candle");
    expect(pageFacts(page({})).name).toBe("Slow-burn candle");
  });

  it("keeps each claim with its place, and leaves out the shop's small talk", () => {
    const blocks = [
      { tag: "h2", text: "Burns for 60 hours. It smells of fig." },
      { tag: "p", text: "Free shipping from €50" },
      { tag: "li", text: "Made in Portugal" },
      { tag: "li", text: "Burns for 60 hours" },
    ];
    expect(pageFacts(page({ blocks })).claims).toEqual([
      {
        claim: "Burns for 60 hours",
        source: "acme.example, heading",
        snippet: "Burns for 60 hours. It smells of fig.",
      },
      { claim: "Made in Portugal", source: "acme.example, list", snippet: "Made in Portugal" },
    ]);
  });

  it("takes the price of microdata, and the good words of customers who give their name", () => {
    const review = (reviewBody: string, ratingValue: number, name = "Inês") => ({
      reviewBody,
      reviewRating: { ratingValue },
      author: { name },
    });
    const data = {
      "@type": "Product",
      review: [review("It smokes.", 2), review("Calm at last.", 5), review("Nice!", 5, "")],
    };
    const metas = [
      { name: "itemprop:price", content: "24,50" },
      { name: "itemprop:pricecurrency", content: "chf" },
    ];
    const facts = pageFacts(page({ metas, jsonLd: [JSON.stringify(data)] }));
    expect(facts.price).toBe("CHF 24.50");
    expect(facts.claims.map(({ claim }) => claim)).toEqual(["“Calm at last.” — Inês"]);
  });

  it("passes on the words that are worth reading, each once", () => {
    const blocks = [
      { tag: "li", text: "Shop" },
      { tag: "h2", text: "Calm" },
      { tag: "p", text: "It smells of fig." },
      { tag: "p", text: "It smells of fig." },
      { tag: "p", text: "© 2026 Acme. All rights reserved." },
    ];
    expect(pageFacts(page({ blocks })).text.blocks).toEqual([
      { tag: "h2", text: "Calm" },
      { tag: "p", text: "It smells of fig." },
    ]);
  });

  it("tells pictures of its product from others", () => {
    const metas = [{ name: "og:image", content: "/share.jpg" }];
    const images = [
      { src: "https://www.acme.example/mini.jpg", alt: "The mini" },
      { src: "https://www.acme.example/lit.jpg", alt: "Our slow-burn candle, lit" },
    ];
    const ofProduct = (jsonLd: string[]) =>
      pageFacts(page({ metas, images, jsonLd })).images.flatMap(({ src, isOfProduct }) => (isOfProduct ? [src] : []));
    expect(ofProduct([product])).toEqual(["https://www.acme.example/candle.jpg", "https://cdn.acme.example/2.jpg"]);
    expect(ofProduct([])).toEqual(["https://www.acme.example/share.jpg", "https://www.acme.example/lit.jpg"]);
  });

  it("finds the hex colors, the theme's first", () => {
    const metas = [{ name: "theme-color", content: "#2a5" }];
    expect(pageFacts(page({ metas, colours: ["#ffffff", "#d94f2b", "#333333", "#D94F2B", "red"] })).colours).toEqual([
      "#22aa55",
      "#d94f2b",
    ]);
  });

  it("says nothing of what the page does not say, and never throws", () => {
    expect(pageFacts(page({ title: "" }))).toMatchObject({
      name: "",
      description: "",
      price: "",
      claims: [],
      images: [],
    });
    const strings = fc.array(fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(strings, strings, strings, (scripts, texts, colours) => {
        const blocks = texts.map((text) => ({ tag: "p", text }));
        const images = texts.map((src) => ({ src, alt: "" }));
        const jsonLd = [...scripts, JSON.stringify({ "@type": "Product", offers: texts })];
        const facts = pageFacts(page({ jsonLd, blocks, images, colours }));
        expect(facts.name).toBe("Slow-burn candle");
        expect(PageText.safeParse(facts.text).error?.issues).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });
});
