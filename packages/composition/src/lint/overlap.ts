import type { Box } from "../scene/geometry.ts";
import { safeBoxOf } from "../scene/safe-boxes.ts";
import type { Scene } from "../scene/scene.ts";
import type { LintFault } from "./finding.ts";
import type { Remedy, RuleCheck } from "./rule-check.ts";
import { say } from "./saying.ts";
import { moments, sharedArea, type WordsClip, wordsAt, wordsBox, wordsClips } from "./words-on-screen.ts";

/** Words never cover words. */
export const overlap: RuleCheck = {
  find: async (scene) => {
    const clips = wordsClips(scene);
    return clips.flatMap((clip, i) => clips.slice(0, i).flatMap((under) => clash(clip, under, scene) ?? []));
  },
  remedies: (scene, { clip: id }) => {
    const clip = wordsClips(scene).find((it) => it.id === id);
    return clip ? elsewhere(clip, scene) : [];
  },
};

/** Edges may touch: a share of the smaller one's area. */
const TOUCHING = 0.02;

function clash(clip: WordsClip, under: WordsClip, scene: Scene): LintFault | null {
  const startMs = Math.max(clip.startMs, under.startMs);
  const endMs = Math.min(clip.endMs, under.endMs);
  if (startMs >= endMs && scene.durationMs > 0) return null;
  const times = [...moments(clip, scene), ...moments(under, scene)];
  for (const tMs of times.filter((t) => scene.durationMs === 0 || (startMs <= t && t < endMs))) {
    const [one, other] = [wordsAt(clip, scene, tMs), wordsAt(under, scene, tMs)];
    if (!one || !other || sharedArea(one, other) <= TOUCHING * Math.min(one.w * one.h, other.w * other.h)) continue;
    const said =
      clip.kind === "captions"
        ? say("layout.captions-overlap", "Captions cover a text.")
        : say("layout.overlap", "Two texts cover each other.");
    return { rule: "overlap", severity: "must", clip: clip.id, box: one, startMs, endMs, ...said };
  }
  return null;
}

const STEP_PX = 20;

/** Every height inside the safe zone, the nearest first. */
function elsewhere(clip: WordsClip, scene: Scene): Remedy[] {
  const place = wordsBox(clip, scene);
  if (!place) return [];
  const safe = safeBoxOf(scene);
  return heights(place, safe).map((y) => ({
    remedy: "move-apart",
    changes: [{ kind: "replace", clip: { ...clip, box: { ...clip.box, y: clip.box.y + y - place.y } } }],
  }));
}

function heights(place: Box, safe: Box): number[] {
  const count = Math.max(0, Math.floor((safe.h - place.h) / STEP_PX) + 1);
  const all = Array.from({ length: count }, (_, i) => safe.y + i * STEP_PX);
  return all.toSorted((a, b) => Math.abs(a - place.y) - Math.abs(b - place.y));
}
