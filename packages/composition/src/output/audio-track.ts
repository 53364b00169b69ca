import { AudioSample, AudioSampleSource, canEncodeAudio, Quality } from "mediabunny";
import { SAMPLE_RATE, type Stereo } from "../sound/signal/sound.ts";

const BITRATE = 160_000;
const CHUNK = SAMPLE_RATE / 2;

/** An AAC-LC track at 48 kHz. Chromium on Linux has no AAC encoder; there one in WebAssembly is loaded. */
export async function aacSource(): Promise<AudioSampleSource> {
  const quality = new Quality({ bitrate: BITRATE });
  if (!(await canEncodeAudio("aac", { numberOfChannels: 2, sampleRate: SAMPLE_RATE, quality }))) {
    const { registerAacEncoder } = await import("@mediabunny/aac-encoder");
    registerAacEncoder();
  }
  return new AudioSampleSource({ codec: "aac", quality });
}

/** AAC comes in frames of 1024 samples, and encoders add one or two of their own for their delay. */
const AAC_FRAME = 1024;

/** Maximum number of packets of a mix. */
export function aacPackets(sound: Stereo): number {
  return Math.ceil(sound.left.length / AAC_FRAME) + 4;
}

/**
 * Encodes the mix, piece by piece. The last 20 to 40 ms are left out, so that the track does not outlast the picture:
 * cutting it there would take an edit list, which Instagram refuses.
 */
export async function addSound(source: AudioSampleSource, sound: Stereo, signal?: AbortSignal): Promise<void> {
  const length = Math.max(1, Math.floor(sound.left.length / AAC_FRAME) - 1) * AAC_FRAME;
  for (let start = 0; start < length; start += CHUNK) {
    signal?.throwIfAborted();
    const sample = new AudioSample({
      format: "f32-planar",
      sampleRate: SAMPLE_RATE,
      numberOfChannels: 2,
      timestamp: start / SAMPLE_RATE,
      data: planar(sound, start, Math.min(CHUNK, length - start)),
    });
    await source.add(sample);
    sample.close();
  }
}

function planar({ left, right }: Stereo, start: number, length: number): Float32Array<ArrayBuffer> {
  const data = new Float32Array(2 * length);
  data.set(left.subarray(start, start + length));
  data.set(right.subarray(start, start + length), length);
  return data;
}
