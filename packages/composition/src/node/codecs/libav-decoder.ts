import type { AVCodecID } from "node-av/constants";
import * as constants from "node-av/constants";
import { type Codec, CodecContext, Codec as Codecs, FFmpegError, Frame, Packet } from "node-av/lib";

/** The unit of time of packets and frames. */
const TICKS_PER_S = 1_000_000;

type Chunk = { data: Uint8Array; isKey: boolean; timestamp: number; duration: number };

/**
 * A decoder of libavcodec. Nothing here ever rejects: mediabunny queues calls one behind the other, and a rejected one
 * would reject all later ones without a handler, which ends a Node process. The first failure is reported; after it
 * nothing is decoded.
 */
export class LibavDecoder {
  readonly #context: CodecContext;
  readonly #codec: Codec;
  readonly #packet = new Packet();
  readonly #frame = new Frame();
  readonly #on: { frame: (frame: Frame, timestampS: number) => void; failure: (error: unknown) => void };
  #isBroken = false;

  /** `prepare` sets what the codec must know before it is opened. Throws if this build does not have the codec. */
  constructor(
    id: AVCodecID,
    on: { frame: (frame: Frame, timestampS: number) => void; failure: (error: unknown) => void },
  ) {
    const codec = Codecs.findDecoder(id);
    if (!codec) throw new Error("this build has no decoder for it");
    this.#codec = codec;
    this.#context = new CodecContext();
    this.#context.allocContext3(codec);
    this.#context.threadCount = 1;
    this.#packet.alloc();
    this.#frame.alloc();
    this.#on = on;
  }

  open(prepare: (context: CodecContext) => void): Promise<void> {
    return this.#guarded(async () => {
      prepare(this.#context);
      FFmpegError.throwIfError(await this.#context.open2(this.#codec, null), "opening the decoder");
    });
  }

  decode({ data, isKey, timestamp, duration }: Chunk): Promise<void> {
    return this.#guarded(async () => {
      this.#packet.data = Buffer.from(data);
      this.#packet.isKeyframe = isKey;
      this.#packet.pts = BigInt(Math.round(timestamp * TICKS_PER_S));
      this.#packet.dts = constants.AV_NOPTS_VALUE;
      this.#packet.duration = BigInt(Math.round(duration * TICKS_PER_S));
      FFmpegError.throwIfError(await this.#context.sendPacket(this.#packet), "decoding");
      this.#packet.unref();
      await this.#receive();
    });
  }

  flush(): Promise<void> {
    return this.#guarded(async () => {
      FFmpegError.throwIfError(await this.#context.sendPacket(null), "finishing");
      await this.#receive();
      this.#context.flushBuffers();
    });
  }

  close(): void {
    this.#isBroken = true;
    this.#context.freeContext();
    this.#packet.free();
    this.#frame.free();
  }

  /** Hands over a copy that refers to the same pixels; its receiver frees it. */
  async #receive(): Promise<void> {
    for (;;) {
      const result = await this.#context.receiveFrame(this.#frame);
      if (result === constants.AVERROR_EAGAIN || result === constants.AVERROR_EOF) return;
      FFmpegError.throwIfError(result, "decoding");
      const frame = this.#frame.clone();
      if (!frame) throw new Error("there is no memory for a frame");
      this.#on.frame(frame, Number(this.#frame.pts) / TICKS_PER_S);
    }
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    if (this.#isBroken) return;
    try {
      await work();
    } catch (error) {
      this.#isBroken = true;
      this.#on.failure(error);
    }
  }
}
