import { decodeSound, SoundError } from "@vignette/composition";
import { RECORDING_MAX_MS, RECORDING_SAMPLE_RATE, type SpokenWord } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { wordedAnswer } from "../../../../shared/refusals/worded.ts";
import { ShownError } from "../../../../shared/shown-error.ts";
import { authorization } from "../../../../trpc.ts";
import { wavOf } from "../../media/wav-of.ts";

type Wanted = { creationId: string; clip: Blob; trimMs: number; durationMs: number; signal: AbortSignal };

/**
 * Transcribes a clip from `trimMs` on. Word times are in ms from the start of the clip. Only the sound is uploaded.
 * Throws a ShownError.
 */
export function transcribeClip({ creationId, clip, trimMs, durationMs, signal }: Wanted): Promise<SpokenWord[]> {
  const toMs = Math.min(durationMs, trimMs + RECORDING_MAX_MS);
  return wordsIn(clip, { fromMs: trimMs, toMs, path: `/api/creations/${creationId}/words`, signal });
}

type Part = { fromMs: number; toMs: number; path: string; signal: AbortSignal };

/** The words of a part of a clip, sent to a route that transcribes; otherwise as `transcribeClip`. */
export async function wordsIn(clip: Blob, { fromMs, toMs, path, signal }: Part): Promise<SpokenWord[]> {
  const recording = await speechOf(clip, fromMs, toMs);
  signal.throwIfAborted();
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "audio/wav", ...(await authorization()) },
    body: recording,
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new ShownError(m.studio_clip_not_sent());
  });
  const result = (await answer.json().catch(() => null)) as Answer | null;
  if (result?.code === NOTHING_SAID) throw new NothingSaid(whyNot(result));
  if (!answer.ok || !result?.words) throw new ShownError(whyNot(result));
  return result.words.map((it) => ({ ...it, startMs: it.startMs + fromMs, endMs: it.endMs + fromMs }));
}

/** Nobody speaks in this part. */
export class NothingSaid extends ShownError {}
const NOTHING_SAID = "studio.nothing-said";

type Answer = { words?: SpokenWord[]; error?: string; code?: string; requestId?: string };

const whyNot = (answer: Answer | null): string =>
  wordedAnswer(answer) ??
  (answer?.requestId
    ? m.app_something_went_wrong_reference({ reference: answer.requestId })
    : m.app_something_went_wrong());

/** The sound in the format for transcription: mono, 16 bits, at the sample rate of speech. */
async function speechOf(clip: Blob, fromMs: number, toMs: number): Promise<Blob> {
  const sound = await decodeSound(clip, { fromMs, toMs }).catch((error: unknown) => {
    const isSilent = error instanceof SoundError && error.reason === "no-sound";
    throw new ShownError(isSilent ? m.studio_clip_silent() : m.studio_clip_sound_unreadable());
  });
  const { sampleRate, channels } = sound;
  const length = channels[0]?.length ?? 0;
  if (length === 0) throw new ShownError(m.studio_clip_silent());
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
  return wavOf((await context.startRendering()).getChannelData(0), RECORDING_SAMPLE_RATE);
}
