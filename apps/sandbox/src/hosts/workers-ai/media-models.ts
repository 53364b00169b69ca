import { maxCodePoints } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { pictureFile } from "../openai/pictures/picture-file.ts";
import { isForbidden } from "../openai/request.ts";
import { murmur, SAMPLE_RATE } from "../openai/speech/murmur.ts";
import { timeWords } from "../openai/speech/timed-words.ts";
import { transcribedWords } from "../openai/speech/transcribed-words.ts";
import { voices } from "../openai/speech/voices.ts";
import { pcm16, wavFile } from "../openai/speech/wav.ts";
import { commentOf } from "../openai/speech/words-in-comment.ts";
import { badInput, WorkersAiError } from "./workers-ai-error.ts";

const Side = z.optional(z.int().check(z.minimum(256), z.maximum(2048)));
const ImageInput = z.looseObject({
  prompt: z.string().check(z.minLength(1), maxCodePoints(2048)),
  steps: z.optional(z.int().check(z.minimum(1), z.maximum(8))),
  seed: z.optional(z.int()),
  width: Side,
  height: Side,
});
const SpeechInput = z.looseObject({
  text: z.string().check(z.minLength(1), maxCodePoints(2000)),
  speaker: z._default(z.string(), "angus"),
  encoding: z._default(z.string(), "mp3"),
  container: z.optional(z.string()),
  sample_rate: z.optional(z.int()),
});
const HeardInput = z.looseObject({
  audio: z.union([z.string(), z.array(z.int().check(z.minimum(0), z.maximum(255)))]),
});

/** The one size of the model that takes none. */
const SQUARE = 1024;

const read = <T>(schema: z.ZodMiniType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badInput(`${issue?.path.join(".") ?? ""}: ${issue?.message ?? "invalid"}`);
};

/** flux-1-schnell: a square JPEG in base64. Throws WorkersAiError. */
export async function schnellImage(body: unknown): Promise<{ image: string }> {
  const { prompt, seed = 0 } = read(ImageInput, body);
  return { image: Buffer.from(await painted(prompt, SQUARE, SQUARE, seed, "jpeg")).toString("base64") };
}

/** The diffusion models: PNG bytes. Throws WorkersAiError. */
export async function diffusionImage(body: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const { prompt, seed = 0, width = SQUARE, height = SQUARE } = read(ImageInput, body);
  return await painted(prompt, width, height, seed, "png");
}

async function painted(
  prompt: string,
  width: number,
  height: number,
  seed: number,
  type: "jpeg" | "png",
): Promise<Uint8Array<ArrayBuffer>> {
  if (isForbidden(prompt)) throw new WorkersAiError(400, 3030, "AiError: Input prompt contains NSFW content");
  return await pictureFile({ prompt, width, height, variant: seed, type, quality: 90 });
}

/** aura: a voice as bytes. Only linear16 can be made here, in a WAV or bare. Throws WorkersAiError. */
export function auraSpeech(body: unknown): { bytes: Uint8Array<ArrayBuffer>; type: string } {
  const { text, speaker, encoding, container, sample_rate: rate = SAMPLE_RATE } = read(SpeechInput, body);
  if (isForbidden(text)) throw new WorkersAiError(400, 3030, "AiError: Input text is not allowed");
  if (encoding !== "linear16" || rate !== SAMPLE_RATE)
    throw badInput(`The sandbox speaks linear16 at ${SAMPLE_RATE} Hz only, not ${encoding} at ${rate} Hz.`);
  const { words, durationS } = timeWords(text, 1);
  const all = Object.values(voices);
  const sound = all[[...speaker].reduce((sum, it) => sum + (it.codePointAt(0) ?? 0), 0) % all.length];
  const samples = murmur(words, durationS, sound ?? { pitch: 150, mouth: 1 });
  return container === "none"
    ? { bytes: pcm16(samples), type: "audio/l16" }
    : { bytes: wavFile(samples, SAMPLE_RATE, commentOf({ text, words })), type: "audio/wav" };
}

/** whisper: the words stored in a WAV of our own voice; for other recordings placeholders. Throws WorkersAiError. */
export function transcription(model: string, body: unknown): unknown {
  const { audio } = read(HeardInput, body);
  const bytes = typeof audio === "string" ? new Uint8Array(Buffer.from(audio, "base64")) : Uint8Array.from(audio);
  if (!/^(RIFF|ID3|OggS|fLaC)/.test(Buffer.from(bytes.subarray(0, 4)).toString("latin1")) && bytes[0] !== 0xff)
    throw badInput("audio: not a recording");
  const { text, words } = transcribedWords(bytes);
  const vtt = ["WEBVTT", ...words.map(({ word, start, end }) => `\n${clock(start)} --> ${clock(end)}\n${word}`)].join(
    "\n",
  );
  const plain = { text, word_count: words.length, vtt };
  if (!model.endsWith("turbo")) return { ...plain, words };
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  const info = { language: "en", language_probability: 1, duration: end, duration_after_vad: end };
  return { ...plain, transcription_info: info, segments: words.length === 0 ? [] : [{ start, end, text, words }] };
}

const clock = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
