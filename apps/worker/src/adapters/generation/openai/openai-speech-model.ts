import type { Delivery, VoiceTrait } from "@vignette/domain/studio";
import type { SpeechModel } from "../model-ports.ts";
import { providerFetch } from "../provider-fetch.ts";
import { openaiRefusal } from "./openai-refusal.ts";
import type { OpenAiConfig } from "./openai-service.ts";

/**
 * The voices in the API reference and how they sound; the API has no endpoint that lists them. Source:
 * docs/platforms/openai.md#speech.
 */
const voices: Readonly<Record<string, readonly VoiceTrait[]>> = {
  alloy: ["neutral", "even"],
  ash: ["male", "clear", "matter-of-fact"],
  ballad: ["male", "soft", "storytelling"],
  cedar: ["male", "warm", "natural"],
  coral: ["female", "warm", "friendly"],
  echo: ["male", "calm", "smooth"],
  marin: ["female", "bright", "natural"],
  sage: ["female", "calm", "thoughtful"],
  shimmer: ["female", "light", "cheerful"],
  verse: ["male", "expressive", "lively"],
};
/** Models that refuse instructions. */
const WITHOUT_INSTRUCTIONS = /^tts-1/;

/** Generates speech without word timings. The SDK's adapter does not support speech. */
export const openaiSpeechModel = (config: OpenAiConfig): SpeechModel => ({
  longest: 4096,
  voices: async () =>
    Object.entries(voices).map(([id, traits]) => ({
      ...{ id, about: traits.join(", "), language: null },
      name: `${id[0]?.toUpperCase()}${id.slice(1)}`,
    })),
  async speak(input, voice, { delivery, signal }) {
    const call = providerFetch(config.fetch, { patience: config.patience, signal, refusalOf: openaiRefusal });
    try {
      const response = await call.fetch(`${config.baseURL}/audio/speech`, {
        method: "POST",
        headers: { authorization: `Bearer ${config.apiKey}`, "content-type": "application/json" },
        body: JSON.stringify({
          ...{ model: config.model, input, voice, response_format: "wav" },
          ...(delivery && { speed: delivery.speed }),
          ...(delivery && !WITHOUT_INSTRUCTIONS.test(config.model) && { instructions: instructionsFor(delivery) }),
        }),
      });
      return { bytes: new Uint8Array(await response.arrayBuffer()), words: null, placeholder: call.placeholder() };
    } catch (error) {
      throw call.failure(error);
    }
  },
});

const MANNER: Record<Delivery["mood"], string> = {
  calm: "Take your time and keep your voice low.",
  even: "Speak evenly, with short pauses between sentences.",
  lively: "Sound awake and amused, and let your voice move.",
};

function instructionsFor({ tone, language, mood }: Delivery): string {
  const asked = tone === "" ? "" : ` Tone: ${tone}.`;
  const manner = `Speak as one person to another, close to the microphone, not as an announcer. ${MANNER[mood]}`;
  return `${manner}${asked} The language is ${language}: pronounce it as a native speaker does.`;
}
