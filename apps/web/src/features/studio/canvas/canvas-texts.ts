import { type Clip, type Outline, outlinedTexts, outlineOf, ruler } from "@vignette/composition";
import {
  type ClipKey,
  clipOfLayer,
  handEditFor,
  isHome,
  keyOfClip,
  type WordsSource,
  wordsOfClip,
} from "@vignette/content";
import type { HandEdit } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import type { CanvasStage } from "./canvas-stage.ts";
import { type Pose, poseOf } from "./pose.ts";

type TextClip = Extract<Clip, { kind: "text" }>;

/** A text that a look draws, as the canvas edits it. */
export type CanvasText = {
  id: string;
  clip: TextClip;
  /** How edits remember it. */
  key: ClipKey;
  outline: Outline;
  pose: Pose;
  /** What a hand changed so far, as it counts for the format on the stage. */
  edit: HandEdit;
  /** Where its words are edited; null if the look writes them. */
  source: WordsSource | null;
  /** What a screen reader calls it. */
  name: string;
};

/** The texts of the look on the stage, from top to bottom, as they are read. Faces must be loaded. */
export function canvasTexts(stage: CanvasStage): CanvasText[] {
  const { scene, atMs, kind, index, count, target, draft } = stage;
  const place = { kind, index, count, beats: draft.script.beats };
  const layers = new Set((draft.style.layers ?? []).map(({ id }) => clipOfLayer(id)));
  const texts = outlinedTexts(scene, atMs).flatMap((clip) => {
    const outline = isHome(clip.id) || layers.has(clip.id) ? null : outlineOf(scene, clip.id, atMs, ruler());
    if (!outline || clip.opacity === 0) return [];
    const key = keyOfClip(clip.id, place);
    const edit = handEditFor(draft.style, key, target);
    const source = wordsOfClip(clip, place);
    const words = clip.text.length > 60 ? `${clip.text.slice(0, 57)}…` : clip.text;
    const name = `${source ? names[source.field] : m.canvas_text_of_the_look()}: ${words}`;
    return [{ id: clip.id, clip, key, outline, pose: poseOf(outline, edit.w !== undefined), edit, source, name }];
  });
  return texts.toSorted((one, other) => one.pose.y - other.pose.y || one.pose.x - other.pose.x);
}

const names = { title: m.canvas_title(), body: m.canvas_text() } as const;
