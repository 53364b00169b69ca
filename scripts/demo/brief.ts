/** The product of the demo: an invented shop with facts that can be shown. */
export const demoBrief = {
  name: "Slow-burn soy candle",
  url: "https://www.acme-candles.example/slow-burn",
  description: "A soy candle poured by hand that burns evenly and smells of nothing but beeswax and fig.",
  audience: "people who work from home",
  pain: "scented candles that give headaches",
  outcome: "an evening that feels like one",
  price: "€24",
  proof: [
    { claim: "Burns for 60 hours", source: "Product page, first heading" },
    { claim: "Poured by hand in Porto", source: "Product page, about" },
  ],
  tone: "calm, dry, warm",
  language: "en",
  brand: { bg: "#F6F2E9", accent: "#E0703C" },
};
