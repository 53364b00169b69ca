import type { ProviderConfig } from "../model-ports.ts";

/** An OpenAI-compatible service. The usual address is the same everywhere: on a laptop the sandbox answers for it. */
export type OpenAiConfig = ProviderConfig & { baseURL: string; apiKey: string };

export const OPENAI_URL = "https://api.openai.com/v1";
