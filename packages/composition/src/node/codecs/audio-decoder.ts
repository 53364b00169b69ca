import { AvFrameAudioSampleResource } from "@mediabunny/server";
import { type AudioCodec, AudioSample, CustomAudioDecoder, type EncodedPacket } from "mediabunny";
import * as constants from "node-av/constants";
import { Rational } from "node-av/lib";
import { LibavDecoder } from "./libav-decoder.ts";
import { bytesOf } from "./video-decoder.ts";

const IDS = {
  aac: constants.AV_CODEC_ID_AAC,
  mp3: constants.AV_CODEC_ID_MP3,
  opus: constants.AV_CODEC_ID_OPUS,
  vorbis: constants.AV_CODEC_ID_VORBIS,
  flac: constants.AV_CODEC_ID_FLAC,
};

function isKnown(codec: AudioCodec): codec is keyof typeof IDS {
  return codec in IDS;
}

/** Sound in Node. */
export class SoundDecoder extends CustomAudioDecoder {
  #decoder: LibavDecoder | null = null;

  static override supports(codec: AudioCodec): boolean {
    return isKnown(codec);
  }

  async init(): Promise<void> {
    if (!isKnown(this.codec)) return;
    const { sampleRate, numberOfChannels, description } = this.config;
    const frame = (decoded: ConstructorParameters<typeof AvFrameAudioSampleResource>[0], timestamp: number) => {
      // The resource reads the time in samples.
      decoded.timeBase = new Rational(1, sampleRate);
      decoded.pts = BigInt(Math.round(timestamp * sampleRate));
      this.onSample(new AudioSample(new AvFrameAudioSampleResource(decoded)));
    };
    this.#decoder = new LibavDecoder(IDS[this.codec], { frame, failure: (error) => this.onError(error) });
    await this.#decoder.open((context) => {
      context.sampleRate = sampleRate;
      context.channelLayout = { nbChannels: numberOfChannels, order: constants.AV_CHANNEL_ORDER_UNSPEC, mask: 0n };
      context.timeBase = new Rational(1, 1_000_000);
      context.extraData = bytesOf(description);
    });
  }

  async decode({ data, timestamp, duration }: EncodedPacket): Promise<void> {
    await this.#decoder?.decode({ data, isKey: true, timestamp, duration });
  }

  async flush(): Promise<void> {
    await this.#decoder?.flush();
  }

  close(): void {
    this.#decoder?.close();
  }
}
