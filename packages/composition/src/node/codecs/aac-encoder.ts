import type { CodecContext, Packet } from "node-av/lib";
import { SAMPLE_RATE, type Stereo } from "../../sound/signal/sound.ts";

const BITRATE = 160_000n;
/**
 * The encoder's temporal noise shaping: where a hit begins, it raised peaks of a mix by up to 2.8 dB, which were then over full
 * scale (measured: 0.4 dBTP with it, -2.4 without).
 */
const HAS_NOISE_SHAPING = false;
/** Samples that AAC encodes at once. */
export const AAC_FRAME = 1024;
/** Between two turns of the event loop. */
const PIECES_AT_ONCE = 8;
/** The configuration of a decoder for AAC-LC, 48 kHz, 2 channels (AudioSpecificConfig, ISO 14496-3 §1.6.2). */
export const AAC_LC_48K_STEREO = Uint8Array.of(0x11, 0x90);

/**
 * Encodes as AAC-LC, piece by piece, so that the encoder does not wait for the whole mix. Each piece has `AAC_FRAME`
 * samples.
 */
export async function* encodeAac(sound: Stereo, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const [av, constants] = await Promise.all([import("node-av/lib"), import("node-av/constants")]);
  const context = opened(av, constants);
  const packet = new av.Packet();
  packet.alloc();
  try {
    // The encoder adds a piece of its own for its delay; without the last one the track does not outlast the picture.
    const pieces = Math.max(1, Math.floor(sound.left.length / AAC_FRAME) - 1);
    for (let piece = 0; piece < pieces; piece++) {
      signal?.throwIfAborted();
      const frame = av.Frame.fromAudioBuffer(planar(sound, piece * AAC_FRAME), {
        nbSamples: AAC_FRAME,
        format: constants.AV_SAMPLE_FMT_FLTP,
        sampleRate: SAMPLE_RATE,
        channelLayout: constants.AV_CHANNEL_LAYOUT_STEREO,
        timeBase: new av.Rational(1, SAMPLE_RATE),
      });
      frame.pts = BigInt(piece * AAC_FRAME);
      // Not the asynchronous calls: a piece takes 0.2 ms, and handing it to another thread takes longer.
      av.FFmpegError.throwIfError(context.sendFrameSync(frame), "encoding sound");
      frame.free();
      yield* received(context, packet);
      if (piece % PIECES_AT_ONCE === 0) await new Promise(setImmediate);
    }
    av.FFmpegError.throwIfError(context.sendFrameSync(null), "finishing the sound");
    yield* received(context, packet);
  } finally {
    packet.free();
    context.freeContext();
  }
}

type Av = typeof import("node-av/lib");
type Constants = typeof import("node-av/constants");

function opened(av: Av, constants: Constants): CodecContext {
  const codec = av.Codec.findEncoder(constants.AV_CODEC_ID_AAC);
  if (!codec) throw new Error("This build of the encoder has no AAC.");
  const context = new av.CodecContext();
  context.allocContext3(codec);
  context.sampleRate = SAMPLE_RATE;
  context.sampleFormat = constants.AV_SAMPLE_FMT_FLTP;
  context.channelLayout = constants.AV_CHANNEL_LAYOUT_STEREO;
  context.timeBase = new av.Rational(1, SAMPLE_RATE);
  context.bitRate = BITRATE;
  const { AV_OPT_TYPE_BOOL, AV_OPT_SEARCH_CHILDREN } = constants;
  const set = context.setOption("aac_tns", HAS_NOISE_SHAPING, AV_OPT_TYPE_BOOL, AV_OPT_SEARCH_CHILDREN);
  av.FFmpegError.throwIfError(set, "setting up AAC");
  av.FFmpegError.throwIfError(context.open2Sync(codec, null), "opening the AAC encoder");
  return context;
}

/** Both channels one after the other; silence where the sound is over. */
function planar({ left, right }: Stereo, start: number): Buffer {
  const data = new Float32Array(2 * AAC_FRAME);
  data.set(left.subarray(start, start + AAC_FRAME));
  data.set(right.subarray(start, start + AAC_FRAME), AAC_FRAME);
  return Buffer.from(data.buffer);
}

function* received(context: CodecContext, packet: Packet): Generator<Uint8Array> {
  while (context.receivePacketSync(packet) >= 0) {
    yield new Uint8Array(packet.data ?? []);
    packet.unref();
  }
}
