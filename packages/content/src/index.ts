export type { Target } from "@vignette/composition";
export { type Adjustment, adjustmentOf } from "./adjustments.ts";
export {
  beatIdOf,
  creationScenes,
  type Draft,
  type Handles,
  isMeme,
  isVideo,
  type SceneInput,
  videoScene,
  videoTimes,
} from "./creation-scenes.ts";
export { evenlyTimed } from "./evenly-timed.ts";
export { LAYOUT_WIDTH, lookAtBitmap } from "./look-at-bitmap.ts";
export { planOf } from "./plan-of.ts";
export { type Plan, type PlannedFile, plannedFiles } from "./planned-files.ts";
export { type JoinedCell, joinedCell } from "./variants/joined-cell.ts";
export { type PartSegment, partSegment, type Sources } from "./variants/part-segment.ts";
export { type Source, sourceOf } from "./variants/source.ts";
