import { decodeSound, SoundError } from "@vignette/composition";
import { wavHead } from "@vignette/domain/media";
import { RECORDING_MAX_MS, RECORDING_SAMPLE_RATE, type SpokenWord } from "@vignette/domain/studio";
import { authorization } from "../../../../trpc.ts";

type Wanted = { creationId: string; clip: Blob; trimMs: number; durationMs: number; signal: AbortSignal };

/**
 * Transcribes a clip from `trimMs` on. Word times are in ms from the start of the clip. Only the sound is uploaded.
 * Throws an Error whose message is shown to the user.
 */
export async function transcribeClip({ creationId, clip, trimMs, durationMs, signal }: Wanted): Promise<SpokenWord[]> {
  const toMs = Math.min(durationMs, trimMs + RECORDING_MAX_MS);
  const recording = await speechOf(clip, trimMs, toMs);
  signal.throwIfAborted();
  const answer = await fetch(`/api/creations/${creationId}/words`, {
    method: "POST",
    headers: { "content-type": "audio/wav", ...(await authorization()) },
    body: recording,
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new Error("The clip couldn't be sent. Check your connection and try again.");
  });
  const result = (await answer.json().catch(() => null)) as Answer | null;
  if (!answer.ok || !result?.words) throw new Error(whyNot(result));
  return result.words.map((it) => ({ ...it, startMs: it.startMs + trimMs, endMs: it.endMs + trimMs }));
}

type Answer = { words?: SpokenWord[]; error?: string; requestId?: string };

const whyNot = (answer: Answer | null): string =>
  `${answer?.error ?? "Something went wrong."}${answer?.requestId ? ` Reference: ${answer.requestId}` : ""}`;

/** The sound in the format for transcription: mono, 16 bits, at the sample rate of speech. */
async function speechOf(clip: Blob, fromMs: number, toMs: number): Promise<Blob> {
  const sound = await decodeSound(clip, { fromMs, toMs }).catch((error: unknown) => {
    const isSilent = error instanceof SoundError && error.reason === "no-sound";
    throw new Error(isSilent ? "This clip has no sound." : "This browser can't read the sound of this clip.");
  });
  const { sampleRate, channels } = sound;
  const length = channels[0]?.length ?? 0;
  if (length === 0) throw new Error("This clip has no sound.");
  const early = Math.max(0, fromMs - (sound.fromMs ?? fromMs)) / 1000;
  const late = Math.max(0, (sound.fromMs ?? fromMs) - fromMs) / 1000;
  const seconds = length / sampleRate - early + late;
  const context = new OfflineAudioContext(
    1,
    Math.max(1, Math.ceil(seconds * RECORDING_SAMPLE_RATE)),
    RECORDING_SAMPLE_RATE,
  );
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(channels.length, length, sampleRate);
  for (const [index, channel] of channels.entries()) source.buffer.copyToChannel(channel, index);
  source.connect(context.destination);
  source.start(late, early);
  return wavOf((await context.startRendering()).getChannelData(0));
}

/** A 16-bit mono WAV file. */
function wavOf(samples: Float32Array): Blob {
  // Typed arrays use the byte order of the machine; every machine with a browser is little-endian, as WAV is.
  const pcm = Int16Array.from(samples, (it) => Math.round(Math.max(-1, Math.min(1, it)) * 32_767));
  const head = wavHead({ rate: RECORDING_SAMPLE_RATE, channels: 1, bytes: pcm.byteLength });
  return new Blob([head, pcm.buffer], { type: "audio/wav" });
}
