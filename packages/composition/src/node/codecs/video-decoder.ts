import { AvFrameVideoSampleResource } from "@mediabunny/server";
import { CustomVideoDecoder, type EncodedPacket, type VideoCodec, VideoSample } from "mediabunny";
import * as constants from "node-av/constants";
import { Rational } from "node-av/lib";
import { LibavDecoder } from "./libav-decoder.ts";

const IDS = {
  avc: constants.AV_CODEC_ID_H264,
  hevc: constants.AV_CODEC_ID_HEVC,
  vp8: constants.AV_CODEC_ID_VP8,
  vp9: constants.AV_CODEC_ID_VP9,
  av1: constants.AV_CODEC_ID_AV1,
};

/** As containers name them. */
const HDR_TRANSFERS = new Map<string, (typeof constants)["AVCOL_TRC_SMPTE2084"]>([
  ["pq", constants.AVCOL_TRC_SMPTE2084],
  ["hlg", constants.AVCOL_TRC_ARIB_STD_B67],
]);

function isKnown(codec: VideoCodec): codec is keyof typeof IDS {
  return codec in IDS;
}

/** Video in Node, always decoded in software: hardware decoders differ from machine to machine. */
export class VideoDecoder extends CustomVideoDecoder {
  #decoder: LibavDecoder | null = null;

  static override supports(codec: VideoCodec): boolean {
    return isKnown(codec);
  }

  async init(): Promise<void> {
    if (!isKnown(this.codec)) return;
    const aspect = this.#pixelAspect();
    const transfer = HDR_TRANSFERS.get(this.config.colorSpace?.transfer ?? "") ?? null;
    const frame = (decoded: ConstructorParameters<typeof AvFrameVideoSampleResource>[0], timestamp: number) => {
      decoded.sampleAspectRatio = aspect;
      // As in browsers; streams of VP9 and some of others do not hold it.
      if (transfer !== null) decoded.colorTrc = transfer;
      this.onSample(new VideoSample(new AvFrameVideoSampleResource(decoded), { timestamp, duration: 0 }));
    };
    this.#decoder = new LibavDecoder(IDS[this.codec], { frame, failure: (error) => this.onError(error) });
    await this.#decoder.open((context) => {
      context.width = this.config.codedWidth ?? 0;
      context.height = this.config.codedHeight ?? 0;
      context.extraData = bytesOf(this.config.description);
    });
  }

  async decode({ data, type, timestamp, duration }: EncodedPacket): Promise<void> {
    await this.#decoder?.decode({ data, isKey: type === "key", timestamp, duration });
  }

  async flush(): Promise<void> {
    await this.#decoder?.flush();
  }

  close(): void {
    this.#decoder?.close();
  }

  /** From the container, which takes precedence over the stream. */
  #pixelAspect(): Rational {
    const { codedWidth = 1, codedHeight = 1, displayAspectWidth, displayAspectHeight } = this.config;
    if (!displayAspectWidth || !displayAspectHeight) return new Rational(1, 1);
    return new Rational(displayAspectWidth * codedHeight, displayAspectHeight * codedWidth);
  }
}

/** The decoder configuration that the container holds. */
export function bytesOf(description: AllowSharedBufferSource | undefined): Buffer | null {
  if (!description) return null;
  if (ArrayBuffer.isView(description))
    return Buffer.from(description.buffer, description.byteOffset, description.byteLength);
  return Buffer.from(description);
}
