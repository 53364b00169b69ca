export { beatStarts } from "./beat-starts.ts";
export {
  Creation,
  CreationImage,
  CreationKind,
  CreationMedia,
  CreationView,
  CreationVoice,
  EditScriptInput,
  GenerateInput,
  Lineage,
  looks,
  SpokenWord,
} from "./creation.ts";
export { keptMedia, refuseEdit, spokenText, unknownLook, wrongScript } from "./edited.ts";
export { unprovenFigures } from "./evidence.ts";
export { EXPORT_MAX_BYTES, exportFolder, FinishExportInput } from "./export.ts";
export { badFile, refuseFiles } from "./export-rules.ts";
export { type ScriptFacts, scriptFacts, scriptTasks, slideCount } from "./facts.ts";
export { generationProgress, type Missing, missingMedia } from "./generation-progress.ts";
export { newCreation } from "./new-creation.ts";
export { withOverlays } from "./overlays.ts";
export { isActive, Render, RenderView, renderKey, StartRenderInput } from "./render.ts";
export {
  RENDER_FILES_MAX,
  RENDER_JOB_MAX_BYTES,
  RENDER_SIGNATURE_HEADER,
  RENDER_TIME_HEADER,
  RenderFile,
  RenderJob,
  RenderReason,
  RenderStatus,
  renderCallText,
} from "./render-job.ts";
export {
  endedBy,
  type NextForRender,
  needsLook,
  nextForRender,
  notRendering,
  RENDER_SILENCE,
  RENDERS_AT_ONCE,
  refuseRender,
  renderRunning,
  wordsChanged,
} from "./render-rules.ts";
export { Beat, beatRoles, CarouselScript, Slide, StoryScript } from "./script.ts";
export { GENERATION_SILENCE, isGenerating, notFailed, settled, stillGenerating } from "./settled.ts";
