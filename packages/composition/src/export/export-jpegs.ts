import type { Media } from "../media/media.ts";
import type { Scene } from "../scene/scene.ts";
import { exportJpeg } from "./export-jpeg.ts";

/** `quality` from 0 to 1 (0.9). */
export type JpegsOptions = { quality?: number; onProgress?: (fraction: number) => void };

/** Each scene as a JPEG, in order: the slides of a carousel. One after another, so that memory holds one at a time. */
export async function exportJpegs(scenes: readonly Scene[], media: Media, options: JpegsOptions = {}): Promise<Blob[]> {
  const { onProgress, ...jpeg } = options;
  const files: Blob[] = [];
  for (const scene of scenes) {
    files.push(await exportJpeg(scene, media, jpeg));
    onProgress?.(files.length / scenes.length);
  }
  return files;
}
