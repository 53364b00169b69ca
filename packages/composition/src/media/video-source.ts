import {
  BlobSource,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  type VideoSample,
  VideoSampleSink,
  WEBM,
} from "mediabunny";
import { fileTypeOf } from "./inspect/file-type.ts";
import { checkIsoIndex } from "./inspect/iso-index.ts";

/** Formats of videos; naming them keeps the other parsers out of the bundle. */
const VIDEO_FORMATS = [MP4, QTFF, WEBM, MATROSKA];

/** A video file that is open for decoding. Times are seconds on the file's own clock. */
export type VideoSource = {
  /** After rotation, with square pixels. */
  width: number;
  height: number;
  /** Where the last frame ends. */
  endS: number;
  /** How far a time stamp may be off: half a tick (0.5 ms in WebM). */
  toleranceS: number;
  /** Frames in display order, from the one that is on screen at `fromS`. Close each. */
  frames(fromS: number): AsyncGenerator<VideoSample, void, unknown>;
  /** When the key frame begins from which `second` is reached. */
  keyBefore(second: number): Promise<number>;
  close(): void;
};

/** Opens a video for decoding. Throws an `Error` that says why if nothing in it can be decoded here. */
export async function openVideoSource(blob: Blob): Promise<VideoSource> {
  const container = await fileTypeOf(blob);
  if (container === "mp4" || container === "mov") await checkIsoIndex(blob);
  const input = new Input({ source: new BlobSource(blob), formats: VIDEO_FORMATS });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error("there is no picture in it");
    if (!(await track.canDecode())) throw new Error(`${await codecName(track)} cannot be decoded here`);
    return await opened(input, track);
  } catch (error) {
    input.dispose();
    throw error;
  }
}

async function codecName(track: InputVideoTrack): Promise<string> {
  return (await track.getCodec()) ?? `its codec (${String(await track.getInternalCodecId())})`;
}

async function opened(input: Input, track: InputVideoTrack): Promise<VideoSource> {
  const packets = new EncodedPacketSink(track);
  const sink = new VideoSampleSink(track);
  return {
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    endS: await track.computeDuration(),
    toleranceS: 0.5 / (await track.getTimeResolution()) + 1e-6,
    frames: (fromS) => sink.samples(fromS),
    keyBefore: async (second) => (await packets.getKeyPacket(second, { metadataOnly: true }))?.timestamp ?? -Infinity,
    close: () => input.dispose(),
  };
}
