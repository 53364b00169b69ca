import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, Quality } from "mediabunny";
import { loadFaces } from "../faces/load-faces.ts";
import { frame } from "../frame/frame.ts";
import { closePictures, loadPictures } from "../media/load-pictures.ts";
import { loadSound } from "../media/load-sound.ts";
import type { Media } from "../media/media.ts";
import { openVideoFrames } from "../media/open-video-frames.ts";
import type { VideoFrames } from "../media/video-frames.ts";
import { measureWith } from "../paint/measure-with.ts";
import { paint } from "../paint/paint.ts";
import type { Picture, Resources } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { type Stereo, silence } from "../sound/sound.ts";
import { aacSource, addSound } from "./audio-track.ts";
import { checkMp4 } from "./check-export.ts";
import { ExportError } from "./export-error.ts";
import { nextTask } from "./next-task.ts";
import { bitrateOf, h264For } from "./video-encoding.ts";

export type Mp4Options = {
  /** Called with the share that is done, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
};

/**
 * A scene as MP4: H.264 (High where possible), AAC-LC 48 kHz, BT.709, a key frame each second, index first.
 * A silent scene gets a silent track, because some players and platforms stumble over none.
 * Runs in a page, better in a worker (`startExport`). Throws `ExportError`, or the signal's reason when cancelled.
 */
export async function exportMp4(scene: Scene, media: Media, options: Mp4Options = {}): Promise<Blob> {
  const codec = typeof VideoEncoder === "undefined" ? null : await h264For(scene);
  if (codec === null) throw new ExportError("unsupported", "This browser has no H.264 encoder for this size.");
  await loadFaces();
  const sound = (await loadSound(scene, media)) ?? silence(scene.durationMs);
  options.signal?.throwIfAborted();
  const resources = await loadPictures(scene, media, "refuse");
  const videos = openVideoFrames(scene, media);
  try {
    const file = await encoded(scene, codec, sound, { ...resources, videos }, options);
    await checkMp4(file, scene);
    options.onProgress?.(1);
    return file;
  } finally {
    closePictures(resources);
    videos.close();
  }
}

/** What is drawn: still pictures, and moving ones that come frame by frame. */
type Drawn = Resources<CanvasImageSource> & { videos: VideoFrames<Picture<CanvasImageSource>> };

async function encoded(scene: Scene, codec: string, sound: Stereo, drawn: Drawn, options: Mp4Options): Promise<Blob> {
  const canvas = new OffscreenCanvas(scene.width, scene.height);
  const video = videoSource(canvas, scene, codec);
  const audio = await aacSource();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target: new BufferTarget() });
  output.addVideoTrack(video, { frameRate: scene.frameRate });
  output.addAudioTrack(audio);
  try {
    await output.start();
    await addSound(audio, sound, options.signal);
    await addFrames(video, canvas, scene, drawn, options);
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  return new Blob([output.target.buffer ?? new ArrayBuffer(0)], { type: "video/mp4" });
}

function videoSource(canvas: OffscreenCanvas, scene: Scene, codec: string): CanvasSource {
  return new CanvasSource(canvas, {
    codec: "avc",
    fullCodecString: codec,
    quality: new Quality({ bitrate: bitrateOf(scene), bitrateMode: "variable" }),
    keyFrameInterval: 1,
    latencyMode: "quality",
  });
}

async function addFrames(
  video: CanvasSource,
  canvas: OffscreenCanvas,
  scene: Scene,
  drawn: Drawn,
  { signal, onProgress }: Mp4Options,
): Promise<void> {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new ExportError("unsupported", "This browser gave no canvas to draw on.");
  const measure = measureWith(context);
  const frames = Math.max(1, Math.round((scene.durationMs / 1000) * scene.frameRate));
  for (let i = 0; i < frames; i++) {
    signal?.throwIfAborted();
    const tMs = (i * 1000) / scene.frameRate;
    const moving = await drawn.videos.at(tMs);
    paint(context, frame(scene, tMs, measure), { ...drawn, frames: moving });
    await video.add(i / scene.frameRate, 1 / scene.frameRate);
    onProgress?.(((i + 1) / frames) * 0.99);
    await nextTask();
  }
}
