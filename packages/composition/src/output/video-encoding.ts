import type { Scene } from "../scene/scene.ts";

/** Pixels a second of 1080×1920 at 30 fps. Rates are told for that and are in proportion for other sizes. */
const USUAL_PIXELS = 1080 * 1920 * 30;
/** Most bits a second of a file of constant quality, averaged over a second (ADR 68). */
const MOST_BITS = 8_000_000;
/**
 * Bits a second where an encoder is only told a rate (ADR 68): from what a drawing takes to what a photo with grain
 * takes, and how much more for each unit of `changeOf`.
 */
const TOLD_BITS = { least: 2_500_000, most: 7_000_000, still: 1_500_000, eachChange: 1_600_000 };
/** The profiles that both platforms take, best first; the level is appended. Level 3.1 is too low for this size. */
const PROFILES = ["avc1.6400", "avc1.4d00", "avc1.42e0"];

type Size = Pick<Scene, "width" | "height" | "frameRate">;
export type CanExport = { ok: true } | { ok: false; reason: string };

/** Whether this browser can encode a scene as H.264. Without a scene: 1080×1920 at 30 fps. */
export async function canExportVideo(size?: Size): Promise<CanExport> {
  if (typeof VideoEncoder === "undefined" || typeof OffscreenCanvas === "undefined") {
    return { ok: false, reason: "This browser cannot make videos." };
  }
  const codec = await h264For(size ?? { width: 1080, height: 1920, frameRate: 30 });
  return codec === null ? { ok: false, reason: "This browser has no H.264 encoder for this size." } : { ok: true };
}

/** The best H.264 string that the browser says it can encode, or null. */
export async function h264For({ width, height, frameRate }: Size) {
  // Level 4.0 holds 245 760 macroblocks a second, level 5.1 983 040; both are widely decoded in hardware.
  const perSecond = Math.ceil(width / 16) * Math.ceil(height / 16) * frameRate;
  const level = perSecond <= 245_760 ? "28" : "33";
  for (const profile of PROFILES) {
    const codec = profile + level;
    const config = { codec, width, height, framerate: frameRate, bitrate: bitrateOf({ width, height, frameRate }) };
    const answer = await VideoEncoder.isConfigSupported(config).catch(() => null);
    if (answer?.supported) return codec;
  }
  return null;
}

/** Whether the browser takes a quantizer for each frame, which keeps the quality instead of a rate. */
export async function takesQuantizer(codec: string, { width, height, frameRate }: Size): Promise<boolean> {
  const config = { codec, width, height, framerate: frameRate, bitrateMode: "quantizer" } as const;
  // Browsers that do not know the mode throw.
  const answer = await VideoEncoder.isConfigSupported(config).catch(() => null);
  return answer?.supported === true;
}

const inProportion = ({ width, height, frameRate }: Size, bits: number): number =>
  Math.round((width * height * frameRate * bits) / USUAL_PIXELS);

/** The most bits a second that a picture of constant quality may take. */
export const mostBits = (size: Size): number => inProportion(size, MOST_BITS);

/** Bits a second for an encoder that keeps a rate. `change`: how busy the picture is (`changeOf`); absent: very. */
export function bitrateOf(size: Size, change = Number.POSITIVE_INFINITY): number {
  const { least, most, still, eachChange } = TOLD_BITS;
  return inProportion(size, Math.min(most, Math.max(least, still + change * eachChange)));
}
