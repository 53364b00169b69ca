import type { SpeechModel } from "../model-ports.ts";
import { providerFetch } from "../provider-fetch.ts";
import { openaiRefusal } from "./openai-refusal.ts";
import type { OpenAiConfig } from "./openai-service.ts";

/**
 * The voices in the API reference; the API has no endpoint that lists them, and no descriptions. Source:
 * docs/platforms/openai.md#speech.
 */
const names = ["alloy", "ash", "ballad", "cedar", "coral", "echo", "marin", "sage", "shimmer", "verse"];

/** Generates speech without word timings. The SDK's adapter does not support speech. */
export const openaiSpeechModel = (config: OpenAiConfig): SpeechModel => ({
  longest: 4096,
  voices: async () =>
    names.map((id) => ({ id, name: `${id[0]?.toUpperCase()}${id.slice(1)}`, about: "", language: null })),
  async speak(input, voice, { signal }) {
    const call = providerFetch(config.fetch, { patience: config.patience, signal, refusalOf: openaiRefusal });
    try {
      const response = await call.fetch(`${config.baseURL}/audio/speech`, {
        method: "POST",
        headers: { authorization: `Bearer ${config.apiKey}`, "content-type": "application/json" },
        body: JSON.stringify({ model: config.model, input, voice, response_format: "wav" }),
      });
      return { bytes: new Uint8Array(await response.arrayBuffer()), words: null, placeholder: call.placeholder() };
    } catch (error) {
      throw call.failure(error);
    }
  },
});
