import type { GenerationEnv } from "./generation-settings.ts";
import type { Maker, Speaker } from "./maker.ts";
import { OPENAI_URL, type OpenAiMaker } from "./openai/openai-service.ts";
import type { WorkersAiMaker } from "./workers-ai/workers-ai.ts";

// Adapters and the AI SDK are large: each is taken up when it is asked, not with every isolate.

export async function writerOf(by: Maker, env: GenerationEnv) {
  if (by.provider === "workers-ai") {
    return (await import("./workers-ai/workers-ai-writer.ts")).workersAiWriter(workersAiOf(by, env));
  }
  return (await import("./openai/openai-writer.ts")).openaiWriter(openaiOf(by, env));
}

export async function draughtsmanOf(by: Maker, env: GenerationEnv) {
  if (by.provider === "workers-ai") {
    return (await import("./workers-ai/workers-ai-draughtsman.ts")).workersAiDraughtsman(workersAiOf(by, env));
  }
  return (await import("./openai/openai-draughtsman.ts")).openaiDraughtsman(openaiOf(by, env));
}

export async function speakerOf(by: Maker, env: GenerationEnv): Promise<Speaker> {
  switch (by.provider) {
    case "elevenlabs": {
      const { elevenLabsSpeaker } = await import("./elevenlabs/elevenlabs-speaker.ts");
      return elevenLabsSpeaker({ ...by, apiKey: env.ELEVENLABS_API_KEY ?? "" });
    }
    case "workers-ai":
      return (await import("./workers-ai/workers-ai-speaker.ts")).workersAiSpeaker(workersAiOf(by, env));
    default:
      return (await import("./openai/openai-speaker.ts")).openaiSpeaker(openaiOf(by, env));
  }
}

export async function filmsOf(by: Maker, env: GenerationEnv) {
  return (await import("./fal/fal-films.ts")).falFilms({ ...by, key: env.FAL_KEY ?? "" });
}

export async function listenerOf(by: Maker, env: GenerationEnv) {
  if (by.provider === "workers-ai") {
    return (await import("./workers-ai/workers-ai-listener.ts")).workersAiListener(workersAiOf(by, env));
  }
  return (await import("./openai/openai-listener.ts")).openaiListener(openaiOf(by, env));
}

const openaiOf = (by: Maker, env: GenerationEnv): OpenAiMaker => ({
  ...by,
  baseURL: env.OPENAI_BASE_URL?.replace(/\/+$/, "") || OPENAI_URL,
  apiKey: env.OPENAI_API_KEY ?? "",
});

const workersAiOf = (by: Maker, env: GenerationEnv): WorkersAiMaker => ({
  ...by,
  accountId: env.CLOUDFLARE_ACCOUNT_ID ?? "",
  token: env.WORKERS_AI_TOKEN ?? "",
});
