import { wideCrop } from "@vignette/domain/studio/catalogue";
import { atVideoFrame } from "../../../shared/thumbnails/at-video-frame.ts";
import { movingPart } from "./moving-part.ts";

/** How many frames of a part are looked at, and how wide in px. Our own choice. */
const [FRAMES, WIDTH] = [6, 64];

type Clip = { url: string; width: number; height: number };

/** Whether a short cuts off the sides of a clip. */
export const isWide = (clip: Clip): boolean => wideCrop(clip).w < 1;

/**
 * Where the speaker is in a part of a wide clip, as a fraction of its width; undefined for a narrow clip, where nothing moves,
 * and where this browser cannot show it: then the middle is kept. Times in ms.
 */
export async function speakerPlace(clip: Clip, fromMs: number, toMs: number): Promise<number | undefined> {
  if (!isWide(clip)) return undefined;
  const size = { width: WIDTH, height: Math.max(1, Math.round((WIDTH * clip.height) / clip.width)) };
  try {
    const frames: ImageData[] = [];
    for (let at = 0; at < FRAMES; at++) {
      const seconds = (fromMs + ((toMs - fromMs) * (at + 0.5)) / FRAMES) / 1000;
      frames.push(
        await atVideoFrame(
          clip.url,
          (end) => Math.min(seconds, end),
          (video) => pixelsOf(video, size),
        ),
      );
    }
    return movingPart(frames) ?? undefined;
  } catch {
    return undefined;
  }
}

function pixelsOf(video: HTMLVideoElement, { width, height }: { width: number; height: number }): ImageData {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser draws no pictures.");
  context.drawImage(video, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
