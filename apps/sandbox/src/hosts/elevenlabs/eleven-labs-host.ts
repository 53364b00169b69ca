import { maxCodePoints } from "@vignette/domain/kernel";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Host } from "../../host.ts";
import { isForbidden } from "../openai/request.ts";
import { murmur, SAMPLE_RATE } from "../openai/speech/murmur.ts";
import { timeWords } from "../openai/speech/timed-words.ts";
import { pcm16, wavFile } from "../openai/speech/wav.ts";
import { commentOf } from "../openai/speech/words-in-comment.ts";
import { placeholderMark } from "../placeholder-mark.ts";
import { characterTimes } from "./character-times.ts";
import { ElevenLabsError, InvalidParameter } from "./eleven-labs-error.ts";
import { elevenLabsVoices, soundOf } from "./eleven-labs-voices.ts";

const MODELS = /^eleven_(multilingual_v[12]|monolingual_v1|turbo_v2(_5)?|flash_v2(_5)?|v3|v4)$/;
const Body = z.looseObject({
  text: z.string().check(z.minLength(1), maxCodePoints(10_000)),
  model_id: z._default(z.string(), "eleven_multilingual_v2"),
  voice_settings: z.nullish(
    z.looseObject({
      speed: z.optional(z.nullable(z.number().check(z.minimum(0.7), z.maximum(1.2)))),
      stability: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1)))),
    }),
  ),
});
/** The default format. The sandbox has no encoder for it, and says so. */
const USUAL_FORMAT = "mp3_44100_128";

type Speech = { bytes: Uint8Array<ArrayBuffer>; type: string; alignment: ReturnType<typeof characterTimes> };

/** api.elevenlabs.io: voices made here, with the time of each character. Source: docs/platforms/elevenlabs.md. */
export function elevenLabsHost(): Host {
  const app = new Hono();
  app.use(placeholderMark);
  app.onError((error, c) => {
    if (!(error instanceof ElevenLabsError)) throw error;
    return c.json({ detail: error.detail }, error.http);
  });
  app.use((c, next) => {
    requireKey(c.req.header("xi-api-key") ?? "");
    return next();
  });
  app.get("/v1/voices", (c) =>
    c.json({
      voices: elevenLabsVoices.map(({ id, name, labels }) => ({ voice_id: id, name, category: "premade", labels })),
    }),
  );
  app.post("/v1/text-to-speech/:voice/with-timestamps", async (c) => {
    const { bytes, alignment } = spoken(c.req.param("voice"), c.req.query("output_format"), await bodyOf(c.req.raw));
    return c.json({
      audio_base64: Buffer.from(bytes).toString("base64"),
      alignment,
      normalized_alignment: alignment,
    });
  });
  app.post("/v1/text-to-speech/:voice", async (c) => {
    const { bytes, type } = spoken(c.req.param("voice"), c.req.query("output_format"), await bodyOf(c.req.raw));
    return c.body(bytes, 200, { "content-type": type });
  });
  app.notFound((c) => c.json({ detail: "Not Found" }, 404));
  return { names: ["api.elevenlabs.io"], app };
}

/** Throws an ElevenLabsError. */
function spoken(voiceId: string, format = USUAL_FORMAT, body: unknown): Speech {
  const parsed = Body.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new InvalidParameter(["body", ...(issue?.path.map(String) ?? [])], issue?.message ?? "", issue?.code ?? "");
  }
  const { text, model_id: model, voice_settings: settings } = parsed.data;
  const sound = soundOf(voiceId);
  if (!sound) throw new ElevenLabsError(404, "voice_not_found", `A voice with the voice_id ${voiceId} was not found.`);
  if (!MODELS.test(model))
    throw new ElevenLabsError(400, "model_not_found", `A model with model ID ${model} does not exist.`);
  if (isForbidden(text))
    throw new ElevenLabsError(400, "content_against_policy", "This text goes against our usage policies.");
  if (format !== "pcm_24000" && format !== "wav_24000") {
    const told = `The sandbox makes pcm_24000 and wav_24000 only, not ${format}.`;
    throw new InvalidParameter(["query", "output_format"], told, "enum");
  }
  const { words, durationS } = timeWords(text, settings?.speed ?? 1);
  const samples = murmur(words, durationS, sound);
  const alignment = characterTimes(text, words, durationS);
  return format === "pcm_24000"
    ? { bytes: pcm16(samples), type: "audio/pcm", alignment }
    : { bytes: wavFile(samples, SAMPLE_RATE, commentOf({ text, words })), type: "audio/wav", alignment };
}

/** A key that begins with the name of a refusal causes it. */
function requireKey(key: string): void {
  if (key === "")
    throw new ElevenLabsError(
      401,
      "needs_authorization",
      "Neither authorization header nor xi-api-key received, please provide one.",
    );
  if (key.startsWith("invalid")) throw new ElevenLabsError(401, "invalid_api_key", "Invalid API key");
  if (key.startsWith("exhausted"))
    throw new ElevenLabsError(401, "quota_exceeded", "This request exceeds your quota. You have 0 credits remaining.");
  if (key.startsWith("limited"))
    throw new ElevenLabsError(
      429,
      "too_many_concurrent_requests",
      "Too many concurrent requests. Your current subscription is associated with a maximum of 2.",
    );
}

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new InvalidParameter(["body"], "JSON decode error", "json_invalid");
  }
}
