import { CaptionStyle } from "@vignette/domain/studio/catalogue";
import { type CaptionPage, captionPages } from "../frame/captions/caption-pages.ts";
import { leastOf } from "../frame/captions/unhurried.ts";
import type { CaptionsClip } from "../scene/captions-clip.ts";
import type { Scene } from "../scene/scene.ts";
import type { RuleCheck } from "./rule-check.ts";
import { say } from "./saying.ts";
import { clipsOf, wordsAt } from "./words-on-screen.ts";

/** Law 4: a page stays long enough to be read. Source: docs/content.md#caption-pages. */
export const captionPace: RuleCheck = {
  find: async (scene) =>
    captions(scene).flatMap((clip) => {
      const hasty = captionPages(clip).filter(isHasty);
      const [first] = hasty;
      if (!first) return [];
      const box = wordsAt(clip, scene, first.startMs) ?? clip.box;
      const count = hasty.length;
      const said =
        count === 1
          ? say("layout.caption-pace", "A caption is on screen too briefly to read.")
          : say("layout.captions-pace", `${count} captions are on screen too briefly to read.`, { count });
      const span = { startMs: first.startMs, endMs: first.endMs };
      return [{ rule: "caption-pace" as const, severity: "should" as const, clip: clip.id, box, ...span, ...said }];
    }),
  remedies: (scene, fault) => {
    const clip = captions(scene).find(({ id }) => id === fault.clip);
    if (!clip) return [];
    const others = CaptionStyle.options.filter((style) => style !== clip.style);
    return others.map((style) => ({
      remedy: "calmer-captions",
      changes: [{ kind: "replace", clip: { ...clip, style } }],
    }));
  },
};

const captions = (scene: Scene): CaptionsClip[] => clipsOf(scene).filter((clip) => clip.kind === "captions");

const isHasty = (page: CaptionPage): boolean => page.endMs - page.startMs < leastOf(page) - 1;
