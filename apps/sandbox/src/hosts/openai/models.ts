import { OpenAiError } from "./openai-error.ts";

/** The models of each endpoint that this service offers. Source: docs/platforms/openai.md#models. */
const MODELS = {
  chat: [
    "chatgpt-4o-latest",
    "gpt-4.1",
    "gpt-4.1-mini",
    "gpt-4.1-nano",
    "gpt-4o",
    "gpt-4o-mini",
    "gpt-5",
    "gpt-5-mini",
    "gpt-5-nano",
    "gpt-5.1",
    "gpt-5.2",
    "gpt-5.4",
    "gpt-5.4-mini",
    "gpt-5.4-nano",
    "gpt-5.5",
    "gpt-5.6-luna",
    "gpt-5.6-sol",
    "gpt-5.6-terra",
    "gpt-6-astra",
    "gpt-6-luna",
    "gpt-6-sol",
    "gpt-6.1-sol",
    "gpt-6.1-terra",
    "gpt-6.2-sol",
    "o3",
    "o3-mini",
    "o4-mini",
  ],
  image: [
    "gpt-image-1-mini",
    "gpt-image-1.5",
    "gpt-image-2",
    "gpt-image-2.5-flare",
    "gpt-image-2.5-sunburst",
    "gpt-image-2.6-flare",
    "gpt-image-2.6-sunburst",
  ],
  speech: ["gpt-4o-mini-tts", "tts-1", "tts-1-hd"],
  transcription: ["gpt-4o-mini-transcribe", "gpt-4o-transcribe", "gpt-transcribe", "whisper-1"],
  moderation: ["omni-moderation-latest", "text-moderation-latest"],
} as const;

/** A snapshot is its model with a date: `gpt-4o-mini-2024-07-18`. */
const DATE = /-\d{4}-\d{2}-\d{2}$/;
/** All models appear as created at this time, in seconds. */
const CREATED = Date.UTC(2025, 3, 14) / 1000;

/** Throws model_not_found if the endpoint does not offer the model. */
export function requireModel(model: string, family: keyof typeof MODELS): void {
  const offered: readonly string[] = MODELS[family];
  if (!offered.includes(model.replace(DATE, ""))) throw modelNotFound(model);
}

const modelNotFound = (model: string) =>
  new OpenAiError(404, `The model \`${model}\` does not exist or you do not have access to it.`, {
    code: "model_not_found",
  });

const ids: readonly string[] = Object.values(MODELS).flat();
const modelObject = (id: string) => ({ id, object: "model", created: CREATED, owned_by: "system" });

/** GET /v1/models. */
export const listModels = () => ({ object: "list", data: ids.map(modelObject) });

/** GET /v1/models/{id}. Throws model_not_found. */
export function getModel(id: string) {
  if (!ids.includes(id.replace(DATE, ""))) throw modelNotFound(id);
  return modelObject(id);
}
