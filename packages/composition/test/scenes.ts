import { brandPalette } from "../src/brand/brand-palette.ts";
import type { Clip, Scene, VideoClip } from "../src/index.ts";

/** The whole of a 1080×1920 page. */
export const PAGE = { x: 0, y: 0, w: 1080, h: 1920 };

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

/** A video that fills the page for three seconds. */
export function aVideo(changes: Partial<VideoClip> = {}): VideoClip {
  return {
    kind: "video",
    id: "video",
    startMs: 0,
    endMs: 3000,
    src: "clip",
    box: PAGE,
    fit: "cover",
    focus: { x: 0.5, y: 0.5 },
    missing: "ink",
    trimMs: 0,
    speed: 1,
    atEnd: "hold",
    sound: null,
    ...changes,
  };
}
