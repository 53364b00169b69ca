import { mediaTypeOf } from "@vignette/domain/assets";
import { Refusal } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { Generation } from "./generation.ts";
import { PROVIDER_URL, type Provider, providerUnavailable, providerUnusable, refusalOf } from "./provider.ts";

/** Longest wait for the voice, and for its words, in milliseconds. */
const PATIENCE = 50_000;
const VOICE = "alloy";
/** Longest text that the provider speaks at once, in characters. Source: contracts §7.2. */
const LONGEST = 4096;

const Heard = z.object({
  duration: z.coerce.number(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).check(z.minLength(1)),
});

/** A voice for a text, and when each word is heard. The SDK's adapter has neither verb, so both are asked for here. */
export async function speak(provider: Provider, text: string): ReturnType<Generation["speak"]> {
  const bytes = await speech(provider, text.slice(0, LONGEST));
  const type = mediaTypeOf(bytes);
  if (type === null || !type.startsWith("audio/")) throw providerUnusable();
  const heard = await transcription(provider, bytes, type);
  const words = heard.words.map(({ word, start, end }) => ({
    text: word,
    startMs: Math.round(start * 1000),
    endMs: Math.round(end * 1000),
  }));
  const durationMs = Math.max(Math.round(heard.duration * 1000), ...words.map((it) => it.endMs));
  // Audio carries no mark of being a stand-in; the words and pictures of the same provider do.
  return { bytes, type, durationMs, words, model: provider.voiceModel, placeholder: false };
}

async function speech(provider: Provider, input: string): Promise<Uint8Array> {
  const body = JSON.stringify({ model: provider.voiceModel, input, voice: VOICE, response_format: "wav" });
  const response = await ask(provider, "/audio/speech", { body, headers: { "content-type": "application/json" } });
  return new Uint8Array(await response.arrayBuffer());
}

async function transcription(provider: Provider, bytes: Uint8Array, type: string): Promise<z.infer<typeof Heard>> {
  const form = new FormData();
  form.set("file", new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), type === "audio/wav" ? "v.wav" : "v.mp3");
  form.set("model", provider.transcriptionModel);
  form.set("response_format", "verbose_json");
  form.set("timestamp_granularities[]", "word");
  const response = await ask(provider, "/audio/transcriptions", { body: form });
  const heard = z.safeParse(Heard, await response.json().catch(() => null));
  if (!heard.success) throw providerUnusable();
  return heard.data;
}

async function ask(provider: Provider, path: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${provider.apiKey}` };
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await provider
    .fetch(`${PROVIDER_URL}${path}`, { ...init, method: "POST", headers, signal })
    .catch((error: unknown) => {
      throw error instanceof Refusal ? error : providerUnavailable();
    });
  if (!response.ok) throw refusalOf(response.status, await response.text());
  return response;
}
