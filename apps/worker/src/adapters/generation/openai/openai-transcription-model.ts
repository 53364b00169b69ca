import * as z from "zod/mini";
import { inMilliseconds, type TranscriptionModel } from "../model-ports.ts";
import { providerFetch } from "../provider-fetch.ts";
import { providerUnusable } from "../provider-refusals.ts";
import { openaiRefusal } from "./openai-refusal.ts";
import type { OpenAiConfig } from "./openai-service.ts";

const Transcript = z.object({
  duration: z.coerce.number(),
  words: z.nullish(z.array(z.object({ word: z.string(), start: z.number(), end: z.number() }))),
});

/** Transcribes a recording, word by word. */
export const openaiTranscriptionModel =
  (config: OpenAiConfig): TranscriptionModel =>
  async ({ bytes, type }, { signal }) => {
    const call = providerFetch(config.fetch, { patience: config.patience, signal, refusalOf: openaiRefusal });
    const form = new FormData();
    form.set("file", new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), type === "audio/wav" ? "v.wav" : "v.mp3");
    form.set("model", config.model);
    form.set("response_format", "verbose_json");
    form.set("timestamp_granularities[]", "word");
    try {
      const headers = { authorization: `Bearer ${config.apiKey}` };
      const url = `${config.baseURL}/audio/transcriptions`;
      const response = await call.fetch(url, { method: "POST", headers, body: form });
      const transcript = Transcript.safeParse(await response.json().catch(() => null));
      if (!transcript.success) throw providerUnusable();
      const { words, duration } = transcript.data;
      return { words: inMilliseconds(words ?? []), durationMs: Math.round(duration * 1000) };
    } catch (error) {
      throw call.failure(error);
    }
  };
