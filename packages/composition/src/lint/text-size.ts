import type { Primitive } from "../frame/primitives/primitive.ts";
import { safeBoxOf } from "../scene/safe-boxes.ts";
import type { Scene } from "../scene/scene.ts";
import type { Remedy, RuleCheck } from "./rule-check.ts";
import { say } from "./saying.ts";
import { drawnAlone, moments, type WordsClip, wordsBox, wordsClips } from "./words-on-screen.ts";

/** Law 8: the minimum on a canvas of 1080 px. */
const LEAST_PX = 44;

export const textSize: RuleCheck = {
  find: async (scene) =>
    wordsClips(scene).flatMap((clip) => {
      const size = smallest(clip, scene);
      const box = wordsBox(clip, scene);
      if (!box || size >= leastOf(scene) - 0.5) return [];
      const [px, least] = [Math.round(size), Math.round(leastOf(scene))];
      const values = { size: px, least };
      const said = say("layout.text-size", `Text is ${px} px high; on a phone it takes ${least}.`, values);
      const span = { startMs: clip.startMs, endMs: Math.min(clip.endMs, scene.durationMs) };
      return [{ rule: "text-size" as const, severity: "should" as const, clip: clip.id, box, ...span, ...said }];
    }),
  remedies: (scene, { clip: id }) => {
    const clip = wordsClips(scene).find((it) => it.id === id);
    return clip ? larger(clip, scene) : [];
  },
};

const leastOf = ({ width }: Scene) => (LEAST_PX * width) / 1080;

function smallest(clip: WordsClip, scene: Scene): number {
  const sizes = moments(clip, scene).flatMap((tMs) => drawnAlone(clip, scene, tMs).flatMap(sizesIn));
  return Math.min(...sizes);
}

function sizesIn(primitive: Primitive): number[] {
  if (primitive.kind === "group") return primitive.children.flatMap(sizesIn);
  return primitive.kind === "text" ? [primitive.font.size] : [];
}

/** Larger in the same place; with the room of the safe zone below it, and around it. */
function larger(clip: WordsClip, scene: Scene): Remedy[] {
  const safe = safeBoxOf(scene);
  const { box } = clip;
  const below = { ...box, h: Math.max(box.h, safe.y + safe.h - box.y) };
  return [box, below, { ...below, x: safe.x, w: safe.w }, safe].map((room) => ({
    remedy: "larger",
    changes: [{ kind: "replace", clip: grown({ ...clip, box: room }, leastOf(scene)) }],
  }));
}

function grown(clip: WordsClip, least: number): WordsClip {
  if (clip.kind === "captions") return clip;
  return { ...clip, size: Math.max(clip.size, least), minSize: Math.max(clip.minSize, least) };
}
