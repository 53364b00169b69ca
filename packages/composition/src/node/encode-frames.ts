import { frameCount } from "../scene/frame-count.ts";
import type { Scene } from "../scene/scene.ts";
import type { H264Encoder } from "./codecs/h264-encoder.ts";
import type { Mp4Writer } from "./codecs/mp4-writer.ts";

/** The steps of a frame. What `draw` returns is valid until its next call. */
type Stations = {
  draw: (tMs: number) => Promise<Uint8Array>;
  encoder: Pick<H264Encoder, "encode">;
  writer: Pick<Mp4Writer, "addPictures">;
};

/** Draws, encodes and writes every frame of a scene: one is drawn while another is encoded. */
export async function encodeFrames(
  scene: Scene,
  { encoder, draw, writer }: Stations,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (fraction: number) => void },
): Promise<void> {
  const frames = frameCount(scene);
  let encoding: Promise<void> = Promise.resolve();
  try {
    for (let i = 0; i < frames; i++) {
      signal?.throwIfAborted();
      const planes = await draw((i * 1000) / scene.frameRate);
      const before = encoding;
      // Copied now, and handed over by the encoder itself as soon as it has done the one before.
      encoding = encoder.encode(planes).then(async (packets) => {
        await before;
        await writer.addPictures(packets);
      });
      // It may fail before it is awaited; the await then throws.
      encoding.catch(() => {});
      await before;
      onProgress?.((i / frames) * 0.99);
      // Drawn pixels are only freed in a turn of the event loop: without one, a story takes gigabytes.
      await new Promise(setImmediate);
    }
  } finally {
    // Always: the encoder must not be closed while it works.
    await encoding;
  }
}
