import { registerMediabunnyServer } from "@mediabunny/server";
import {
  AdtsOutputFormat,
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  FlacOutputFormat,
  Mp3OutputFormat,
  OggOutputFormat,
  Output,
} from "mediabunny";

export type SpeechFormat = "mp3" | "opus" | "aac" | "flac";

const formats = {
  mp3: { type: "audio/mpeg", container: () => new Mp3OutputFormat() },
  opus: { type: "audio/opus", container: () => new OggOutputFormat() },
  aac: { type: "audio/aac", container: () => new AdtsOutputFormat() },
  flac: { type: "audio/flac", container: () => new FlacOutputFormat() },
} as const;

/** Bits per second; speech in mono. */
const BITRATE = 64_000;

/** Mono samples from -1 to 1 as a compressed file with a comment, and its media type. `sampleRate` in Hz. */
export async function speechFile(
  samples: Float32Array<ArrayBuffer>,
  { format, sampleRate, comment }: { format: SpeechFormat; sampleRate: number; comment: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  registerMediabunnyServer();
  const { type, container } = formats[format];
  const target = new BufferTarget();
  const output = new Output({ format: container(), target });
  const source = new AudioSampleSource({ codec: format, bitrate: BITRATE });
  output.addAudioTrack(source);
  output.setMetadataTags({ comment });
  await output.start();
  using sample = new AudioSample({ data: samples, format: "f32", numberOfChannels: 1, sampleRate, timestamp: 0 });
  await source.add(sample);
  await output.finalize();
  return { bytes: new Uint8Array(target.buffer ?? new ArrayBuffer(0)), type };
}
