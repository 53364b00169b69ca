import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from "mediabunny";
import type { Scene } from "../../scene/scene.ts";
import { SAMPLE_RATE } from "../../sound/signal/sound.ts";
import { BT709_LIMITED } from "../../yuv/i420-converter.ts";
import { AAC_FRAME, AAC_LC_48K_STEREO } from "./aac-encoder.ts";
import type { VideoPacket } from "./h264-encoder.ts";

export type Mp4Writer = {
  /** In decoding order. */
  addPictures: (packets: readonly VideoPacket[]) => Promise<void>;
  /** The next 1024 samples, encoded. */
  addSound: (piece: Uint8Array) => Promise<void>;
  finish: () => Promise<Uint8Array<ArrayBuffer>>;
  cancel: () => Promise<void>;
};

/** An MP4 with its index first, made of finished packets. */
export async function mp4Writer({ width, height, frameRate }: Scene, tracks: { sound: boolean }): Promise<Mp4Writer> {
  const video = new EncodedVideoPacketSource("avc");
  const audio = new EncodedAudioPacketSource("aac");
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target: new BufferTarget() });
  output.addVideoTrack(video, { frameRate });
  if (tracks.sound) output.addAudioTrack(audio);
  await output.start();
  const picture = { codec: "avc1.640028", codedWidth: width, codedHeight: height, colorSpace: BT709_LIMITED };
  const sound = { codec: "mp4a.40.2", sampleRate: SAMPLE_RATE, numberOfChannels: 2, description: AAC_LC_48K_STEREO };
  let pieces = 0;
  return {
    async addPictures(packets) {
      for (const { data, frame, isKey } of packets) {
        const packet = new EncodedPacket(data, isKey ? "key" : "delta", frame / frameRate, 1 / frameRate);
        await video.add(packet, { decoderConfig: picture });
      }
    },
    async addSound(data) {
      const seconds = AAC_FRAME / SAMPLE_RATE;
      await audio.add(new EncodedPacket(data, "key", pieces++ * seconds, seconds), { decoderConfig: sound });
    },
    async finish() {
      await output.finalize();
      return new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
    },
    cancel: () => output.cancel(),
  };
}
