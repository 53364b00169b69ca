import { maxCodePoints } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { invalidValue } from "./openai-error.ts";
import { parsed, requireModel } from "./request.ts";
import { murmur, SAMPLE_RATE } from "./speech/murmur.ts";
import { timeWords } from "./speech/timed-words.ts";
import { voices } from "./speech/voices.ts";
import { pcm16, wavFile } from "./speech/wav.ts";
import { commentOf } from "./speech/words-in-comment.ts";

const SpeechRequest = z.looseObject({
  model: z.string(),
  input: z.string().check(z.minLength(1), maxCodePoints(4096)),
  voice: z.string(),
  response_format: z._default(z.enum(["wav", "pcm", "mp3", "opus", "aac", "flac"]), "wav"),
  speed: z._default(z.number().check(z.minimum(0.25), z.maximum(4)), 1),
});

/**
 * POST /v1/audio/speech: a murmur in the rhythm of the words, `voiceSpeed` times as fast as requested. Throws
 * OpenAiError.
 */
export function speechFor(body: unknown, voiceSpeed: number): { bytes: Uint8Array<ArrayBuffer>; type: string } {
  const { model, input, voice: name, response_format: format, speed } = parsed(SpeechRequest, body);
  requireModel(model, "speech");
  const voice = voices[name];
  if (!voice)
    throw invalidValue("voice", `Invalid value: '${name}'. Supported values are: ${Object.keys(voices).join(", ")}.`);
  if (format !== "wav" && format !== "pcm") {
    throw invalidValue(
      "response_format",
      `The sandbox makes wav and pcm only, not ${format}. Ask for response_format "wav".`,
    );
  }
  const { words, durationS } = timeWords(input, speed * voiceSpeed);
  const samples = murmur(words, durationS, voice);
  return format === "pcm"
    ? { bytes: pcm16(samples), type: "audio/pcm" }
    : { bytes: wavFile(samples, SAMPLE_RATE, commentOf({ text: input, words })), type: "audio/wav" };
}
