import { codePoints, Refusal } from "@vignette/domain/kernel";
import { mediaTypeOf } from "@vignette/domain/media";
import type { SpokenWord, Voice } from "@vignette/domain/studio";
import { logLine } from "../log/log-line.ts";
import { estimatedTimes } from "./estimated-times.ts";
import type { GeneratedSpeech, SpeechOptions } from "./generation.ts";
import type { RecordedSpeech, SpeechModel, TranscriptionModel } from "./model-ports.ts";
import { afterPaidAttempt } from "./paid-attempt.ts";
import { piecesOf } from "./pieces-of.ts";
import { providerUnusable } from "./provider-refusals.ts";
import { joined, pcmLength, pcmOf, wavOf } from "./wav.ts";

type Models = { speech: SpeechModel; transcription: TranscriptionModel | null };
type SpeechResult = Omit<GeneratedSpeech, "model" | "spent"> & { characters: number; transcribedSeconds: number };

/**
 * Generates speech for a text, with the time of each word: from the provider, else from a transcription, else
 * estimated by length. If the transcription fails, only the exact times are lost. A text that is too long for one call
 * is generated in pieces and joined.
 */
export async function speak(
  { speech, transcription }: Models,
  text: string,
  { voice = "", delivery, signal }: SpeechOptions,
): Promise<SpeechResult> {
  const id = chosen(await speech.voices(), voice);
  const said: SpeechResult[] = [];
  for (const piece of piecesOf(text, speech.longest)) {
    const recording = await speech.speak(piece, id, { delivery, signal }).catch((error: unknown) => {
      throw said.length > 0 ? afterPaidAttempt(error) : error;
    });
    said.push(await timed(recording, piece, transcription, signal));
  }
  const [only] = said;
  return only && said.length === 1 ? only : joinedSpeech(said);
}

function chosen(voices: readonly Voice[], voice: string): string {
  const id = (voices.find((it) => it.id === voice) ?? voices[0])?.id;
  if (id === undefined) throw providerUnusable();
  return id;
}

async function timed(
  { bytes, words, placeholder }: RecordedSpeech,
  text: string,
  transcription: TranscriptionModel | null,
  signal: AbortSignal | undefined,
): Promise<SpeechResult> {
  const type = mediaTypeOf(bytes);
  if (type === null || !type.startsWith("audio/")) throw providerUnusable();
  const pcm = pcmOf(bytes);
  const lengthMs = pcm && Math.round(pcmLength(pcm));
  const facts = { bytes, type, placeholder, characters: codePoints(text) };
  if (words && words.length > 0) {
    return { ...facts, words, timing: "told", durationMs: atLeast(lengthMs, words), transcribedSeconds: 0 };
  }
  const transcript = transcription && (await transcription({ bytes, type }, { signal }).catch(nullUnlessStopped));
  if (transcript && transcript.words.length > 0) {
    const durationMs = atLeast(transcript.durationMs ?? lengthMs, transcript.words);
    return { ...facts, words: transcript.words, timing: "heard", durationMs, transcribedSeconds: durationMs / 1000 };
  }
  const shared = estimatedTimes(text, lengthMs ?? transcript?.durationMs ?? null);
  return { ...facts, ...shared, timing: "estimated", transcribedSeconds: transcript ? shared.durationMs / 1000 : 0 };
}

const atLeast = (lengthMs: number | null, words: readonly SpokenWord[]) =>
  Math.max(lengthMs ?? 0, ...words.map((it) => it.endMs));

function nullUnlessStopped(error: unknown): null {
  if (error instanceof Refusal && error.code === "generation.stopped") throw error;
  logLine("warn", "A recording was not transcribed.", { error });
  return null;
}

/** Joins the pieces. Throws a Refusal if they cannot be joined. */
function joinedSpeech(said: readonly SpeechResult[]): SpeechResult {
  const all = joined(said.flatMap((it) => pcmOf(it.bytes) ?? []));
  const [first] = said;
  if (!all || !first || said.some((it) => it.type !== "audio/wav")) throw providerUnusable();
  let startMs = 0;
  const words = said.flatMap((piece) => {
    const moved = piece.words.map((it) => ({ ...it, startMs: it.startMs + startMs, endMs: it.endMs + startMs }));
    startMs += piece.durationMs;
    return moved;
  });
  return {
    ...{ bytes: wavOf(all), type: "audio/wav", words, durationMs: startMs },
    timing: said.every((it) => it.timing === first.timing) ? first.timing : "estimated",
    placeholder: said.some((it) => it.placeholder),
    characters: said.reduce((sum, it) => sum + it.characters, 0),
    transcribedSeconds: said.reduce((sum, it) => sum + it.transcribedSeconds, 0),
  };
}
