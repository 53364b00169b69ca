import type { Maker } from "../maker.ts";

/** An OpenAI-compatible service. The usual address is the same everywhere: on a laptop the sandbox answers for it. */
export type OpenAiMaker = Maker & { baseURL: string; apiKey: string };

export const OPENAI_URL = "https://api.openai.com/v1";
