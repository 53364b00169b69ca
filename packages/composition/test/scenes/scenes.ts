import { brandPalette } from "../../src/brand/brand-palette.ts";
import type { Clip, Scene } from "../../src/index.ts";
import type { ImageClip } from "../../src/scene/image-clip.ts";
import type { RectClip } from "../../src/scene/shape-clip.ts";
import type { TextClip } from "../../src/scene/text-clip.ts";
import type { VideoClip } from "../../src/scene/video-clip.ts";

/** The whole of a 1080×1920 page. */
export const PAGE = { x: 0, y: 0, w: 1080, h: 1920 };
const ALWAYS = { startMs: 0, endMs: 60_000 };
const MIDDLE = { x: 0.5, y: 0.5 };

/** A scene of these clips on one track. */
export function aScene(clips: Clip[], changes: Partial<Scene> = {}): Scene {
  return {
    version: 2,
    width: 1080,
    height: 1920,
    frameRate: 30,
    durationMs: 3000,
    background: "ink",
    palette: brandPalette(null),
    safeZone: "both",
    tracks: [{ id: "all", clips }],
    ...changes,
  };
}

/** A picture that fills the page. */
export function anImage(changes: Partial<ImageClip> = {}): ImageClip {
  const fixed = { kind: "image", id: "image", src: "warm", box: PAGE, fit: "cover", missing: "ink" } as const;
  return { ...fixed, ...ALWAYS, focus: MIDDLE, ...changes };
}

/** A video that fills the page for three seconds. */
export function aVideo(changes: Partial<VideoClip> = {}): VideoClip {
  const playing = { trimMs: 0, speed: 1, atEnd: "hold", sound: null } as const;
  return { ...anImage({ id: "video", src: "clip", startMs: 0, endMs: 3000 }), ...playing, ...changes, kind: "video" };
}

/** White words in the upper part of the page. */
export function aText(text: string, changes: Partial<TextClip> = {}): TextClip {
  return {
    kind: "text",
    id: text,
    ...ALWAYS,
    text,
    box: { x: 65, y: 330, w: 845, h: 300 },
    face: "native",
    weight: 700,
    size: 92,
    minSize: 44,
    lineHeight: 1.2,
    color: "#ffffff",
    align: "left",
    valign: "top",
    motion: "cut",
    ...changes,
  };
}

/** A flat rectangle in the accent color. */
export function aRect(changes: Partial<RectClip> = {}): RectClip {
  const fixed = { kind: "rect", id: "rect", box: { x: 100, y: 100, w: 300, h: 200 }, radius: 0, opacity: 1 } as const;
  return { ...fixed, ...ALWAYS, color: "accent", ...changes };
}
