import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from "mediabunny";
import { ExportError } from "../output/export-error.ts";

/**
 * The same pictures and the same sound in a new MP4 that begins with its index: packets are copied, nothing is encoded,
 * and the rotation stays. Other tracks, such as a phone's motion data, are left out. `onProgress` counts from 0 to 1.
 * Throws `ExportError` "media-unreadable" for what is no H.264 with AAC.
 */
export async function repackMp4(file: Blob, onProgress?: (fraction: number) => void): Promise<Blob> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF] });
  try {
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    const isPlain = (await video?.getCodec()) === "avc" && (!audio || (await audio.getCodec()) === "aac");
    if (!video || !isPlain) throw unreadable("It is not H.264 with AAC.");
    return await repacked(video, audio, onProgress);
  } catch (error) {
    throw error instanceof ExportError ? error : unreadable(String(error));
  } finally {
    input.dispose();
  }
}

async function repacked(
  video: InputVideoTrack,
  audio: InputAudioTrack | null,
  onProgress?: (fraction: number) => void,
): Promise<Blob> {
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target: new BufferTarget() });
  const pictures = new EncodedVideoPacketSource("avc");
  output.addVideoTrack(pictures, { rotation: await video.getRotation() });
  const sound = audio && new EncodedAudioPacketSource("aac");
  if (sound) output.addAudioTrack(sound);
  await output.start();
  const lastS = await video.computeDuration();
  const copyPictures = async () => {
    const decoderConfig = await video.getDecoderConfig();
    if (!decoderConfig) throw unreadable("Its pictures have no description.");
    for await (const packet of new EncodedPacketSink(video).packets()) {
      await pictures.add(packet, { decoderConfig });
      onProgress?.(Math.min(1, packet.timestamp / Math.max(lastS, 0.001)));
    }
    pictures.close();
  };
  const copySound = async () => {
    const decoderConfig = await audio?.getDecoderConfig();
    if (!audio || !sound || !decoderConfig) return;
    // Packets that an edit list leaves out lie before 0.
    for await (const packet of new EncodedPacketSink(audio).packets()) {
      if (packet.timestamp >= 0) await sound.add(packet, { decoderConfig });
    }
    sound.close();
  };
  // Side by side: the container wants both tracks to grow together.
  await Promise.all([copyPictures(), copySound()]);
  await output.finalize();
  return new Blob([output.target.buffer ?? new ArrayBuffer(0)], { type: "video/mp4" });
}

const unreadable = (why: string) => new ExportError("media-unreadable", `The file cannot be repacked: ${why}`);
