import { safeBoxOf } from "../scene/safe-boxes.ts";
import type { SafeZone } from "../scene/safe-zone.ts";
import type { Scene } from "../scene/scene.ts";
import type { LintFault } from "./finding.ts";
import { movedInto } from "./move-words.ts";
import type { RuleCheck } from "./rule-check.ts";
import { isInside, type WordsClip, wordsBox, wordsClips } from "./words-on-screen.ts";

/** Words keep clear of what the apps draw over a video (docs/content.md#safe-areas). */
export const safeZone: RuleCheck = {
  find: async (scene) => wordsClips(scene).flatMap((clip) => covered(clip, scene)),
  remedies: (scene, { clip: id }) => {
    const clip = wordsClips(scene).find((it) => it.id === id);
    return clip ? movedInto(safeBoxOf(scene), clip, scene, "Move it") : [];
  },
};

const APPS: Record<SafeZone, readonly SafeZone[]> = {
  both: ["tiktok", "reels"],
  tiktok: ["tiktok"],
  reels: ["reels"],
  feed: ["feed"],
  none: [],
};

const NAMES: Record<SafeZone, string> = {
  tiktok: "TikTok",
  reels: "Reels",
  feed: "the feed",
  both: "the apps",
  none: "the canvas",
};

function covered(clip: WordsClip, scene: Scene): LintFault[] {
  const box = wordsBox(clip, scene);
  if (!box) return [];
  const apps = APPS[scene.safeZone].filter((zone) => !isInside(box, safeBoxOf({ ...scene, safeZone: zone })));
  if (apps.length === 0) return [];
  const what = clip.kind === "captions" ? "Captions leave" : "Text leaves";
  const message = `${what} the safe area of ${apps.map((zone) => NAMES[zone]).join(" and ")}.`;
  return [{ rule: "safe-zone", severity: "must", clip: clip.id, box, ...spanOf(clip, scene), message }];
}

function spanOf({ startMs, endMs }: WordsClip, { durationMs }: Scene) {
  return { startMs, endMs: Math.min(endMs, durationMs) };
}
