import { wavOf } from "../media/wav-of.ts";

/** Of a recording, in Hz: what videos are exported with. */
const RATE = 48_000;

/**
 * What a microphone recorded, as a WAV file of one channel that every part of the app can read; browsers record in
 * formats of their own. Throws the browser's error where it is empty.
 */
export async function recordedWav(recorded: Blob): Promise<{ wav: Blob; durationMs: number }> {
  const sound = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await recorded.arrayBuffer());
  const { numberOfChannels: count, length } = sound;
  const mono = new Float32Array(length);
  for (let channel = 0; channel < count; channel++) {
    const samples = sound.getChannelData(channel);
    for (let i = 0; i < length; i++) mono[i] = (mono[i] ?? 0) + (samples[i] ?? 0) / count;
  }
  return { wav: wavOf(mono, RATE), durationMs: Math.round((length / RATE) * 1000) };
}
