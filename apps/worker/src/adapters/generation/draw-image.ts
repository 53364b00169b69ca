import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { mediaTypeOf } from "@vignette/domain/assets";
import { generateImage } from "ai";
import type { Generation } from "./generation.ts";
import { PROVIDER_URL, type Provider, providerUnusable } from "./provider.ts";
import { providerFailure } from "./provider-failure.ts";

/** Longest wait for one picture, in milliseconds, with its one repetition. */
const PATIENCE = 90_000;

/** One picture in portrait format, 2:3. */
export async function drawImage(provider: Provider, prompt: string): ReturnType<Generation["drawImage"]> {
  const tap = placeholderTap(provider.fetch);
  const models = createOpenAICompatible({
    name: "provider",
    baseURL: PROVIDER_URL,
    apiKey: provider.apiKey,
    fetch: tap.fetch,
  });
  try {
    const { image } = await generateImage({
      model: models.imageModel(provider.imageModel),
      prompt,
      size: "1024x1536",
      // Left to itself the provider answers in PNG, five times the bytes.
      providerOptions: { provider: { output_format: "jpeg" } },
      maxRetries: 1,
      abortSignal: AbortSignal.timeout(PATIENCE),
    });
    const type = mediaTypeOf(image.uint8Array);
    if (type === null || !type.startsWith("image/")) throw providerUnusable();
    return { bytes: image.uint8Array, type, model: provider.imageModel, placeholder: tap.seen() };
  } catch (error) {
    throw providerFailure(error);
  }
}

/** The SDK keeps nothing of an answer but its pictures; whether they are stand-ins is read on the way. */
function placeholderTap(fetch: typeof globalThis.fetch): { fetch: typeof globalThis.fetch; seen: () => boolean } {
  let seen = false;
  return {
    async fetch(input, init) {
      const response = await fetch(input, init);
      const text = await response.text();
      seen ||= /"revised_prompt"\s*:\s*"PLACEHOLDER/.test(text);
      return new Response(text, { status: response.status, headers: [...response.headers] });
    },
    seen: () => seen,
  };
}
