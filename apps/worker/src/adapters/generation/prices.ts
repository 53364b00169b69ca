import type { AiPort, Spending } from "@vignette/domain/studio";
import * as z from "zod/mini";

/** Prices in US dollars per unit. */
const Price = z.object({
  inputToken: z.optional(z.number()),
  outputToken: z.optional(z.number()),
  image: z.optional(z.number()),
  character: z.optional(z.number()),
  second: z.optional(z.number()),
});
type Price = z.infer<typeof Price>;
/** The units that a call used. */
export type Used = { [unit in keyof Price]?: number | undefined };

const MILLION = 1_000_000;
const THOUSAND = 1000;

/**
 * List prices in US dollars, as of `PRICES_READ_AT`; where they were read, and which are unverified, stands on the
 * provider's page. `AI_PRICES` overrides them. The cost of a model without a price is shown as unknown, never as zero.
 * Pictures of OpenAI are billed by tokens: the price is that of one upright picture as we order it. Sources:
 * docs/platforms/openai.md#prices, docs/platforms/elevenlabs.md#prices, docs/platforms/workers-ai.md#prices,
 * docs/platforms/fal.md#prices.
 */
const listPrices: Readonly<Record<string, Price>> = {
  "gpt-6.2-sol": { inputToken: 2 / MILLION, outputToken: 10 / MILLION },
  "gpt-6-sol": { inputToken: 2 / MILLION, outputToken: 10 / MILLION },
  "gpt-6-luna": { inputToken: 0.1 / MILLION, outputToken: 0.5 / MILLION },
  "gpt-4o-mini": { inputToken: 0.15 / MILLION, outputToken: 0.6 / MILLION },
  "gpt-image-2.5-flare": { image: 0.02 },
  "gpt-4o-mini-tts": { character: 0.015 / THOUSAND },
  eleven_multilingual_v2: { character: 0.1 / THOUSAND },
  "whisper-1": { second: 0.006 / 60 },
  "gpt-transcribe": { second: 0.0045 / 60 },
  "@cf/meta/llama-3.3-70b-instruct-fp8-fast": { inputToken: 0.293 / MILLION, outputToken: 2.253 / MILLION },
  "@cf/black-forest-labs/flux-1-schnell": { image: 0.0006 },
  "@cf/deepgram/aura-1": { character: 0.015 / THOUSAND },
  "@cf/deepgram/aura-2-en": { character: 0.03 / THOUSAND },
  "@cf/deepgram/aura-2-es": { character: 0.03 / THOUSAND },
  "@cf/openai/whisper-large-v3-turbo": { second: 0.00051 / 60 },
  "fal-ai/kling-video/v2.5-turbo/pro/text-to-video": { second: 0.07 },
  "fal-ai/kling-video/v2.5-turbo/pro/image-to-video": { second: 0.07 },
  // At 720p, as it is asked for. Checked on fal's page (November 2026): docs/platforms/fal.md#talking-people.
  "veed/fabric-1.0": { second: 0.15 },
};

/** Prices by model. Throws an Error if `AI_PRICES` is invalid. */
export function priceList(own: string | undefined) {
  const prices = { ...listPrices, ...(own ? z.record(z.string(), Price).parse(JSON.parse(own)) : {}) };

  /** The cost of one call, in millionths of a dollar; null if the price is unknown. */
  function micros(model: string, used: Used): number | null {
    const price = prices[model];
    if (!price) return null;
    const units = Object.entries(used) as [keyof Price, number | undefined][];
    if (units.some(([unit, count]) => count !== undefined && price[unit] === undefined)) return null;
    return Math.round(units.reduce((sum, [unit, count = 0]) => sum + count * (price[unit] ?? 0), 0) * MILLION);
  }
  return {
    micros,
    /** Whether a model has a price. */
    knows: (model: string): boolean => model in prices,
    /** The spending entry of one call. */
    spent(port: AiPort, provider: string, model: string, used: Used): Spending {
      const cost = micros(model, used);
      return { port, provider, model, calls: 1, micros: cost ?? 0, unpriced: cost === null ? 1 : 0 };
    },
  };
}
export type PriceList = ReturnType<typeof priceList>;
