import { isTooManyPixels, mediaTypeOf, pictureSize, pictureWays, tooManyPixels } from "@vignette/domain/media";
import { LOGO_LIMITS } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { sizeText } from "../../../../shared/formats.ts";
import { pictureHead } from "../../../../shared/pictures/picture-head.ts";
import { worded } from "../../../../shared/refusals/worded.ts";
import { seenBox, tonesOf } from "./logo-pixels.ts";

/** A logo as it is stored: trimmed, no larger than needed, as PNG. */
type ReadLogo = { file: Blob; tones: string[]; isSolid: boolean };

/** The file cannot be a logo; the message says why and what to do. */
export class LogoRefused extends Error {
  override readonly name = "LogoRefused";
}

/** Reads a PNG, JPEG or SVG as a logo. Rejects with LogoRefused. */
export async function readLogo(file: File): Promise<ReadLogo> {
  const { name, size } = file;
  if (size > pictureWays.logo.maxBytes) {
    throw new LogoRefused(m.media_logo_too_large({ name, size: sizeText(pictureWays.logo.maxBytes) }));
  }
  const picture = await decoded(file);
  const whole = canvasOf(picture, { x: 0, y: 0, w: picture.width, h: picture.height });
  const box = seenBox(pixelsOf(whole, name));
  if (!box) throw new LogoRefused(m.media_logo_transparent({ name }));
  if (Math.max(box.w, box.h) < LOGO_LIMITS.leastPx) {
    throw new LogoRefused(m.media_logo_too_small({ name, w: box.w, h: box.h }));
  }
  const trimmed = canvasOf(whole, box);
  const png = await new Promise<Blob | null>((resolve) => trimmed.toBlob(resolve, "image/png"));
  if (!png) throw unreadable(name);
  return { file: png, ...tonesOf(pixelsOf(trimmed, name)) };
}

const unreadable = (name: string) => new LogoRefused(m.media_logo_damaged({ name }));

type Picture = { source: CanvasImageSource; width: number; height: number };

/** A decoded picture, with its longer side at `storedPx` if it is larger or has no pixels of its own. */
async function decoded(file: File): Promise<Picture> {
  const type = await typeOf(file);
  if (type === null) throw new LogoRefused(m.media_logo_wrong_type({ name: file.name }));
  const url = URL.createObjectURL(new Blob([file], { type }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    if (width === 0 || height === 0) throw unreadable(file.name);
    const scale = LOGO_LIMITS.storedPx / Math.max(width, height);
    const used = type === "image/svg+xml" ? scale : Math.min(1, scale);
    const [w, h] = [Math.max(1, Math.round(width * used)), Math.max(1, Math.round(height * used))];
    const canvas = canvasOf({ source: image, width: w, height: h }, { x: 0, y: 0, w, h });
    return { source: canvas, width: w, height: h };
  } catch (error) {
    throw error instanceof LogoRefused ? error : unreadable(file.name);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function typeOf(file: File): Promise<string | null> {
  const head = await pictureHead(file);
  const type = mediaTypeOf(head);
  const size = pictureSize(head);
  if (size && isTooManyPixels(size)) throw new LogoRefused(worded(tooManyPixels("logo")));
  if (pictureWays.logo.types.some((it) => it === type)) return type;
  return /<svg[\s>]/i.test(new TextDecoder().decode(head.subarray(0, 4096))) ? "image/svg+xml" : null;
}

function canvasOf(
  picture: Picture | HTMLCanvasElement,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = w;
  canvas.height = h;
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  if (picture instanceof HTMLCanvasElement) context.drawImage(picture, x, y, w, h, 0, 0, w, h);
  else context.drawImage(picture.source, 0, 0, w, h);
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser draws no pictures.");
  return context;
}

/** An SVG that names files of other sites cannot be read back. */
function pixelsOf(canvas: HTMLCanvasElement, name: string): ImageData {
  try {
    return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  } catch {
    throw unreadable(name);
  }
}
