import type { AiPort } from "@vignette/domain/studio";

/**
 * The providers of each port, the default first, each with its usual model. The only place that names them; the
 * variables of `GenerationEnv` override it. Current as of November 2026. Sources, with the dates on which models are
 * shut down: docs/platforms/openai.md#models, docs/platforms/elevenlabs.md, docs/platforms/fal.md.
 */
export const defaultModels = {
  text: { openai: "gpt-6.2-sol", "workers-ai": "@cf/meta/llama-3.3-70b-instruct-fp8-fast" },
  image: { openai: "gpt-image-2.5-flare", "workers-ai": "@cf/black-forest-labs/flux-1-schnell" },
  voice: {
    openai: "gpt-4o-mini-tts",
    elevenlabs: "eleven_multilingual_v2",
    "workers-ai": "@cf/deepgram/aura-2-en",
  },
  transcription: { openai: "whisper-1", "workers-ai": "@cf/openai/whisper-large-v3-turbo" },
  video: { fal: "fal-ai/kling-video/v2.5-turbo/pro/text-to-video" },
  presenter: { fal: "veed/fabric-1.0" },
} as const satisfies Record<AiPort, Readonly<Record<string, string>>>;
