import { BlobSource, BufferSource, Input, type InputVideoTrack, MP4, QTFF } from "mediabunny";
import { type GopFacts, groupsOfPictures } from "./groups-of-pictures.ts";
import { type Mp4File, mp4Layout, sizeOf } from "./mp4-layout.ts";

/** What a video file really holds. Codecs are RFC 6381 strings; null where there is no such track. */
export type Mp4Facts = GopFacts & {
  width: number;
  height: number;
  durationMs: number;
  frameRate: number;
  frames: number;
  videoCodec: string | null;
  audioCodec: string | null;
  audioSampleRate: number | null;
  audioChannels: number | null;
  /** Matrix of the colors, "bt709" for what is made here. */
  color: string | null;
  primaries: string | null;
  transfer: string | null;
  /** Black is 0 and white 255, as for photos; else 16 and 235, as for video. */
  fullRange: boolean;
  /** The index comes before the samples, so that playing can begin at once. */
  faststart: boolean;
  /** A track is played differently than it is stored. Instagram refuses that. */
  editList: boolean;
  bytes: number;
};

/** Parses an MP4. Null if the bytes are no MP4 with a video track. Runs in browser and Node. */
export async function inspectMp4(file: Mp4File): Promise<Mp4Facts | null> {
  const source = file instanceof Blob ? new BlobSource(file) : new BufferSource(file);
  const input = new Input({ source, formats: [MP4, QTFF] });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) return null;
    return {
      ...(await pictureFacts(video)),
      ...(await groupsOfPictures(video)),
      ...(await soundFacts(input)),
      ...(await mp4Layout(file)),
      bytes: sizeOf(file),
    };
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}

async function pictureFacts(video: InputVideoTrack) {
  const stats = await video.computePacketStats();
  const colors = await video.getColorSpace();
  return {
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    frames: stats.packetCount,
    frameRate: Math.round(stats.averagePacketRate * 1000) / 1000,
    videoCodec: await video.getCodecParameterString(),
    color: colors.matrix ?? null,
    primaries: colors.primaries ?? null,
    transfer: colors.transfer ?? null,
    fullRange: colors.fullRange ?? false,
  };
}

async function soundFacts(input: Input) {
  const audio = await input.getPrimaryAudioTrack();
  return {
    durationMs: Math.round((await input.computeDuration()) * 1000),
    audioCodec: audio ? await audio.getCodecParameterString() : null,
    audioSampleRate: audio ? await audio.getSampleRate() : null,
    audioChannels: audio ? await audio.getNumberOfChannels() : null,
  };
}
