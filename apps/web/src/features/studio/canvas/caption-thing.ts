import { outlineOf, ruler, type Scene, type ShownCaptions, safeBoxOf, shownCaptions } from "@vignette/composition";
import { placeOfCaptions, type ScriptAndStyle, withCaptionLook } from "@vignette/content";
import type { CaptionLook } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import type { CanvasStage } from "./canvas-stage.ts";
import { type CanvasThing, CORNERS } from "./canvas-thing.ts";
import { type Pose, poseOf } from "./pose.ts";

/** The smallest and the largest captions, compared with their style. Source: `CaptionLook` in the domain. */
const [LEAST, MOST] = [0.6, 1.6];

/** The captions on the stage: all of a video move together, up and down, and their corners change their size. */
export function captionThing({ scene, atMs, draft }: CanvasStage): CanvasThing | null {
  const shown = shownCaptions(scene, atMs, ruler());
  const outline = shown && outlineOf(scene, shown.clip.id, atMs, ruler());
  if (!outline) return null;
  const pose = poseOf(outline, false);
  const moved = movedCaptions(shown.clip, pose, scene);
  const lookFor = (to: Pose, before: CaptionLook | undefined) => moved.lookFor(to, before);
  const captionLook = draft.style.captionLook;
  return {
    ...{ id: shown.clip.id, pose, selection: { kind: "captions" }, of: { kind: "captions", shown } },
    name: m.canvas_captions_saying({ words: shown.words.map(({ word }) => word.text).join(" ") }),
    ...{ grips: CORNERS, isFree: false, axis: "y" },
    fitted: (to) => moved.fitted(to, captionLook),
    placed: (now, to) => withLook(now, lookFor(to, captionLook)),
    live: (to) => withCaptionLook(scene, { ...captionLook, ...lookFor(to, captionLook) }),
    removed: null,
  };
}

/** What a pose says about the look of captions that were at another one. */
export function movedCaptions(clip: ShownCaptions["clip"], pose: Pose, scene: Scene) {
  const safe = safeBoxOf(scene);
  const scaleTo = (to: Pose, size: number) => {
    const scale = (to.size ?? 1) / (pose.size ?? 1);
    return Math.min(MOST / size, Math.max(LEAST / size, scale));
  };
  const placeOf = (to: Pose) => placeOfCaptions(clip.box.y + to.y - pose.y, clip, scene);
  const isSized = (to: Pose) => to.size !== pose.size;
  return {
    /** The nearest pose that captions can have: they stay in the middle and in the area that no app covers. */
    fitted(to: Pose, { size = 1 }: CaptionLook = {}): Pose {
      if (isSized(to)) {
        const scale = scaleTo(to, size);
        return { ...pose, w: pose.w * scale, h: pose.h * scale, size: (pose.size ?? 1) * scale };
      }
      return { ...pose, y: pose.y + safe.y + placeOf(to) * (safe.h - clip.box.h) - clip.box.y };
    },
    /** What changes in their look. */
    lookFor: (to: Pose, { size = 1 }: CaptionLook = {}): CaptionLook =>
      isSized(to) ? { size: short(size * scaleTo(to, size)) } : { place: short(placeOf(to)) },
  };
}

const withLook = ({ script, style }: ScriptAndStyle, look: CaptionLook): ScriptAndStyle => ({
  script,
  style: { ...style, captionLook: { ...style.captionLook, ...look } },
});

/** Four digits are less than a fifth of a pixel. */
const short = (value: number) => Math.round(value * 1e4) / 1e4;
