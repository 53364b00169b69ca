import {
  ADTS,
  type AudioSample,
  AudioSampleSink,
  BlobSource,
  FLAC,
  Input,
  MP3,
  MP4,
  OGG,
  QTFF,
  WEBM,
} from "mediabunny";
import { decodeWav } from "../sound/decode-wav.ts";
import type { Sound } from "../sound/sound.ts";

/** What voices and music come in; naming them keeps the other parsers out of the bundle. */
const FORMATS = [MP3, MP4, QTFF, ADTS, OGG, WEBM, FLAC];

/** Longest recording that is read: a story has at most ten minutes. */
const LONGEST_S = 600;

/** Decodes a recording: WAV everywhere, other formats as far as the browser has decoders. Throws if it cannot. */
export async function decodeSound(blob: Blob): Promise<Sound> {
  const head = new Uint8Array(await blob.slice(0, 4).arrayBuffer());
  if (String.fromCharCode(...head) === "RIFF") return decodeWav(new Uint8Array(await blob.arrayBuffer()));
  const input = new Input({ source: new BlobSource(blob), formats: FORMATS });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new Error("This recording has no sound in it.");
    return await collected(new AudioSampleSink(track));
  } finally {
    input.dispose();
  }
}

async function collected(sink: AudioSampleSink): Promise<Sound> {
  const parts: Sound[] = [];
  for await (const sample of sink.samples(0, LONGEST_S)) {
    parts.push(planes(sample));
    sample.close();
  }
  const first = parts[0];
  if (!first) throw new Error("This recording has no sound in it.");
  return {
    sampleRate: first.sampleRate,
    channels: first.channels.map((_, c) => joined(parts.map((part) => part.channels[c]))),
  };
}

function planes(sample: AudioSample): Sound {
  const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
    const channel = new Float32Array(sample.numberOfFrames);
    sample.copyTo(channel, { planeIndex, format: "f32-planar" });
    return channel;
  });
  return { sampleRate: sample.sampleRate, channels };
}

function joined(parts: readonly (Float32Array | undefined)[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + (part?.length ?? 0), 0));
  let at = 0;
  for (const part of parts) {
    if (part) whole.set(part, at);
    at += part?.length ?? 0;
  }
  return whole;
}
