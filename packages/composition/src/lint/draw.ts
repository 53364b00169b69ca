import type { Scene } from "../scene/scene.ts";

/** RGBA, opaque, rows without gaps. */
export type DrawnPixels = { width: number; height: number; data: Uint8ClampedArray };

/** Draws a scene at a time in ms, `scale` times its size. What findings about pixels need of the canvas at hand. */
export type Draw = (scene: Scene, tMs: number, scale: number) => Promise<DrawnPixels>;
