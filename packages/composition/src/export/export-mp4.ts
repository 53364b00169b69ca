import { loadFaces } from "../font-loading/load-faces.ts";
import { closePictures, loadPictures } from "../media/load-pictures.ts";
import { loadSound } from "../media/load-sound.ts";
import type { Media } from "../media/media.ts";
import { openVideoFrames } from "../media/open-video-frames.ts";
import { checkMp4 } from "../output/check-export.ts";
import { ExportError } from "../output/export-error.ts";
import { h264For } from "../output/video-encoding.ts";
import type { Scene } from "../scene/scene.ts";
import { type Span, seenIn, wholeSpan } from "../scene/span.ts";
import { type Stereo, silence } from "../sound/signal/sound.ts";
import { type EncodeWork, encodeMp4 } from "./encode-mp4.ts";

export type Mp4Options = {
  /** Called with the share that is done, from 0 to 1; it never decreases. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  /** Bits a second for the picture; absent: as many as its quality takes (ADR 68). */
  bitrate?: number;
};

export type SegmentOptions = Mp4Options & {
  /** Only this part of the scene. */
  span?: Span;
};

/**
 * A scene as MP4: H.264 (High where possible), AAC-LC 48 kHz, BT.709 in limited range, a closed GOP each second, index
 * first. A silent scene gets a silent track, because some players and platforms fail without one. Runs in a page,
 * better in a worker (`startExport`). Throws `ExportError`, or the signal's reason when canceled.
 */
export async function exportMp4(scene: Scene, media: Media, options: Mp4Options = {}): Promise<Blob> {
  return exported(scene, media, options, async () => (await loadSound(scene, media)) ?? silence(scene.durationMs));
}

/**
 * The pictures of a scene, or of a part of it, without sound, to be joined with others (`joinSegments`). Its time must be
 * whole frames. Otherwise as `exportMp4`.
 */
export async function exportSegment(scene: Scene, media: Media, options: SegmentOptions = {}): Promise<Blob> {
  return exported(scene, media, options, async () => null);
}

async function exported(
  whole: Scene,
  media: Media,
  { span = wholeSpan(whole), ...options }: SegmentOptions,
  soundOf: () => Promise<Stereo | null>,
): Promise<Blob> {
  const scene = seenIn(whole, span);
  const codec = typeof VideoEncoder === "undefined" ? null : await h264For(scene);
  if (codec === null) throw new ExportError("unsupported", "This browser has no H.264 encoder for this size.");
  await loadFaces(scene, media);
  const sound = await soundOf();
  options.signal?.throwIfAborted();
  const pictures = await loadPictures(scene, media, "refuse");
  const videos = openVideoFrames(scene, media);
  try {
    const file = await encodedInTwoTries({
      ...{ scene, span, codec, sound, pictures, videos, bitrate: options.bitrate ?? null },
      ...{ onProgress: rising(options.onProgress), ...(options.signal && { signal: options.signal }) },
    });
    await checkMp4(file, { ...scene, durationMs: span.toMs - span.fromMs }, { sound: sound !== null });
    options.onProgress?.(1);
    return file;
  } finally {
    closePictures(pictures);
    videos.close();
  }
}

/** Browsers reclaim encoders from pages (another tab needs one, the machine slept); a new one may work. */
async function encodedInTwoTries(work: EncodeWork): Promise<Blob> {
  try {
    return await encodeMp4(work);
  } catch (error) {
    if (error instanceof ExportError || work.signal?.aborted) throw error;
  }
  return encodeMp4(work).catch((error: unknown) => {
    if (error instanceof ExportError || work.signal?.aborted) throw error;
    throw new ExportError("encoder-failed", `The encoder gave up twice: ${String(error)}`);
  });
}

/** A second try starts over, but the progress bar must not run backwards. */
function rising(onProgress: Mp4Options["onProgress"]): (fraction: number) => void {
  let most = 0;
  return (fraction) => {
    most = Math.max(most, fraction);
    onProgress?.(most);
  };
}
