import type { ProviderConfig } from "../model-ports.ts";

/**
 * An OpenAI-compatible service. The default URL is the same everywhere; in local development the sandbox answers it.
 */
export type OpenAiConfig = ProviderConfig & { baseURL: string; apiKey: string };

export const OPENAI_URL = "https://api.openai.com/v1";
