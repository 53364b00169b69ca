import { loadFaces } from "../font-loading/node-faces.ts";
import { frame } from "../frame/frame.ts";
import type { Media } from "../media/media.ts";
import type { VideoFrames } from "../media/video-frames.ts";
import type { Scene } from "../scene/scene.ts";
import { ruler } from "../shaping/typesetter.ts";
import type { NodeFrame } from "./canvas/node-frame.ts";
import { nodePlanes } from "./canvas/node-planes.ts";
import { h264Encoder } from "./codecs/h264-encoder.ts";
import { lateWriter } from "./codecs/late-writer.ts";
import type { Mp4Writer } from "./codecs/mp4-writer.ts";
import { encodeFrames } from "./encode-frames.ts";
import { encodedSound } from "./encoded-sound.ts";
import { loadNodePictures } from "./load-node-pictures.ts";
import { openSceneFrames } from "./open-scene-frames.ts";

/** Enough chunks of files for the threads that use them; more would not help. */
const TURNS = 10;

type RenderOptions = {
  /** Called with the share that is done, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Checked between frames. */
  signal?: AbortSignal;
  /** Bits a second for the picture; absent: as many as a constant quality takes, at most 8 Mbit/s. */
  bitrate?: number;
};

/**
 * A scene as MP4, unattended: H.264 High, AAC-LC 48 kHz, BT.709 in limited range, a key frame each second, index first.
 * The file is parsed again and compared with the scene before it is returned. Throws `ExportError`, or the signal's
 * reason when canceled.
 */
export async function renderMp4(
  scene: Scene,
  media: Media,
  options: RenderOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return rendered(scene, media, options, true);
}

/** The pictures of a scene without sound, to be joined with others. Its time must be whole frames. Otherwise as `renderMp4`. */
export async function renderSegment(
  scene: Scene,
  media: Media,
  options: RenderOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return rendered(scene, media, options, false);
}

async function rendered(
  scene: Scene,
  media: Media,
  options: RenderOptions,
  sound: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = lateWriter(scene, { sound });
  try {
    await together(options.signal, (signal) => [
      ...(sound ? [renderSound(scene, media, writer, signal)] : []),
      renderPicture(scene, media, writer, { ...options, signal }),
    ]);
    const file = await writer.finish();
    const { checkMp4 } = await import("../output/check-export.ts");
    await checkMp4(file, scene, { sound });
    options.onProgress?.(1);
    return file;
  } catch (error) {
    await writer.cancel();
    throw error;
  }
}

/** If one of them fails, the others are stopped before the error is thrown. */
async function together(
  outer: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<void>[],
): Promise<void> {
  const failure = new AbortController();
  const signal = outer ? AbortSignal.any([outer, failure.signal]) : failure.signal;
  const all = start(signal).map((one) => one.catch((error: unknown) => failure.abort(error)));
  await Promise.all(all);
  failure.signal.throwIfAborted();
}

async function renderSound(scene: Scene, media: Media, writer: Mp4Writer, signal: AbortSignal): Promise<void> {
  for (const piece of await encodedSound(scene, media, signal)) await writer.addSound(piece);
}

async function renderPicture(scene: Scene, media: Media, writer: Mp4Writer, options: RenderOptions): Promise<void> {
  // Photos are decoded in another thread: that begins while this one still loads faces and the encoder.
  const loading = loadNodePictures(scene, media);
  loading.catch(() => {});
  await handedOver();
  const faces = loadFaces(scene, media);
  faces.catch(() => {});
  const encoder = await h264Encoder(scene, options.bitrate);
  try {
    const planesOf = await nodePlanes(encoder.layout);
    const [pictures] = await Promise.all([loading, faces]);
    await withVideos(scene, media, async (videos) => {
      const measure = ruler();
      const draw = async (tMs: number) => {
        const frames = await videos.at(tMs);
        return planesOf(frame(scene, tMs, measure), { ...pictures, frames });
      };
      await encodeFrames(scene, { encoder, draw, writer }, options);
    });
    // The last frames are in the encoder's threads: time to load what checks the file.
    const [packets] = await Promise.all([encoder.finish(), import("../output/check-export.ts")]);
    await writer.addPictures(packets);
  } finally {
    encoder.close();
  }
}

/** Files are read in several turns of the event loop; only then can another thread mix or decode them. */
async function handedOver(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise(setImmediate);
}

async function withVideos(
  scene: Scene,
  media: Media,
  use: (videos: VideoFrames<NodeFrame>) => Promise<void>,
): Promise<void> {
  const videos = await openSceneFrames(scene, media);
  await use(videos).finally(() => videos.close());
}
