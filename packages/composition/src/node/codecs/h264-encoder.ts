import { availableParallelism } from "node:os";
import type { CodecContext, Frame, Packet } from "node-av/lib";
import { mostBits } from "../../output/video-encoding.ts";
import type { Scene } from "../../scene/scene.ts";
import { type I420Layout, i420Layout } from "../../yuv/i420-layout.ts";

type Size = Pick<Scene, "width" | "height" | "frameRate">;

/** One picture in decoding order, as Annex B, with its place in display order. */
export type VideoPacket = { data: Uint8Array; frame: number; isKey: boolean };

export type H264Encoder = {
  /** The layout of the planes that `encode` takes. */
  layout: I420Layout;
  /**
   * Takes the planes of the next frame and returns the packets that are finished. The planes are copied before it
   * returns its promise, so the caller may draw the next frame while this one is encoded. At most one frame may wait
   * behind the one that is being encoded.
   */
  encode(planes: Uint8Array): Promise<VideoPacket[]>;
  /** Flushes the remaining packets. */
  finish(): Promise<VideoPacket[]>;
  close(): void;
};

/** x264's own choice, but never more: each thread takes memory, and drawing uses the processor too. */
const THREADS = Math.min(6, Math.ceil(availableParallelism() * 1.5));

/**
 * Changes to the preset. Three B-frames stand between two others, always: looking for a better number takes a tenth of the
 * time and gives 0 to 0.3 dB on what we draw (docs/decisions/0039-b-frames-are-not-searched.md). It still looks for cuts.
 */
const BENT = { b_strategy: "0" };

/**
 * The quality that is kept: half the bytes of 7 Mbit/s, and no loss that is seen (ADR 68). `qcomp` keeps the quantizer steady
 * over time, so that the cover is as good as what follows it.
 */
const QUALITY = { crf: "23", qcomp: "0.8" };

/**
 * libx264, High profile, closed groups of one second, BT.709 in limited range. `superfast` is the fastest preset that
 * keeps High's 8×8 transform: a fifth of the time of `medium` for 1 dB (docs/decisions/0021-node-encodes-with-node-av.md). Without a `bitrate` the
 * quality is constant.
 */
export async function h264Encoder(size: Size, bitrate?: number, preset = "superfast"): Promise<H264Encoder> {
  const [av, constants] = await Promise.all([import("node-av/lib"), import("node-av/constants")]);
  av.Log.setLevel(constants.AV_LOG_ERROR);
  const context = opened(av, constants, size, bitrate, preset);
  const layout = i420Layout(size.width, size.height, aligned(size.width), aligned(size.width / 2));
  // Two, because one is being encoded while the next is filled.
  const frames = [blank(av, constants, layout), blank(av, constants, layout)];
  // Cached: each access to a frame's bytes creates objects that count as 3 MB for the garbage collector.
  const rooms = frames.map((frame) => frame.data);
  const packet = new av.Packet();
  packet.alloc();
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  const encoded = async (frame: Frame, before: Promise<unknown>) => {
    await before;
    av.FFmpegError.throwIfError(await context.sendFrame(frame), "encoding a frame");
    return received(context, packet, constants.AV_PKT_FLAG_KEY);
  };
  return {
    layout,
    async encode(planes) {
      const frame = frames[count % 2];
      if (!frame) throw new Error("no frame");
      if (!frame.isWritable) throw new Error("The encoder still holds a frame that it was done with.");
      fill(rooms[count % 2] ?? null, planes, layout);
      frame.pts = BigInt(count);
      frame.pictType = count % size.frameRate === 0 ? constants.AV_PICTURE_TYPE_I : constants.AV_PICTURE_TYPE_NONE;
      count++;
      const packets = encoded(frame, last);
      last = packets;
      return packets;
    },
    async finish() {
      await last;
      av.FFmpegError.throwIfError(await context.sendFrame(null), "finishing the picture");
      const packets: VideoPacket[] = [];
      // Here each packet is still being made.
      while ((await context.receivePacket(packet)) >= 0) packets.push(taken(packet, constants.AV_PKT_FLAG_KEY));
      return packets;
    },
    close() {
      packet.free();
      for (const frame of frames) frame.free();
      context.freeContext();
    },
  };
}

type Av = typeof import("node-av/lib");
type Constants = typeof import("node-av/constants");

function opened(av: Av, constants: Constants, size: Size, bitrate: number | undefined, preset: string): CodecContext {
  const codec = av.Codec.findEncoderByName("libx264" as Parameters<Av["Codec"]["findEncoderByName"]>[0]);
  if (!codec) throw new Error("This build of the encoder has no libx264.");
  const context = new av.CodecContext();
  context.allocContext3(codec);
  context.width = size.width;
  context.height = size.height;
  context.pixelFormat = constants.AV_PIX_FMT_YUV420P;
  context.timeBase = new av.Rational(1, size.frameRate);
  context.framerate = new av.Rational(size.frameRate, 1);
  if (bitrate === undefined) limitRate(context, mostBits(size));
  else context.bitRate = BigInt(bitrate);
  context.gopSize = size.frameRate;
  context.threadCount = THREADS;
  context.colorSpace = constants.AVCOL_SPC_BT709;
  context.colorPrimaries = constants.AVCOL_PRI_BT709;
  context.colorTrc = constants.AVCOL_TRC_BT709;
  context.colorRange = constants.AVCOL_RANGE_MPEG;
  // Color is the mean of four pixels, so it belongs to the center between them.
  context.chromaLocation = constants.AVCHROMA_LOC_CENTER;
  // Not by a dictionary: `open2Sync` and the garbage collector both free it, and the process dies (node-av 6.1.1).
  const quality = bitrate === undefined ? QUALITY : {};
  for (const [name, value] of Object.entries({ preset, profile: "high", "forced-idr": "1", ...BENT, ...quality }))
    av.FFmpegError.throwIfError(context.setOption(name, value), `setting ${name}`);
  av.FFmpegError.throwIfError(context.open2Sync(codec, null), "opening the H.264 encoder");
  return context;
}

/** Averaged over a second, which is a group of pictures. */
function limitRate(context: CodecContext, bits: number): void {
  context.bitRate = 0n;
  context.rcMaxRate = BigInt(bits);
  context.rcBufferSize = bits;
}

/** Rows begin at addresses that are aligned for SIMD. */
function aligned(width: number): number {
  return Math.ceil(width / 64) * 64;
}

function blank(av: Av, constants: Constants, { width, height }: I420Layout) {
  const frame = new av.Frame();
  frame.alloc();
  frame.width = width;
  frame.height = height;
  frame.format = constants.AV_PIX_FMT_YUV420P;
  av.FFmpegError.throwIfError(frame.getBuffer(0), "making room for a frame");
  return frame;
}

function fill(data: readonly Uint8Array[] | null, planes: Uint8Array, { strides, offsets, height }: I420Layout): void {
  offsets.forEach((offset, i) => {
    const rows = i === 0 ? height : height / 2;
    data?.[i]?.set(planes.subarray(offset, offset + rows * (strides[i] ?? 0)));
  });
}

/** `sendFrame` has done the work in a thread of its own; the rest is too short to be worth a change of threads. */
function received(context: CodecContext, packet: Packet, keyFlag: number): VideoPacket[] {
  const packets: VideoPacket[] = [];
  while (context.receivePacketSync(packet) >= 0) packets.push(taken(packet, keyFlag));
  return packets;
}

function taken(packet: Packet, keyFlag: number): VideoPacket {
  // A copy: the packet's own bytes are gone with `unref`.
  const data = new Uint8Array(packet.data ?? []);
  const taken = { data, frame: Number(packet.pts), isKey: (packet.flags & keyFlag) !== 0 };
  packet.unref();
  return taken;
}
