import { luminance } from "../brand/contrast.ts";
import type { CaptionsClip } from "../scene/captions-clip.ts";
import type { Box } from "../scene/geometry.ts";
import { safeBoxOf } from "../scene/safe-boxes.ts";
import type { Scene } from "../scene/scene.ts";
import { changed } from "./change.ts";
import type { Draw, DrawnPixels } from "./draw.ts";
import { clipsOf, moments, placeAt, sharedArea, wordsClips } from "./words-on-screen.ts";

const STEP_PX = 40;
const SCALE = 0.1;
const MOMENTS = 6;
/** A band that covers a text costs more than the busiest picture. */
const COVERS_TEXT = 10;
/** Going all the way up costs as much as this difference in busyness: captions should not wander for nothing. */
const WAY = 0.15;

/**
 * The scene with each of its captions in the band of the safe zone where they cover no other words and the picture
 * beneath is quietest. Ties go to the nearest band, so the same scene always comes out the same.
 */
export async function placeCaptions(scene: Scene, draw: Draw): Promise<Scene> {
  let placed = scene;
  for (const clip of clipsOf(scene)) {
    if (clip.kind !== "captions") continue;
    const box = await quietest(clip, placed, draw);
    placed = changed(placed, [{ kind: "replace", clip: { ...clip, box } }]);
  }
  return placed;
}

async function quietest(clip: CaptionsClip, scene: Scene, draw: Draw): Promise<Box> {
  const times = spread(moments(clip, scene));
  const bare = picturesOf(scene);
  const grounds: DrawnPixels[] = [];
  for (const tMs of times) grounds.push(await draw(bare, tMs, SCALE));
  const texts = wordsClips(scene)
    .filter(({ id }) => id !== clip.id)
    .flatMap((other) => times.flatMap((tMs) => placeAt(other, scene, tMs) ?? []));
  const cost = (band: Box) => {
    const busy = grounds.reduce((sum, ground) => sum + busyness(ground, band), 0) / Math.max(1, grounds.length);
    const covered = texts.some((text) => sharedArea(text, band) > 0) ? COVERS_TEXT : 0;
    return covered + busy + (WAY * Math.abs(band.y - clip.box.y)) / scene.height;
  };
  return bands(clip.box, scene).reduce((best, band) => (cost(band) < cost(best) - 1e-9 ? band : best));
}

/** The band as it is, where it is allowed, then all others, the nearest first. */
function bands(box: Box, scene: Scene): [Box, ...Box[]] {
  const safe = safeBoxOf(scene);
  const h = Math.min(box.h, safe.h);
  const room = safe.h - h;
  const own = { ...box, x: Math.max(box.x, safe.x), h, y: Math.min(Math.max(box.y, safe.y), safe.y + room) };
  const first = { ...own, w: Math.min(box.w, safe.x + safe.w - own.x) };
  const count = Math.floor(room / STEP_PX) + 1;
  const others = Array.from({ length: count }, (_, i) => ({ ...first, y: safe.y + i * STEP_PX }));
  return [first, ...others.toSorted((a, b) => Math.abs(a.y - first.y) - Math.abs(b.y - first.y))];
}

function spread(times: readonly number[]): number[] {
  const every = Math.max(1, Math.ceil(times.length / MOMENTS));
  return times.filter((_, i) => i % every === 0);
}

/** The scene without words, which are kept clear of anyway. */
function picturesOf(scene: Scene): Scene {
  const words = new Set(wordsClips(scene).map(({ id }) => id));
  return {
    ...scene,
    tracks: scene.tracks.map((it) => ({ ...it, clips: it.clips.filter(({ id }) => !words.has(id)) })),
  };
}

/** How much brightness changes from pixel to pixel inside a band, from 0 to 1. */
function busyness({ width, height, data }: DrawnPixels, { x, y, w, h }: Box): number {
  let [sum, count] = [0, 0];
  const level = (px: number, py: number) => {
    const at = (py * width + px) * 4;
    return luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  };
  for (let py = Math.floor(y * SCALE); py < Math.min(height - 1, (y + h) * SCALE); py++) {
    for (let px = Math.floor(x * SCALE); px < Math.min(width - 1, (x + w) * SCALE); px++) {
      sum += Math.abs(level(px, py) - level(px + 1, py)) + Math.abs(level(px, py) - level(px, py + 1));
      count++;
    }
  }
  return sum / Math.max(1, count);
}
