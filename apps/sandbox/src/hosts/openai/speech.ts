import { maxCodePoints } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { requireModel } from "./models.ts";
import { invalidValue } from "./openai-error.ts";
import { parsed } from "./request.ts";
import { murmur, SAMPLE_RATE } from "./speech/murmur.ts";
import { timeWords } from "./speech/timed-words.ts";
import { voices } from "./speech/voices.ts";
import { pcm16, wavFile } from "./speech/wav.ts";
import { commentOf } from "./speech/words-in-comment.ts";

const SpeechRequest = z.looseObject({
  model: z.string(),
  input: z.string().check(z.minLength(1), maxCodePoints(4096)),
  voice: z.string(),
  response_format: z._default(z.enum(["wav", "pcm", "mp3", "opus", "aac", "flac"]), "mp3"),
  instructions: z.optional(z.string().check(maxCodePoints(4096))),
  speed: z._default(z.number().check(z.minimum(0.25), z.maximum(4)), 1),
});

/**
 * POST /v1/audio/speech: a murmur in the rhythm of the words, `voiceSpeed` times as fast as requested. Throws
 * OpenAiError.
 */
export async function speechFor(
  body: unknown,
  voiceSpeed: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const { model, input, voice: name, response_format: format, speed, instructions } = parsed(SpeechRequest, body);
  requireModel(model, "speech");
  if (instructions !== undefined && model.startsWith("tts-1"))
    throw invalidValue("instructions", `Instructions are not supported for ${model}.`);
  const voice = voices[name];
  if (!voice)
    throw invalidValue("voice", `Invalid value: '${name}'. Supported values are: ${Object.keys(voices).join(", ")}.`);
  const { words, durationS } = timeWords(input, speed * voiceSpeed);
  const samples = murmur(words, durationS, voice);
  if (format === "pcm") return { bytes: pcm16(samples), type: "audio/pcm" };
  const comment = commentOf({ text: input, words });
  if (format === "wav") return { bytes: wavFile(samples, SAMPLE_RATE, comment), type: "audio/wav" };
  // The encoders are loaded when they are first needed.
  const { speechFile } = await import("./speech/speech-file.ts");
  return await speechFile(samples, { format, sampleRate: SAMPLE_RATE, comment });
}
