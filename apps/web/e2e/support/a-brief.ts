import { emptyBrief } from "@vignette/domain/research";

/** A product's brief with all that the hooks of the library ask for. */
export const aBrief = {
  ...emptyBrief,
  name: "Slow-burn candle",
  description: "A soy candle poured by hand that burns evenly",
  audience: "people who work from home",
  pain: "scented candles that give headaches",
  outcome: "an evening that feels like one",
};
