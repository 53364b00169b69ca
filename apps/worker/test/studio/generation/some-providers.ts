import type { AiPort } from "@vignette/domain/studio";
import * as z from "zod/mini";
import { configuredGeneration } from "../../../src/adapters/generation/configured-generation.ts";
import type { GenerationEnv } from "../../../src/adapters/generation/generation-settings.ts";
import { outboundFetch } from "../../../src/adapters/outbound-fetch.ts";
import { brief } from "../../research/a-product.ts";

/** Keys that the sandbox accepts. */
export const keys: GenerationEnv = {
  OPENAI_API_KEY: "sandbox-ai-key",
  FAL_KEY: "sandbox-fal-key",
  ELEVENLABS_API_KEY: "sandbox-elevenlabs-key",
  CLOUDFLARE_ACCOUNT_ID: "0123456789abcdef0123456789abcdef",
  WORKERS_AI_TOKEN: "sandbox-workers-ai-token",
};

/** The ports as an environment configures them, over the wire to the sandbox. */
export const generationOf = (env: GenerationEnv, patience: Partial<Record<AiPort, number>> = {}) =>
  configuredGeneration({ ...keys, ...env }, { fetch: outboundFetch((input, init) => fetch(input, init)), patience });

const Beat = z.object({ title: z.string(), body: z.string() });
const Answer = z.object({ beats: z.array(Beat).check(z.minLength(1)) });

/** A few beats of a carousel. */
export const aTask = {
  verb: "script" as const,
  name: "script",
  schema: z.toJSONSchema(Answer),
  parse: (value: unknown) => Answer.parse(value),
  facts: {
    task: "script",
    kind: "carousel-image",
    template: "marker-list",
    brief,
    hook: "Stop fixing tired mornings",
    count: 3,
    slots: [],
  },
};

/** Every provider of a port, with its endpoint. */
export const providers = {
  text: [
    ["openai", "api.openai.com", "/v1/chat/completions"],
    ["workers-ai", "api.cloudflare.com", "/client/v4/"],
  ],
  image: [
    ["openai", "api.openai.com", "/v1/images/generations"],
    ["workers-ai", "api.cloudflare.com", "/client/v4/"],
  ],
  voice: [
    ["openai", "api.openai.com", "/v1/audio/speech"],
    ["workers-ai", "api.cloudflare.com", "/client/v4/"],
    ["elevenlabs", "api.elevenlabs.io", "/v1/text-to-speech/"],
  ],
} as const;
