import { EncodedVideoPacketSource, Mp4OutputFormat, Output } from "mediabunny";
import { frame } from "../frame/frame.ts";
import { videoClips } from "../media/largest-use.ts";
import type { VideoFrames } from "../media/video-frames.ts";
import { addSoundTrack } from "../output/add-sound-track.ts";
import { bitrateOf, mostBits, takesQuantizer } from "../output/video-encoding.ts";
import type { PaintPicture, Resources } from "../paint/paint-context.ts";
import { frameCount } from "../scene/frame-count.ts";
import type { Scene } from "../scene/scene.ts";
import type { Span } from "../scene/span.ts";
import { ruler } from "../shaping/typesetter.ts";
import type { Stereo } from "../sound/signal/sound.ts";
import { blobParts } from "./blob-parts.ts";
import { browserPlanes } from "./browser-planes.ts";
import { changeOf } from "./change-of.ts";
import { FrameEncoder, type Rate } from "./frame-encoder.ts";
import { nextTask } from "./next-task.ts";

export type EncodeWork = {
  scene: Scene;
  /** The part of it that is drawn. */
  span: Span;
  /** As `h264For` found it. */
  codec: string;
  /** Null: a file without a sound track. */
  sound: Stereo | null;
  pictures: Resources<CanvasImageSource>;
  /** Video clips, whose frames are decoded one by one. */
  videos: VideoFrames<PaintPicture<CanvasImageSource>>;
  /** Bits a second for the picture; null: as many as its quality takes. */
  bitrate: number | null;
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
};

/** Draws, encodes and writes a scene once. Any failure is thrown, and nothing keeps running. */
export async function encodeMp4(work: EncodeWork): Promise<Blob> {
  const { target, file } = blobParts();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "reserve" }), target });
  const track = new EncodedVideoPacketSource("avc");
  const { frameRate } = work.scene;
  output.addVideoTrack(track, { frameRate, maximumPacketCount: countOf(work) });
  try {
    const fillSound = work.sound && (await addSoundTrack(output, work.sound));
    await output.start();
    await Promise.all([fillSound?.(work.signal), addFrames(track, work)]);
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  return file("video/mp4");
}

async function addFrames(track: EncodedVideoPacketSource, work: EncodeWork): Promise<void> {
  const { scene, span, signal, onProgress } = work;
  const planesOf = await browserPlanes(scene);
  const measure = ruler();
  const count = countOf(work);
  const first = Math.round((span.fromMs * scene.frameRate) / 1000);
  const planesAt = async (index: number) => {
    // Counted from the scene's beginning: clips begin at the very same numbers.
    const tMs = ((first + index) * 1000) / scene.frameRate;
    const frames = await work.videos.at(tMs);
    return planesOf(frame(scene, tMs, measure), { ...work.pictures, frames });
  };
  const encoder = new FrameEncoder(track, { ...work, rate: await rateOf(work, planesAt) });
  try {
    for (let i = 0; i < count; i++) {
      signal?.throwIfAborted();
      await encoder.add(await planesAt(i), i);
      onProgress?.(((i + 1) / count) * 0.99);
      await nextTask();
    }
    await encoder.finish();
    track.close();
  } finally {
    encoder.close();
  }
}

/**
 * The quality is kept if the browser can do so. Otherwise a look at a few frames says how many bits they need. Footage
 * needs the most, and so do segments, which are joined and have to be alike.
 */
async function rateOf(work: EncodeWork, planesAt: (index: number) => Promise<Uint8Array>): Promise<Rate> {
  const { scene, codec, bitrate, sound } = work;
  if (bitrate !== null) return { bitrate };
  if (await takesQuantizer(codec, scene)) return { mostBits: mostBits(scene) };
  const isBusy = sound === null || videoClips(scene).length > 0;
  return { bitrate: isBusy ? bitrateOf(scene) : bitrateOf(scene, await changeOf(planesAt, countOf(work), scene)) };
}

const countOf = ({ scene: { frameRate }, span: { fromMs, toMs } }: EncodeWork): number =>
  frameCount({ frameRate, durationMs: toMs - fromMs });
