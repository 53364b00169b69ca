import { EncodedPacket, type EncodedVideoPacketSource } from "mediabunny";
import type { Scene } from "../scene/scene.ts";
import { BT709_LIMITED } from "../yuv/i420-converter.ts";

/** Bits a second, and the codec string that the browser reported as supported. */
type Settings = { scene: Scene; codec: string; bitrate: number };

/** Maximum number of frames that wait for the encoder: enough to keep it busy; more would only cost memory. */
const WAITING = 4;

/**
 * Encodes frames by number into a track: one of them a second is a key frame, and none refers across it (closed GOP).
 * Every method throws the encoder's error, also while waiting for it, so a codec that the browser takes away ends here.
 */
export class FrameEncoder {
  readonly #encoder: VideoEncoder;
  readonly #scene: Scene;
  readonly #track: EncodedVideoPacketSource;
  readonly #failed = Promise.withResolvers<never>();
  #written: Promise<void> = Promise.resolve();

  constructor(track: EncodedVideoPacketSource, settings: Settings) {
    this.#track = track;
    this.#scene = settings.scene;
    this.#failed.promise.catch(() => {});
    this.#encoder = new VideoEncoder({
      output: (chunk, meta) => {
        this.#written = this.#written.then(() => this.#write(chunk, meta));
        this.#written.catch(this.#failed.reject);
      },
      error: this.#failed.reject,
    });
    this.#encoder.configure(configOf(settings));
  }

  /** Copies `planes` (I420, no gaps). Resolves when the encoder has room again. */
  async add(planes: Uint8Array<ArrayBuffer>, index: number): Promise<void> {
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
      this.#encoder.encode(frame, { keyFrame: index % frameRate === 0 });
    } finally {
      frame.close();
    }
    while (this.#encoder.encodeQueueSize >= WAITING) await this.#orFailure(this.#dequeued());
    await this.#orFailure(this.#written);
  }

  /** Waits for the last packet. */
  async finish(): Promise<void> {
    await this.#orFailure(this.#encoder.flush());
    await this.#orFailure(this.#written);
  }

  close(): void {
    if (this.#encoder.state !== "closed") this.#encoder.close();
  }

  async #write(chunk: EncodedVideoChunk, meta: EncodedVideoChunkMetadata | undefined): Promise<void> {
    const { frameRate } = this.#scene;
    // Whole microseconds are no thirtieths of a second: back to the exact time.
    const index = Math.round((chunk.timestamp * frameRate) / 1_000_000);
    const packet = EncodedPacket.fromEncodedChunk(chunk);
    await this.#track.add(packet.clone({ timestamp: index / frameRate, duration: 1 / frameRate }), meta);
  }

  #orFailure<Result>(work: Promise<Result>): Promise<Result> {
    return Promise.race([work, this.#failed.promise]);
  }

  #dequeued(): Promise<unknown> {
    return new Promise((resolve) => this.#encoder.addEventListener("dequeue", resolve, { once: true }));
  }
}

function configOf({ scene, codec, bitrate }: Settings): VideoEncoderConfig {
  return {
    codec,
    width: scene.width,
    height: scene.height,
    framerate: scene.frameRate,
    bitrate,
    bitrateMode: "variable",
    // Never drops a frame to keep up. In software both modes take the same time.
    latencyMode: "quality",
    avc: { format: "avc" },
  };
}
