import { requireModel } from "./models.ts";
import { OpenAiError } from "./openai-error.ts";
import { type RecordingFacts, readRecording } from "./speech/recording.ts";
import { subtitles } from "./speech/subtitles.ts";

/** Largest upload, in bytes: 25 MB as the API says. */
const MAX_BYTES = 25 * 1024 * 1024;

/**
 * POST /v1/audio/transcriptions: the words stored in a WAV of our own voice; for other recordings placeholders where
 * they are loud.
 */
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

  const format = String(form.get("response_format") ?? "json");
  if (model !== "whisper-1" && format !== "json" && format !== "text") {
    throw unsupported(
      `response_format '${format}' is not compatible with model '${model}'. Use 'json' or 'text' instead.`,
    );
  }
  const recording = await readRecording(new Uint8Array(await file.arrayBuffer()));
  if (!recording) {
    throw new OpenAiError(400, "Audio file might be corrupted or unsupported", {
      param: "file",
      code: "invalid_value",
    });
  }
  switch (format) {
    case "json":
      return Response.json({ text: recording.text, usage: usageOf(recording) });
    case "text":
      return plain(`${recording.text}\n`);
    case "srt":
    case "vtt":
      return plain(subtitles(recording.words, format));
    case "verbose_json":
      return Response.json(verbose(recording, form.getAll("timestamp_granularities[]").map(String)));
    default:
      throw unsupported(`Invalid value for 'response_format': '${format}'.`);
  }
}

const unsupported = (message: string) =>
  new OpenAiError(400, message, { param: "response_format", code: "unsupported_value" });
const plain = (text: string) => new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
const usageOf = ({ duration }: RecordingFacts) => ({ type: "duration", seconds: Math.ceil(duration) });

function verbose(recording: RecordingFacts, granularities: string[]) {
  const { text, words, duration } = recording;
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
    usage: usageOf(recording),
  };
}
