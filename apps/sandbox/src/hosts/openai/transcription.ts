import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { invalidValue, OpenAiError } from "./openai-error.ts";
import { requireModel } from "./request.ts";
import { transcribedWords } from "./speech/transcribed-words.ts";
import type { SpokenText } from "./speech/words-in-comment.ts";

/** Largest upload, in bytes: 25 MB as the API says. */
const MAX_BYTES = 25 * 1024 * 1024;

/** POST /v1/audio/transcriptions: the words that our own voice carries; of other recordings a stand-in where they are loud. */
export async function transcriptionFor(form: FormData): Promise<Response> {
  const file = form.get("file");
  if (!(file instanceof File))
    throw new OpenAiError(400, "Missing required parameter: 'file'.", {
      param: "file",
      code: "missing_required_parameter",
    });
  if (file.size > MAX_BYTES) throw new OpenAiError(413, "Maximum content size limit (26214400) exceeded.");
  const model = form.get("model");
  if (typeof model !== "string" || model === "") throw new OpenAiError(400, "you must provide a model parameter");
  requireModel(model, "transcription");

  const bytes = new Uint8Array(await file.arrayBuffer());
  const spoken = transcribedWords(bytes);
  const format = form.get("response_format") ?? "json";
  if (format === "text")
    return new Response(`${spoken.text}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
  if (format === "json") return Response.json({ text: spoken.text });
  if (format !== "verbose_json")
    throw invalidValue("response_format", "The sandbox answers in json, verbose_json and text.");
  return Response.json(verbose(spoken, await durationOf(bytes), form.getAll("timestamp_granularities[]").map(String)));
}

/** Seconds. Throws the API's error where the file is no recording. */
async function durationOf(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  try {
    using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
    return await input.computeDuration();
  } catch {
    throw new OpenAiError(400, "Audio file might be corrupted or unsupported", {
      param: "file",
      code: "invalid_value",
    });
  }
}

function verbose({ text, words }: SpokenText, duration: number, granularities: string[]) {
  const segments = [
    {
      id: 0,
      seek: 0,
      start: words[0]?.start ?? 0,
      end: words.at(-1)?.end ?? duration,
      text,
      tokens: [],
      temperature: 0,
      avg_logprob: 0,
      compression_ratio: 1,
      no_speech_prob: 0,
    },
  ];
  return {
    task: "transcribe",
    language: "english",
    duration,
    text,
    ...(granularities.includes("word") && { words }),
    ...((granularities.length === 0 || granularities.includes("segment")) && { segments: text === "" ? [] : segments }),
    usage: { type: "duration", seconds: Math.ceil(duration) },
  };
}
