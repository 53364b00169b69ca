import type { FileRange } from "@vignette/domain/studio";
import { wavOf } from "../media/wav-of.ts";

/** Of a recording, in Hz: what videos are exported with. */
const RATE = 48_000;

/** How long the sound takes to come and go at a cut, in ms, so that it does not click. Our own choice. */
const FADE_MS = 5;

/** A WAV file of one channel, and how long it is. */
export type RecordedWav = { wav: Blob; durationMs: number };

/**
 * What a microphone recorded, as a WAV file of one channel that every part of the app can read; browsers record in
 * formats of their own. Throws the browser's error where it is empty.
 */
export const recordedWav = async (recorded: Blob): Promise<RecordedWav> => wavWithLength(await monoOf(recorded));

/** Only these stretches of a recording, one after the other. Throws the browser's error where it cannot be read. */
export const cutWav = async (recording: Blob, left: readonly FileRange[]): Promise<RecordedWav> =>
  wavWithLength(joinedStretches(await monoOf(recording), left, RATE));

const wavWithLength = (mono: Float32Array<ArrayBuffer>): RecordedWav => ({
  wav: wavOf(mono, RATE),
  durationMs: Math.round((mono.length / RATE) * 1000),
});

/** Stretches of a sound of one channel, one after the other, faded at the cuts between them. `rate` in Hz. */
export function joinedStretches(
  mono: Float32Array,
  left: readonly FileRange[],
  rate: number,
): Float32Array<ArrayBuffer> {
  const sampleAt = (ms: number) => Math.min(mono.length, Math.round((ms / 1000) * rate));
  const parts = left.map(({ fromMs, toMs }) => ({ from: sampleAt(fromMs), to: sampleAt(toMs) }));
  const joined = new Float32Array(parts.reduce((sum, { from, to }) => sum + to - from, 0));
  const fade = Math.round((FADE_MS / 1000) * rate);
  let at = 0;
  for (const { from, to } of parts) {
    for (let i = from; i < to; i++) {
      const fromCut = Math.min(from === 0 ? fade : i - from, to === mono.length ? fade : to - 1 - i);
      joined[at++] = (mono[i] ?? 0) * Math.min(1, fromCut / fade);
    }
  }
  return joined;
}

async function monoOf(recorded: Blob): Promise<Float32Array<ArrayBuffer>> {
  const sound = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await recorded.arrayBuffer());
  const { numberOfChannels: count, length } = sound;
  const mono = new Float32Array(length);
  for (let channel = 0; channel < count; channel++) {
    const samples = sound.getChannelData(channel);
    for (let i = 0; i < length; i++) mono[i] = (mono[i] ?? 0) + (samples[i] ?? 0) / count;
  }
  return mono;
}
