import { THUMBNAIL, thumbnailMoment } from "@vignette/domain/assets";
import type { MediaKind } from "@vignette/domain/media";
import { atVideoFrame } from "./at-video-frame.ts";
import { drawFont } from "./draw-font.ts";
import { drawSound } from "./draw-sound.ts";

/**
 * A small JPEG of a file, its dominant colors as `rrggbb`, the largest area first, and whether it is a screenshot; null
 * for what is no picture.
 */
export type GeneratedThumbnail = { jpeg: Blob; colours: string[]; isScreen: boolean | null };

const MAX_COLORS = 5;

/** Generates the thumbnail of the file with this key. Throws if this browser cannot show the file. */
export async function makeThumbnail(file: Blob, kind: MediaKind, key: string): Promise<GeneratedThumbnail> {
  const canvas = await DRAWN[kind](file, key);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", THUMBNAIL.quality));
  if (!jpeg) throw new Error("This browser made no JPEG.");
  return {
    jpeg,
    colours: kind === "audio" || kind === "font" ? [] : await colorsOf(canvas),
    isScreen: kind === "image" ? await isScreenshot(canvas) : null,
  };
}

const DRAWN: Record<MediaKind, (file: Blob, key: string) => Promise<HTMLCanvasElement>> = {
  image: (file) => drawPicture(file),
  video: (file) => drawVideo(file),
  audio: (file) => drawSound(file, THUMBNAIL.side),
  font: (file, key) => drawFont(file, key, THUMBNAIL.side),
};

async function drawPicture(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const canvas = drawn(bitmap, bitmap.width, bitmap.height);
  bitmap.close();
  return canvas;
}

async function drawVideo(file: Blob): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(file);
  try {
    const secondOf = (durationS: number) => thumbnailMoment(durationS * 1000) / 1000;
    return await atVideoFrame(url, secondOf, (video) => drawn(video, video.videoWidth, video.videoHeight));
  } finally {
    URL.revokeObjectURL(url);
  }
}

function drawn(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const scale = Math.min(1, THUMBNAIL.side / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas.");
  context.imageSmoothingQuality = "high";
  // JPEG has no transparency, so transparent areas become white.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(source, 0, 0, size.width, size.height);
  return canvas;
}

/** By the rule of the engine, which frames screenshots as it draws. Source: ADR 80. */
async function isScreenshot(canvas: HTMLCanvasElement): Promise<boolean> {
  const { lookedAt } = await import("@vignette/composition/subject");
  const seen = lookedAt(canvas, (width, height) => {
    const small = Object.assign(document.createElement("canvas"), { width, height });
    const context = small.getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    context.imageSmoothingQuality = "high";
    context.drawImage(canvas, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  });
  return seen.isScreen === true;
}

async function colorsOf(canvas: HTMLCanvasElement): Promise<string[]> {
  const { extractColorsFromImageData } = await import("extract-colors");
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
  if (!pixels) return [];
  const found = extractColorsFromImageData(pixels, { pixels: 10_000 });
  return found
    .toSorted((a, b) => b.area - a.area)
    .slice(0, MAX_COLORS)
    .map(({ hex }) => hex.slice(1).toLowerCase());
}
