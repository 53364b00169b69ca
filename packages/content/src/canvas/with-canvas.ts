import type { BeatTimes, FramePlatform, Scene } from "@vignette/composition";
import { adjusted } from "../adjustments.ts";
import type { SceneInput, ScriptAndStyle } from "../scene-input.ts";
import { withHandEdits } from "./with-hand-edits.ts";
import { withLayers } from "./with-layers.ts";
import { withTextLook } from "./with-text-look.ts";

/** Which of the scenes of a creation it is; `times` are those of a video's beats, read only where they are needed. */
type Place = { target: FramePlatform; index: number; count: number; times: () => readonly BeatTimes[] | null };

/**
 * A scene of a creation with what users and fixes changed on it: the look of all texts, fixes, layers, and edits by hand.
 */
export function withCanvas(
  scene: Scene,
  { script, style }: ScriptAndStyle,
  sceneInput: SceneInput,
  place: Place,
): Scene {
  const { target, index, count, times } = place;
  const { kind, shown } = sceneInput;
  const beatIds = script.beats.map(({ id }) => id);
  const slide = count > 1 ? (beatIds[index] ?? null) : null;
  const where = { kind, beats: script.beats, index, count };
  const styled = withTextLook(scene, where, style);
  const fixed = adjusted(styled, { target, beatId: slide }, style);
  const handed = withHandEdits(fixed, where, target, style);
  if (!style.layers?.length) return handed;
  return withLayers(handed, style.layers, { target, beatIds, slideOf: slide, times: times(), shown });
}
