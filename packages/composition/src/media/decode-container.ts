import {
  ADTS,
  type AudioSample,
  AudioSampleSink,
  BlobSource,
  FLAC,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WEBM,
} from "mediabunny";
import type { Sound, SoundRange } from "../sound/signal/sound.ts";
import { LONGEST_S, refuseSize } from "../sound/wav/refuse-size.ts";
import { SoundError } from "../sound/wav/sound-error.ts";
import { inTime } from "./in-time.ts";

/** Formats of voices, music and the sound of videos; naming them keeps the other parsers out of the bundle. */
const FORMATS = [MP3, MP4, QTFF, ADTS, OGG, WEBM, MATROSKA, FLAC];
/** A decoder that gives nothing for this long is stuck. */
const PATIENCE_MS = 15_000;

/** `decodeSound` of everything but WAV. */
export async function decodeContainer(blob: Blob, range?: SoundRange): Promise<Sound> {
  const input = new Input({ source: new BlobSource(blob), formats: FORMATS });
  try {
    const track = await inTime(PATIENCE_MS, input.getPrimaryAudioTrack());
    if (!track) throw new SoundError("no-sound", "There is no sound in this file.");
    return await decoded(track, range);
  } catch (error) {
    throw error instanceof SoundError ? error : new SoundError("not-sound", `It cannot be decoded: ${error}`, error);
  } finally {
    input.dispose();
  }
}

async function decoded(track: InputAudioTrack, range: SoundRange | undefined): Promise<Sound> {
  if (!(await track.canDecode())) {
    throw new SoundError("unsupported", `There is no decoder for ${(await track.getCodec()) ?? "its codec"} here.`);
  }
  const told = range ? (range.toMs - range.fromMs) / 1000 : await inTime(PATIENCE_MS, lengthOf(track));
  refuseSize(told, await track.getSampleRate(), await track.getNumberOfChannels());
  const fromS = (range?.fromMs ?? 0) / 1000;
  return collected(new AudioSampleSink(track).samples(fromS, fromS + Math.min(told, LONGEST_S)));
}

/** Live recordings state no duration, or 0. */
async function lengthOf(track: InputAudioTrack): Promise<number> {
  return (await track.getDurationFromMetadata()) || (await track.computeDuration());
}

async function collected(samples: AsyncGenerator<AudioSample, void, unknown>): Promise<Sound> {
  const parts: Sound[] = [];
  let startS = 0;
  for (;;) {
    const { value: sample, done } = await inTime(PATIENCE_MS, samples.next());
    if (done || !sample) break;
    if (parts.length === 0) startS = sample.timestamp;
    parts.push(planes(sample));
    sample.close();
  }
  const first = parts[0];
  if (!first) throw new SoundError("no-sound", "There is no sound in this file.");
  const channels = first.channels.map((_, c) => joined(parts.map((part) => part.channels[c])));
  return fromTheBeginning({ sampleRate: first.sampleRate, channels }, startS);
}

/** Cuts off sound before the start of the file's clock (an encoder's silence). */
function fromTheBeginning({ sampleRate, channels }: Sound, startS: number): Sound {
  const early = Math.max(0, Math.round(-startS * sampleRate));
  return {
    sampleRate,
    channels: channels.map((channel) => channel.subarray(early)),
    fromMs: Math.max(0, startS * 1000),
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
