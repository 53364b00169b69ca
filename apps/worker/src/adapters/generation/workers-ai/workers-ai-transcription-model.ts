import * as z from "zod/mini";
import { base64Of } from "../base64.ts";
import { inMilliseconds, type TranscriptionModel } from "../model-ports.ts";
import { resultOf, runModel, type WorkersAiConfig } from "./workers-ai.ts";

const Words = z.array(z.looseObject({ word: z.string(), start: z.number(), end: z.number() }));
const Transcript = z.looseObject({
  words: z.optional(Words),
  segments: z.optional(z.array(z.looseObject({ words: z.optional(Words) }))),
  transcription_info: z.optional(z.looseObject({ duration: z.optional(z.number()) })),
});

/**
 * Transcribes with whisper. Its larger model gives the words in segments. Source:
 * docs/platforms/workers-ai.md#transcription.
 */
export const workersAiTranscriptionModel =
  (config: WorkersAiConfig): TranscriptionModel =>
  async ({ bytes }, options) => {
    const audio = config.model.endsWith("turbo") ? base64Of(bytes) : [...bytes];
    return await runModel(config, { audio }, options, async (response) => {
      const transcript = await resultOf(response, Transcript);
      const words = transcript.words ?? (transcript.segments ?? []).flatMap((it) => it.words ?? []);
      const duration = transcript.transcription_info?.duration;
      return { words: inMilliseconds(words), durationMs: duration === undefined ? null : Math.round(duration * 1000) };
    });
  };
