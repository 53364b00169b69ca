import type { GenerationEnv } from "./generation-settings.ts";
import type { ProviderConfig, SpeechModel } from "./model-ports.ts";
import { OPENAI_URL, type OpenAiConfig } from "./openai/openai-service.ts";
import type { WorkersAiConfig } from "./workers-ai/workers-ai.ts";

// Each adapter is imported on first use instead of with every isolate.

export async function textModelOf(by: ProviderConfig, env: GenerationEnv) {
  if (by.provider === "workers-ai") {
    return (await import("./workers-ai/workers-ai-text-model.ts")).workersAiTextModel(workersAiOf(by, env));
  }
  return (await import("./openai/openai-text-model.ts")).openaiTextModel(openaiOf(by, env));
}

export async function imageModelOf(by: ProviderConfig, env: GenerationEnv) {
  if (by.provider === "workers-ai") {
    return (await import("./workers-ai/workers-ai-image-model.ts")).workersAiImageModel(workersAiOf(by, env));
  }
  return (await import("./openai/openai-image-model.ts")).openaiImageModel(openaiOf(by, env));
}

export async function speechModelOf(by: ProviderConfig, env: GenerationEnv): Promise<SpeechModel> {
  switch (by.provider) {
    case "elevenlabs": {
      const { elevenLabsSpeechModel: elevenLabsSpeaker } = await import("./elevenlabs/elevenlabs-speech-model.ts");
      return elevenLabsSpeaker({ ...by, apiKey: env.ELEVENLABS_API_KEY ?? "" });
    }
    case "workers-ai":
      return (await import("./workers-ai/workers-ai-speech-model.ts")).workersAiSpeechModel(workersAiOf(by, env));
    default:
      return (await import("./openai/openai-speech-model.ts")).openaiSpeechModel(openaiOf(by, env));
  }
}

export async function videoModelOf(by: ProviderConfig, env: GenerationEnv) {
  return (await import("./fal/fal-video-model.ts")).falVideoModel({ ...by, key: env.FAL_KEY ?? "" });
}

export async function presenterModelOf(by: ProviderConfig, env: GenerationEnv) {
  return (await import("./fal/fal-presenter-model.ts")).falPresenterModel({ ...by, key: env.FAL_KEY ?? "" });
}

export async function transcriptionModelOf(by: ProviderConfig, env: GenerationEnv) {
  if (by.provider === "workers-ai") {
    return (await import("./workers-ai/workers-ai-transcription-model.ts")).workersAiTranscriptionModel(
      workersAiOf(by, env),
    );
  }
  return (await import("./openai/openai-transcription-model.ts")).openaiTranscriptionModel(openaiOf(by, env));
}

const openaiOf = (by: ProviderConfig, env: GenerationEnv): OpenAiConfig => ({
  ...by,
  baseURL: env.OPENAI_BASE_URL?.replace(/\/+$/, "") || OPENAI_URL,
  apiKey: env.OPENAI_API_KEY ?? "",
});

const workersAiOf = (by: ProviderConfig, env: GenerationEnv): WorkersAiConfig => ({
  ...by,
  accountId: env.CLOUDFLARE_ACCOUNT_ID ?? "",
  token: env.WORKERS_AI_TOKEN ?? "",
});
