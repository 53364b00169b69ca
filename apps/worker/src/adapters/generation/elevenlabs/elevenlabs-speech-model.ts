import type { Refusal } from "@vignette/domain/kernel";
import type { Delivery, SpokenWord, Voice } from "@vignette/domain/studio";
import * as z from "zod/mini";
import { clock } from "../../clock.ts";
import { bytesOfBase64 } from "../base64.ts";
import type { Stoppable } from "../generation.ts";
import type { ProviderConfig, RecordedSpeech, SpeechModel } from "../model-ports.ts";
import { type FailedAnswer, type ProviderFetch, providerFetch } from "../provider-fetch.ts";
import {
  providerBusy,
  providerMisconfigured,
  providerRefused,
  providerUnavailable,
  providerUnusable,
  providerUsedUp,
} from "../provider-refusals.ts";
import { wavOf } from "../wav.ts";

export type ElevenLabsConfig = ProviderConfig & { apiKey: string };

const HOST = "https://api.elevenlabs.io";
const RATE = 24_000;

const Alignment = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
});
const Spoken = z.looseObject({ audio_base64: z.string(), alignment: z.nullish(Alignment) });
const Listed = z.looseObject({
  voices: z.array(
    z.looseObject({
      voice_id: z.string(),
      name: z.string(),
      labels: z.nullish(z.record(z.string(), z.nullish(z.string()))),
    }),
  ),
});

/** Generates speech with the time of each character. Source: docs/platforms/elevenlabs.md#speech-with-timestamps. */
export const elevenLabsSpeechModel = (config: ElevenLabsConfig): SpeechModel => ({
  longest: 9000,
  voices: () => listedVoices(config),
  speak: (text, voice, options) => {
    const path = `/v1/text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=pcm_${RATE}`;
    const settings = options.delivery && { voice_settings: settingsFor(options.delivery) };
    const body = JSON.stringify({ text, model_id: config.model, ...settings });
    return asked(config, path, { method: "POST", body }, options, recordingIn);
  },
});

/** What the API takes as speed, and how steady a voice is by mood. Source: docs/platforms/elevenlabs.md#voice-settings. */
const SPEEDS = { least: 0.7, most: 1.2 };
const STABILITY: Record<Delivery["mood"], number> = { calm: 0.65, even: 0.5, lively: 0.35 };

const settingsFor = ({ speed, mood }: Delivery) => ({
  speed: Math.min(SPEEDS.most, Math.max(SPEEDS.least, speed)),
  stability: STABILITY[mood],
});

/** The account's voices, cached because every recording needs them. */
let kept: { key: string; voices: Voice[]; until: number } | null = null;
const KEPT_FOR = 10 * 60_000;

async function listedVoices(config: ElevenLabsConfig): Promise<Voice[]> {
  if (kept?.key === config.apiKey && kept.until > clock()) return kept.voices;
  const voices = await asked(config, "/v1/voices", {}, {}, async (response) => {
    const listed = Listed.safeParse(await response.json().catch(() => null));
    if (!listed.success) throw providerUnusable();
    return listed.data.voices.map(voiceFrom);
  });
  kept = { key: config.apiKey, voices, until: clock() + KEPT_FOR };
  return voices;
}

async function recordingIn(response: Response, call: ProviderFetch): Promise<RecordedSpeech> {
  const spoken = Spoken.safeParse(await response.json().catch(() => null));
  const samples = spoken.success ? bytesOfBase64(spoken.data.audio_base64) : null;
  if (!spoken.success || !samples || samples.length < 2) throw providerUnusable();
  const { alignment } = spoken.data;
  const bytes = wavOf({ rate: RATE, channels: 1, samples });
  return { bytes, words: alignment ? wordsIn(alignment) : null, placeholder: call.placeholder() };
}

/** Splits the characters into words at white space. */
function wordsIn(alignment: z.infer<typeof Alignment>): SpokenWord[] {
  const words: SpokenWord[] = [];
  let open: SpokenWord | null = null;
  for (const [at, character] of alignment.characters.entries()) {
    if (/^\s*$/.test(character)) {
      open = null;
      continue;
    }
    const startMs = Math.round((alignment.character_start_times_seconds[at] ?? 0) * 1000);
    const endMs = Math.round((alignment.character_end_times_seconds[at] ?? 0) * 1000);
    if (open) Object.assign(open, { text: open.text + character, endMs });
    else {
      open = { text: character, startMs, endMs };
      words.push(open);
    }
  }
  return words;
}

function voiceFrom({ voice_id: id, name, labels }: z.infer<typeof Listed>["voices"][number]): Voice {
  const { gender, age, accent, description, language } = labels ?? {};
  const about = [gender, age, accent, description].filter(Boolean).join(", ").replaceAll(/[_-]/g, " ");
  return { id, name, about, language: language ?? null };
}

async function asked<T>(
  config: ElevenLabsConfig,
  path: string,
  init: RequestInit,
  { signal }: Stoppable,
  read: (response: Response, call: ProviderFetch) => Promise<T>,
): Promise<T> {
  const call = providerFetch(config.fetch, { patience: config.patience, signal, refusalOf: elevenLabsRefusal });
  try {
    const headers = { "xi-api-key": config.apiKey, "content-type": "application/json" };
    return await read(await call.fetch(`${HOST}${path}`, { ...init, headers }), call);
  } catch (error) {
    throw call.failure(error);
  }
}

/** Source: docs/platforms/elevenlabs.md#errors: the textual status is more precise than the number. */
function elevenLabsRefusal({ status, body, retryAfterS }: FailedAnswer): Refusal {
  if (/quota_exceeded/.test(body)) return providerUsedUp();
  if (status === 429) return providerBusy(retryAfterS);
  if (/policy|moderation/.test(body)) return providerRefused();
  return status === 401 || status === 403 || status === 404 || /model_not_found/.test(body)
    ? providerMisconfigured()
    : providerUnavailable();
}
