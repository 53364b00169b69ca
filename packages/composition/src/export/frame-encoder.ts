import { EncodedPacket, type EncodedVideoPacketSource } from "mediabunny";
import type { Scene } from "../scene/scene.ts";
import { BT709_LIMITED } from "../yuv/i420-converter.ts";
import { coarserAfter, quantizerOf } from "./quantizer.ts";

/** What the encoder keeps: a number of bits a second, or the quality, with at most this many bits a second. */
export type Rate = { bitrate: number } | { mostBits: number };

/** `codec`: the string that the browser reported as supported. */
type Settings = { scene: Scene; codec: string; rate: Rate };

/** Maximum number of frames that wait for the encoder: enough to keep it busy; more would only cost memory. */
const WAITING = 4;

/**
 * How often the first frame is encoded before it counts, where a rate is kept: an encoder that has not seen what it encodes
 * gives its first key frame the least bits, and that is the cover.
 */
const WARM_UP = 4;

/**
 * Encodes frames by number into a track: one of them a second is a key frame, and none refers across it (closed GOP).
 * Every method throws the encoder's error, also while waiting for it, so a codec that the browser takes away ends here.
 */
export class FrameEncoder {
  readonly #encoder: VideoEncoder;
  readonly #scene: Scene;
  readonly #rate: Rate;
  readonly #track: EncodedVideoPacketSource;
  readonly #failed = Promise.withResolvers<never>();
  #written: Promise<void> = Promise.resolve();
  /** Of the second that is being written. */
  #bits = 0;
  #coarser = 0;
  #meta: EncodedVideoChunkMetadata | undefined;

  constructor(track: EncodedVideoPacketSource, settings: Settings) {
    this.#track = track;
    this.#scene = settings.scene;
    this.#rate = settings.rate;
    this.#failed.promise.catch(() => {});
    this.#encoder = new VideoEncoder({
      output: (chunk, meta) => {
        this.#count(chunk);
        this.#written = this.#written.then(() => this.#write(chunk, meta));
        this.#written.catch(this.#failed.reject);
      },
      error: this.#failed.reject,
    });
    this.#encoder.configure(configOf(settings));
  }

  /** Copies `planes` (I420, no gaps). Resolves when the encoder has room again. Frames come in order, from 0 on. */
  async add(planes: Uint8Array<ArrayBuffer>, index: number): Promise<void> {
    const warmUp = index === 0 && "bitrate" in this.#rate ? WARM_UP : 0;
    for (let before = warmUp; before > 0; before--) this.#encode(planes, -before, before === warmUp);
    this.#encode(planes, index, index % this.#scene.frameRate === 0);
    while (this.#encoder.encodeQueueSize >= WAITING) await this.#orFailure(this.#dequeued());
    await this.#orFailure(this.#written);
  }

  #encode(planes: Uint8Array<ArrayBuffer>, index: number, isKey: boolean): void {
    const { width, height, frameRate } = this.#scene;
    const frame = new VideoFrame(planes, {
      format: "I420",
      codedWidth: width,
      codedHeight: height,
      timestamp: Math.round((index * 1_000_000) / frameRate),
      duration: Math.round(1_000_000 / frameRate),
      colorSpace: BT709_LIMITED,
    });
    try {
      this.#encoder.encode(frame, this.#optionsOf(isKey));
    } finally {
      frame.close();
    }
  }

  /** Waits for the last packet. */
  async finish(): Promise<void> {
    await this.#orFailure(this.#encoder.flush());
    await this.#orFailure(this.#written);
  }

  close(): void {
    if (this.#encoder.state !== "closed") this.#encoder.close();
  }

  #optionsOf(keyFrame: boolean): VideoEncoderEncodeOptions {
    return "bitrate" in this.#rate
      ? { keyFrame }
      : { keyFrame, avc: { quantizer: quantizerOf(keyFrame, this.#coarser) } };
  }

  #count(chunk: EncodedVideoChunk): void {
    if ("mostBits" in this.#rate && chunk.type === "key" && this.#bits > 0) {
      this.#coarser = coarserAfter(this.#coarser, this.#bits, this.#rate.mostBits);
      this.#bits = 0;
    }
    this.#bits += chunk.byteLength * 8;
  }

  async #write(chunk: EncodedVideoChunk, meta: EncodedVideoChunkMetadata | undefined): Promise<void> {
    const { frameRate } = this.#scene;
    // Whole microseconds are no thirtieths of a second: back to the exact time.
    const index = Math.round((chunk.timestamp * frameRate) / 1_000_000);
    // The decoder's configuration comes once, with the first chunk.
    if (meta?.decoderConfig) this.#meta = meta;
    if (index < 0) return;
    const packet = EncodedPacket.fromEncodedChunk(chunk);
    await this.#track.add(packet.clone({ timestamp: index / frameRate, duration: 1 / frameRate }), this.#meta);
  }

  #orFailure<Result>(work: Promise<Result>): Promise<Result> {
    return Promise.race([work, this.#failed.promise]);
  }

  #dequeued(): Promise<unknown> {
    return new Promise((resolve) => this.#encoder.addEventListener("dequeue", resolve, { once: true }));
  }
}

function configOf({ scene, codec, rate }: Settings): VideoEncoderConfig {
  return {
    codec,
    width: scene.width,
    height: scene.height,
    framerate: scene.frameRate,
    ...("bitrate" in rate
      ? ({ bitrate: rate.bitrate, bitrateMode: "variable" } as const)
      : ({ bitrateMode: "quantizer" } as const)),
    // Never drops a frame to keep up. In software both modes take the same time.
    latencyMode: "quality",
    avc: { format: "avc" },
  };
}
