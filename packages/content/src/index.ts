export type { FramePlatform } from "@vignette/composition";
export { type Adjustment, adjustmentOf } from "./adjustments.ts";
export { captionTranscript, type TranscriptBeat, type TranscriptWord } from "./captions/caption-transcript.ts";
export { clipsOfSpeakers } from "./clips-of-speakers.ts";
export {
  beatIdOf,
  creationScenes,
  creationVideoScene,
  type Handles,
  isMeme,
  isVideo,
  type SceneInput,
  type ScriptAndStyle,
  videoTimes,
} from "./creation-scenes.ts";
export { evenlyTimed } from "./evenly-timed.ts";
export { lacksSpeaker } from "./lacks-speaker.ts";
export { LAYOUT_WIDTH, lookAtBitmap } from "./look-at-bitmap.ts";
export { filePlanOf } from "./plan-of.ts";
export { type FilePlan, type PlannedFile, plannedFiles } from "./planned-files.ts";
export { editsFromCues } from "./subtitles/edits-from-cues.ts";
export { type ReadSubtitles, readSubtitles } from "./subtitles/read-subtitles.ts";
export { saidFromCues } from "./subtitles/said-from-cues.ts";
export { subtitlesOf } from "./subtitles/subtitles-of.ts";
export { type JoinedCell, joinedCell } from "./variants/joined-cell.ts";
export { type PartSegment, partSegment, type Sources } from "./variants/part-segment.ts";
export { sourceOf, type VariantSource } from "./variants/source.ts";
