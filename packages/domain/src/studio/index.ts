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
export { EXPORT_MAX_BYTES, FinishExportInput } from "./export.ts";
export { Beat, beatRoles, CarouselScript, Slide, StoryScript } from "./script.ts";
export { GENERATION_SILENCE, isGenerating, notFailed, settled, stillGenerating } from "./settled.ts";
