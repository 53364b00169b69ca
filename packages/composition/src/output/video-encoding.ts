import type { Scene } from "../scene/scene.ts";

/** 7 Mbit/s for 1080×1920 at 30 fps, in proportion for other sizes: clean after the platforms encode once more. */
const BITS_PER_PIXEL = 7_000_000 / (1080 * 1920 * 30);
/** The profiles that both platforms take, best first; the level is appended. Level 3.1 is too low for this size. */
const PROFILES = ["avc1.6400", "avc1.4d00", "avc1.42e0"];

export type CanExport = { ok: true } | { ok: false; reason: string };

/** Whether this browser can encode a scene as H.264. Without a scene: 1080×1920 at 30 fps. */
export async function canExportVideo(size?: Pick<Scene, "width" | "height" | "frameRate">): Promise<CanExport> {
  if (typeof VideoEncoder === "undefined" || typeof OffscreenCanvas === "undefined") {
    return { ok: false, reason: "This browser cannot make videos." };
  }
  const codec = await h264For(size ?? { width: 1080, height: 1920, frameRate: 30 });
  return codec === null ? { ok: false, reason: "This browser has no H.264 encoder for this size." } : { ok: true };
}

/** The best H.264 string that the browser says it can encode, or null. */
export async function h264For({ width, height, frameRate }: Pick<Scene, "width" | "height" | "frameRate">) {
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

/** Bits a second for the video track. */
export function bitrateOf({ width, height, frameRate }: Pick<Scene, "width" | "height" | "frameRate">): number {
  return Math.round(width * height * frameRate * BITS_PER_PIXEL);
}
