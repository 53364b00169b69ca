import type { WavHeader } from "@vignette/domain/media";
import type { Sound, SoundRange } from "../sound/signal/sound.ts";
import { readSamples } from "../sound/wav/decode-wav.ts";
import { refuseSize } from "../sound/wav/refuse-size.ts";
import { SoundError } from "../sound/wav/sound-error.ts";
import { wavHeaderOf } from "../sound/wav/wav-header-of.ts";

/** Maximum number of bytes before the samples, such as pictures and notes. */
const LONGEST_HEADS = [65_536, 16_777_216];

/** Reads a WAV file, or a part of it, without reading the rest. Throws `SoundError`. */
export async function decodeWavFile(blob: Blob, range?: SoundRange): Promise<Sound> {
  const header = await headerOf(blob);
  const { dataAt, frameBytes, frames, sampleRate, channels } = header;
  const first = Math.min(frames, Math.floor(((range?.fromMs ?? 0) / 1000) * sampleRate));
  const last = Math.min(frames, Math.ceil(((range?.toMs ?? Number.POSITIVE_INFINITY) / 1000) * sampleRate));
  const count = Math.max(0, last - first);
  refuseSize(count / sampleRate, sampleRate, channels);
  const bytes = await blob.slice(dataAt + first * frameBytes, dataAt + (first + count) * frameBytes).arrayBuffer();
  return { ...readSamples(new Uint8Array(bytes), header, count), fromMs: (first / sampleRate) * 1000 };
}

async function headerOf(blob: Blob): Promise<WavHeader> {
  for (const length of LONGEST_HEADS) {
    const header = wavHeaderOf(new Uint8Array(await blob.slice(0, length).arrayBuffer()), blob.size);
    if (header) return header;
  }
  throw new SoundError("no-sound", "This WAV file has no sound near its beginning.");
}
