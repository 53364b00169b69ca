import { BufferSource, Input, MATROSKA, MP4, QTFF, WEBM } from "mediabunny";
import { isFaststart } from "./faststart.ts";

/**
 * Sizes in pixels as shown (after rotation), duration in milliseconds, frame rate in frames per second,
 * sample rate in Hz. `faststart`: the index lies before the pictures, so playing can begin at once.
 */
export type VideoFacts = {
  kind: "video";
  container: "mp4" | "mov" | "webm" | "mkv";
  codec: string;
  audioCodec: string | null;
  audioSampleRate: number | null;
  width: number;
  height: number;
  durationMs: number;
  frameRate: number;
  faststart: boolean;
};

/** Enough frames for a sound estimate of the rate. */
const COUNTED_FRAMES = 300;

/**
 * Reads an MP4, MOV, WebM or Matroska file. Null if there is no picture track that can be read.
 * A forged index can keep the reader busy for minutes without a pause: call it where it can be stopped.
 */
export async function videoFacts(bytes: Uint8Array): Promise<VideoFacts | null> {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    return await read(input, bytes);
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}

async function read(input: Input, bytes: Uint8Array): Promise<VideoFacts | null> {
  const container = containerOf(await input.getFormat());
  const video = await input.getPrimaryVideoTrack();
  const codec = await video?.getCodec();
  if (container === null || !video || !codec) return null;

  const audio = await input.getPrimaryAudioTrack();
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  const seconds = await input.computeDuration();
  const { packetCount, averagePacketRate } = await video.computePacketStats(COUNTED_FRAMES);
  if (!(width > 0 && height > 0 && seconds > 0 && packetCount > 0)) return null;
  if (!Number.isFinite(seconds + averagePacketRate)) return null;

  return {
    kind: "video",
    container,
    codec,
    audioCodec: (await audio?.getCodec()) ?? null,
    audioSampleRate: (await audio?.getSampleRate()) ?? null,
    width,
    height,
    durationMs: Math.round(seconds * 1000),
    frameRate: Math.round(averagePacketRate * 1000) / 1000,
    faststart: container === "webm" || container === "mkv" || isFaststart(bytes),
  };
}

function containerOf(format: Awaited<ReturnType<Input["getFormat"]>>): VideoFacts["container"] | null {
  switch (format) {
    case MP4:
      return "mp4";
    case QTFF:
      return "mov";
    case WEBM:
      return "webm";
    case MATROSKA:
      return "mkv";
    default:
      return null;
  }
}
