import { Refusal } from "@vignette/domain/kernel";
import type { AiPort } from "@vignette/domain/studio";
import { logLine } from "../log/log-line.ts";
import { measure } from "../metrics/measure.ts";
import { videoClipSeconds } from "./fal/video-input.ts";
import type { UnmeteredModels } from "./generation.ts";
import { type Choice, choicesFrom, type GenerationEnv, type ProviderChoices, withKeys } from "./generation-settings.ts";
import {
  imageModelOf,
  presenterModelOf,
  speechModelOf,
  textModelOf,
  transcriptionModelOf,
  videoModelOf,
} from "./model-of.ts";
import { PATIENCE, type ProviderConfig } from "./model-ports.ts";
import { type PriceList, priceList } from "./prices.ts";
import { notOffered, providerMisconfigured } from "./provider-refusals.ts";

type Outside = { fetch: typeof globalThis.fetch; patience?: Partial<Record<AiPort, number>> };
const PRESENTERS = "Presenters";
type Setup = { choices: ProviderChoices; prices: PriceList };

/**
 * Generates text, pictures, speech and video clips with the providers that the environment names. Adapters and the AI
 * SDK are large, so each is imported on first use instead of with every isolate. A wrong variable is logged and
 * refused as our mistake when something is generated; everything else keeps working.
 */
export function configuredGeneration(env: GenerationEnv, outside: Outside): UnmeteredModels {
  let known: Setup | null = null;
  const setup = (): Setup => {
    try {
      known ??= { choices: withKeys(choicesFrom(env), env), prices: measured(priceList(env.AI_PRICES)) };
      return known;
    } catch (error) {
      logLine("error", "AI providers are not configured.", { error });
      throw providerMisconfigured();
    }
  };
  const configOf = (port: AiPort, what: string): ProviderConfig & { port: AiPort } => {
    const choice = setup().choices[port];
    if (!choice) throw notOffered(what);
    return { ...choice, port, fetch: outside.fetch, patience: outside.patience?.[port] ?? PATIENCE[port] };
  };

  const clipLine = ({ provider, model }: Choice) =>
    setup().prices.spent("video", provider, model, { second: videoClipSeconds(model) });
  const takeLine = ({ provider, model }: Choice, durationMs: number) =>
    setup().prices.spent("presenter", provider, model, { second: durationMs / 1000 });

  return {
    async writeScript(task) {
      const by = configOf("text", "Words");
      const { writeScript } = await import("./write-script.ts");
      const { tokens, ...written } = await reported(by, writeScript(await textModelOf(by, env), task));
      const used = { inputToken: tokens.input, outputToken: tokens.output };
      return { ...written, model: by.model, spent: [setup().prices.spent("text", by.provider, by.model, used)] };
    },
    async drawImage(prompt, options = {}) {
      const by = configOf("image", "Pictures");
      const { generateImage } = await import("./generate-image.ts");
      const { calls, ...drawn } = await reported(by, generateImage(await imageModelOf(by, env), prompt, options));
      const line = setup().prices.spent("image", by.provider, by.model, { image: calls });
      return { ...drawn, model: by.model, spent: [line] };
    },
    async speak(text, options = {}) {
      const by = configOf("voice", "Voices");
      const transcribedBy = setup().choices.transcription && configOf("transcription", "Transcriptions");
      const voices = {
        speech: await speechModelOf(by, env),
        transcription: transcribedBy && (await transcriptionModelOf(transcribedBy, env)),
      };
      const { speak } = await import("./speak.ts");
      const { characters, transcribedSeconds, ...spoken } = await reported(by, speak(voices, text, options));
      const { spent } = setup().prices;
      const transcriptionSpent =
        transcribedBy && transcribedSeconds > 0
          ? [spent("transcription", transcribedBy.provider, transcribedBy.model, { second: transcribedSeconds })]
          : [];
      return {
        ...spoken,
        model: by.model,
        spent: [spent("voice", by.provider, by.model, { character: characters }), ...transcriptionSpent],
      };
    },
    async transcribe(recording, options = {}) {
      const by = configOf("transcription", "Captions of your own clips");
      const { words, durationMs } = await reported(by, (await transcriptionModelOf(by, env))(recording, options));
      const second = Math.max(durationMs ?? 0, ...words.map(({ endMs }) => endMs)) / 1000;
      return {
        words,
        model: by.model,
        spent: [setup().prices.spent("transcription", by.provider, by.model, { second })],
      };
    },
    async voices() {
      const by = configOf("voice", "Voices");
      return await reported(by, (await speechModelOf(by, env)).voices());
    },
    videoClipOffer() {
      const by = setup().choices.video;
      const seconds = by && videoClipSeconds(by.model);
      return by && seconds ? { seconds, micros: setup().prices.micros(by.model, { second: seconds }) } : null;
    },
    async orderVideoClip(prompt, options = {}) {
      const by = configOf("video", "Films");
      const ticket = await reported(by, (await videoModelOf(by, env)).order(prompt, options));
      return { ticket, spent: [clipLine(by)] };
    },
    async fetchVideoClip(ticket, options = {}) {
      const by = configOf("video", "Films");
      const found = await reported(by, (await videoModelOf(by, env)).look(ticket, options));
      return found && { ...found, model: by.model, spent: [clipLine(by)] };
    },
    presenterOffer() {
      const by = setup().choices.presenter;
      return by && { microsPerSecond: setup().prices.micros(by.model, { second: 1 }) };
    },
    async orderTake(request, { durationMs, signal }) {
      const by = configOf("presenter", PRESENTERS);
      const ticket = await reported(by, (await presenterModelOf(by, env)).order(request, { signal }));
      return { ticket, spent: [takeLine(by, durationMs)] };
    },
    async fetchTake(ticket, { durationMs, signal }) {
      const by = configOf("presenter", PRESENTERS);
      const found = await reported(by, (await presenterModelOf(by, env)).look(ticket, { signal }));
      return found && { ...found, model: by.model, spent: [takeLine(by, durationMs)] };
    },
    async cancelTake(ticket) {
      return await (await presenterModelOf(configOf("presenter", PRESENTERS), env)).cancel(ticket);
    },
    async cancelVideoClip(ticket) {
      return await (await videoModelOf(configOf("video", "Films"), env)).cancel(ticket);
    },
  };
}

/** Prices that count every call they price. */
const measured = (prices: PriceList): PriceList => ({
  ...prices,
  spent(port, provider, model, used) {
    const line = prices.spent(port, provider, model, used);
    measure({ type: "generation", port, provider, model, outcome: "ok", micros: line.micros });
    return line;
  },
});

/** Logs configuration and quota errors with their provider and model; the message for users mentions no keys. */
async function reported<T>({ port, provider, model }: Choice & { port: AiPort }, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const outcome = error instanceof Refusal && error.kind !== "unavailable" ? "refused" : "failed";
    measure({ type: "generation", port, provider, model, outcome, micros: 0 });
    if (error instanceof Refusal && (error.code === "generation.misconfigured" || error.code === "generation.used-up"))
      logLine("error", "A provider refused.", { code: error.code, provider, model });
    throw error;
  }
}
