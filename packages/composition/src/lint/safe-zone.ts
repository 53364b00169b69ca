import { safeBoxOf } from "../scene/safe-boxes.ts";
import type { SafeZone } from "../scene/safe-zone.ts";
import type { Scene } from "../scene/scene.ts";
import type { LintFault } from "./finding.ts";
import { movedInto } from "./move-words.ts";
import type { RuleCheck } from "./rule-check.ts";
import { type Saying, say } from "./saying.ts";
import { isInside, type WordsClip, wordsBox, wordsClips } from "./words-on-screen.ts";

/** Words keep clear of what the apps draw over a video (docs/content.md#safe-areas). */
export const safeZone: RuleCheck = {
  find: async (scene) => wordsClips(scene).flatMap((clip) => covered(clip, scene)),
  remedies: (scene, { clip: id }) => {
    const clip = wordsClips(scene).find((it) => it.id === id);
    return clip ? movedInto(safeBoxOf(scene), clip, scene, "into-safe-zone") : [];
  },
};

const APPS: Record<SafeZone, readonly SafeZone[]> = {
  both: ["tiktok", "reels"],
  tiktok: ["tiktok"],
  reels: ["reels"],
  feed: ["feed"],
  none: [],
};

function covered(clip: WordsClip, scene: Scene): LintFault[] {
  const box = wordsBox(clip, scene);
  if (!box) return [];
  const apps = APPS[scene.safeZone].filter((zone) => !isInside(box, safeBoxOf({ ...scene, safeZone: zone })));
  if (apps.length === 0) return [];
  const said = clip.kind === "captions" ? captionsLeave(apps) : textLeaves(apps);
  return [{ rule: "safe-zone", severity: "must", clip: clip.id, box, ...spanOf(clip, scene), ...said }];
}

function textLeaves([zone, other]: readonly SafeZone[]): Saying {
  if (zone === "feed") return say("layout.feed-zone", "Text leaves the safe area of the feed.");
  if (other) return say("layout.safe-zones", "Text leaves the safe areas of TikTok and Reels.");
  const app = zone === "tiktok" ? "TikTok" : "Reels";
  return say("layout.safe-zone", `Text leaves the safe area of ${app}.`, { app });
}

function captionsLeave([zone, other]: readonly SafeZone[]): Saying {
  if (zone === "feed") return say("layout.captions-feed-zone", "Captions leave the safe area of the feed.");
  if (other) return say("layout.captions-safe-zones", "Captions leave the safe areas of TikTok and Reels.");
  const app = zone === "tiktok" ? "TikTok" : "Reels";
  return say("layout.captions-safe-zone", `Captions leave the safe area of ${app}.`, { app });
}

function spanOf({ startMs, endMs }: WordsClip, { durationMs }: Scene) {
  return { startMs, endMs: Math.min(endMs, durationMs) };
}
