import * as z from "zod/mini";
import { base64Of } from "../base64.ts";
import { inMilliseconds, type TranscriptionModel } from "../model-ports.ts";
import { resultOf, runModel, type WorkersAiConfig } from "./workers-ai.ts";

const Words = z.array(z.looseObject({ word: z.string(), start: z.number(), end: z.number() }));
const Heard = z.looseObject({
  words: z.optional(Words),
  segments: z.optional(z.array(z.looseObject({ words: z.optional(Words) }))),
  transcription_info: z.optional(z.looseObject({ duration: z.optional(z.number()) })),
});

/**
 * Transcribes with whisper. Its larger model gives the words in segments. Source:
 * docs/platforms/workers-ai.md#transcription.
 */
export const workersAiTranscriptionModel =
  (maker: WorkersAiConfig): TranscriptionModel =>
  async ({ bytes }, options) => {
    const audio = maker.model.endsWith("turbo") ? base64Of(bytes) : [...bytes];
    return await runModel(maker, { audio }, options, async (response) => {
      const heard = await resultOf(response, Heard);
      const words = heard.words ?? (heard.segments ?? []).flatMap((it) => it.words ?? []);
      const duration = heard.transcription_info?.duration;
      return { words: inMilliseconds(words), durationMs: duration === undefined ? null : Math.round(duration * 1000) };
    });
  };
