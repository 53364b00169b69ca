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
export { Beat, beatRoles, CarouselScript, Slide, StoryScript } from "./script.ts";
export { GENERATION_SILENCE, isGenerating, notFailed, settled, stillGenerating } from "./settled.ts";
