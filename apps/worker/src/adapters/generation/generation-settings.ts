import type { AiPort } from "@vignette/domain/studio";
import { defaultModels } from "./default-models.ts";

/** The environment variables that select providers and models. All have a default; keys are secrets. */
export type GenerationEnv = {
  TEXT_PROVIDER?: string;
  TEXT_MODEL?: string;
  IMAGE_PROVIDER?: string;
  IMAGE_MODEL?: string;
  VOICE_PROVIDER?: string;
  VOICE_MODEL?: string;
  TRANSCRIPTION_PROVIDER?: string;
  TRANSCRIPTION_MODEL?: string;
  VIDEO_PROVIDER?: string;
  VIDEO_MODEL?: string;
  PRESENTER_PROVIDER?: string;
  PRESENTER_MODEL?: string;
  /** For an OpenAI-compatible service other than OpenAI: its base URL, including the version. */
  OPENAI_BASE_URL?: string;
  OPENAI_API_KEY?: string;
  CLOUDFLARE_ACCOUNT_ID?: string;
  WORKERS_AI_TOKEN?: string;
  ELEVENLABS_API_KEY?: string;
  FAL_KEY?: string;
  /** List prices that differ from ours: JSON as in `prices.ts`, e.g. `{"gpt-image-2.5-flare":{"image":0.02}}`. */
  AI_PRICES?: string;
};

/** The provider and model of a port. `model` is the provider's own name for it. */
export type Choice = { provider: string; model: string };
export type ProviderChoices = Record<AiPort, Choice | null>;

const offered: Record<AiPort, Readonly<Record<string, string>>> = defaultModels;

/** Ports that may have no provider: the feature is then not offered. */
const optional: ReadonlySet<AiPort> = new Set(["transcription", "video", "presenter"]);

/**
 * The provider and model of each port. Throws an Error that names the variable if there is no adapter for a provider.
 */
export function choicesFrom(env: GenerationEnv): ProviderChoices {
  const of = (port: AiPort, provider: string | undefined, model: string | undefined) => choice(port, provider, model);
  return {
    text: of("text", env.TEXT_PROVIDER, env.TEXT_MODEL),
    image: of("image", env.IMAGE_PROVIDER, env.IMAGE_MODEL),
    voice: of("voice", env.VOICE_PROVIDER, env.VOICE_MODEL),
    transcription: of("transcription", env.TRANSCRIPTION_PROVIDER, env.TRANSCRIPTION_MODEL),
    video: of("video", env.VIDEO_PROVIDER, env.VIDEO_MODEL),
    presenter: of("presenter", env.PRESENTER_PROVIDER, env.PRESENTER_MODEL),
  };
}

/** The choices whose keys are set: without its key a feature is not offered, instead of failing once its voice is paid for. */
export function withKeys(choices: ProviderChoices, { FAL_KEY }: Pick<GenerationEnv, "FAL_KEY">): ProviderChoices {
  const lacksKey = (it: Choice | null) => it?.provider === "fal" && !FAL_KEY;
  const { video, presenter } = choices;
  return { ...choices, video: lacksKey(video) ? null : video, presenter: lacksKey(presenter) ? null : presenter };
}

function choice(port: AiPort, provider: string | undefined, model: string | undefined): Choice | null {
  const known = offered[port];
  const [usual = ""] = Object.keys(known);
  const name = provider || usual;
  if (name === "none" && optional.has(port)) return null;
  const usualModel = known[name];
  if (usualModel === undefined) {
    const names = [...Object.keys(known), ...(optional.has(port) ? ["none"] : [])].join(", ");
    throw new Error(`${port.toUpperCase()}_PROVIDER is "${name}"; it must be one of: ${names}.`);
  }
  return { provider: name, model: model || usualModel };
}
