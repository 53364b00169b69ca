import { AAC_FRAME, AAC_LC_48K_STEREO, encodeAac } from "../node/codecs/aac-encoder.ts";
import { SAMPLE_RATE, type Stereo } from "../sound/signal/sound.ts";
import type { OpenSound } from "./join-packets.ts";
import type { Segment } from "./read-segment.ts";

/** `joinSegments` in Node. */
export async function joinSegments(
  segments: readonly Segment[],
  sound: Stereo | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const { joinPackets } = await import("./join-packets.ts");
  return joinPackets(segments, sound, nodeSoundTrack);
}

const CONFIG = {
  codec: "mp4a.40.2",
  sampleRate: SAMPLE_RATE,
  numberOfChannels: 2,
  description: AAC_LC_48K_STEREO,
};

const nodeSoundTrack: OpenSound = async (output, sound) => {
  const { EncodedAudioPacketSource, EncodedPacket } = await import("mediabunny");
  const source = new EncodedAudioPacketSource("aac");
  output.addAudioTrack(source);
  return async (signal) => {
    const seconds = AAC_FRAME / SAMPLE_RATE;
    let pieces = 0;
    for await (const data of encodeAac(sound, signal)) {
      await source.add(new EncodedPacket(data, "key", pieces++ * seconds, seconds), { decoderConfig: CONFIG });
    }
    source.close();
  };
};
