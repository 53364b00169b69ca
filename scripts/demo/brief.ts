import { type Brief, newClaim } from "@vignette/domain/research";

const own = (claim: string) => newClaim(claim, { source: "Your own words" });

/** The page of the demo's product, and its pictures. */
export const demoPage = "https://acme.example/candle";
export const demoPictures = [
  { src: "https://acme.example/images/candle.jpg", alt: "A lit candle on a desk" },
  { src: "https://acme.example/images/wick.jpg", alt: "A cotton wick from near by" },
  { src: "https://acme.example/images/shelf.jpg", alt: "The candle on a shelf" },
];

/** The product of the demo: an invented shop with facts that can be shown. */
export const demoBrief: Brief = {
  name: "Slow-burn soy candle",
  url: demoPage,
  description: "A soy candle poured by hand that burns evenly and smells of nothing but beeswax and fig.",
  audience: "people who work from home",
  pain: "scented candles that give headaches",
  pains: [own("candles that drown in their own wax"), own("soot on the glass")],
  outcome: "an evening that feels like one",
  shortOutcome: { text: "a calm evening", form: "singular" },
  outcomes: [own("a desk that smells of fig, not of work")],
  objections: [own("scented candles are all too strong")],
  price: "€24",
  proof: [
    newClaim("Burns for 60 hours", {
      source: "acme.example, heading",
      snippet: "Burns for 60 hours",
    }),
    newClaim("Poured by hand in Porto", { source: "Product page, about" }),
  ],
  tone: "calm, dry, warm",
  avoid: ["revolutionary", "ultimate"],
  language: "en",
  brand: { bg: "#F6F2E9", accent: "#E0703C" },
  origins: {},
  struck: [],
  locks: [],
};
