import type { Media } from "../media/media.ts";
import type { Scene } from "../scene/scene.ts";
import { openDraw } from "./browser-draw.ts";
import type { LintFinding } from "./finding.ts";
import { lintScene } from "./lint-scene.ts";

/** `lintScene` for each scene in turn, with the pictures and videos it names. Browser and worker. */
export async function lintScenes(scenes: readonly Scene[], media: Media, coverMs: number): Promise<LintFinding[][]> {
  const all: LintFinding[][] = [];
  for (const scene of scenes) {
    const { draw, close } = await openDraw(scene, media);
    try {
      all.push(await lintScene(scene, draw, { coverMs }));
    } finally {
      close();
    }
  }
  return all;
}
