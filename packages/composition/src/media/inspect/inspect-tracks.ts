import type { Orientation } from "@vignette/domain/media";
import {
  ADTS,
  BlobSource,
  canDecodeVideo,
  EncodedPacketSink,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  VideoSampleSink,
  WAVE,
  WEBM,
} from "mediabunny";
import { type ContainerFormat, MEDIA_LIMITS, type MediaFacts, MediaRefused } from "./media-facts.ts";

type Moving = Exclude<ContainerFormat, "jpeg" | "png" | "gif" | "webp" | "avif">;

const FORMATS = {
  mp4: [MP4, QTFF],
  mov: [QTFF, MP4],
  webm: [WEBM, MATROSKA],
  mkv: [MATROSKA, WEBM],
  wav: [WAVE],
  mp3: [MP3],
  aac: [ADTS],
  ogg: [OGG],
  flac: [FLAC],
};

/** Codecs that every browser decodes; for others the available decoders are tried. */
const COMMON_VIDEO = ["avc", "vp8", "vp9", "av1"];

/** The number of packets from which the rate is estimated. */
const RATE_PACKETS = 120;

/** Facts of a file with tracks. Throws `Refused`, or the parser's error. */
export async function inspectTracks(file: Blob, container: Moving, signal: AbortSignal): Promise<MediaFacts> {
  const input = new Input({ source: new BlobSource(file), formats: FORMATS[container] });
  const end = () => input.dispose();
  signal.addEventListener("abort", end, { once: true });
  try {
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    if (!video && !audio) throw new MediaRefused("no-tracks", "There is neither picture nor sound in it.");
    const durationMs = await durationOf(video, audio);
    const sound = await soundFacts(audio);
    const picture = video ? await pictureFacts(video) : NO_PICTURE;
    return { kind: video ? "video" : "sound", container, ...picture, ...sound, durationMs, bytes: file.size };
  } finally {
    signal.removeEventListener("abort", end);
    end();
  }
}

const NO_PICTURE = { videoCodec: null, width: 0, height: 0, frameRate: 0, orientation: 1 } as const;

/** The stated duration is checked first, so that files of many hours are refused without reading through them. */
async function durationOf(video: InputVideoTrack | null, audio: InputAudioTrack | null): Promise<number> {
  const tracks = [video, audio].filter((track) => track !== null);
  const stated = await Promise.all(tracks.map((track) => track.getDurationFromMetadata()));
  checkDuration(Math.max(0, ...stated.map((seconds) => seconds ?? 0)) * 1000);
  const real = await Promise.all(tracks.map((track) => track.computeDuration()));
  const durationMs = Math.round(Math.max(...real) * 1000);
  checkDuration(durationMs);
  if (durationMs <= 0) throw new MediaRefused("damaged", "It lasts no time at all.");
  return durationMs;
}

function checkDuration(ms: number): void {
  if (!(ms <= MEDIA_LIMITS.durationMs))
    throw new MediaRefused("too-long", `It lasts ${Math.round(ms / 60_000)} minutes.`);
}

async function soundFacts(audio: InputAudioTrack | null) {
  if (!audio) return { audioCodec: null, hasSound: false, sampleRate: 0 };
  const codec = await audio.getCodecParameterString();
  if (codec === null)
    throw new MediaRefused("unsupported-codec", `Sound: ${String(await audio.getInternalCodecId())}.`);
  return { audioCodec: codec, hasSound: true, sampleRate: await audio.getSampleRate() };
}

async function pictureFacts(video: InputVideoTrack) {
  await checkCodec(video);
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  if (!(width >= 1 && height >= 1)) throw new MediaRefused("no-size", `Its size is ${width}×${height}.`);
  if (width * height > MEDIA_LIMITS.videoPixels) throw new MediaRefused("too-large", `Its size is ${width}×${height}.`);
  await proveFirstFrame(video);
  const { averagePacketRate } = await video.computePacketStats(RATE_PACKETS);
  return {
    videoCodec: await video.getCodecParameterString(),
    width,
    height,
    frameRate: Math.round(averagePacketRate * 1000) / 1000,
    orientation: orientationOf(await video.getRotation(), await video.getFlip()),
  };
}

async function checkCodec(video: InputVideoTrack): Promise<void> {
  const codec = await video.getCodec();
  if (codec === null)
    throw new MediaRefused("unsupported-codec", `Picture: ${String(await video.getInternalCodecId())}.`);
  const isTaken = (await hasDecoders()) ? await video.canDecode() : COMMON_VIDEO.includes(codec);
  if (!isTaken) throw new MediaRefused("unsupported-codec", `Picture: ${codec}.`);
}

/** Node has decoders only once they are registered. */
function hasDecoders(): Promise<boolean> {
  return canDecodeVideo("avc", { codedWidth: 1280, codedHeight: 720 });
}

async function proveFirstFrame(video: InputVideoTrack): Promise<void> {
  const key = await new EncodedPacketSink(video).getFirstKeyPacket({ verifyKeyPackets: true });
  if (!key) throw new MediaRefused("no-key-frame", "No frame of it can be shown by itself.");
  if (!(await hasDecoders())) return;
  const frame = await new VideoSampleSink(video).getSample(key.timestamp);
  if (!frame) throw new MediaRefused("damaged", "Its first frame cannot be decoded.");
  frame.close();
}

/** Turned clockwise, then perhaps mirrored left to right, as EXIF numbers it. */
function orientationOf(rotation: number, flip: boolean): Orientation {
  const byQuarters: Orientation[] = flip ? [2, 5, 4, 7] : [1, 6, 3, 8];
  return byQuarters[rotation / 90] ?? 1;
}
