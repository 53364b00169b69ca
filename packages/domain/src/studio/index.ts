export { avoidedWords } from "./avoided-words.ts";
export {
  BATCH_MAX,
  type Cell,
  GenerateManyInput,
  lanesOf,
  matrixOf,
  newBatch,
  REJECTED_DAYS,
  RejectInput,
  rejectedBefore,
} from "./batch.ts";
export { beatStarts } from "./beat-starts.ts";
export { beatsSoFar, scriptOfWritten } from "./beats-so-far.ts";
export { Choices } from "./choices.ts";
export {
  Creation,
  CreationVersion,
  CreationView,
  EditInput,
  GenerateInput,
  Lineage,
  RenameInput,
  RewriteInput,
  ShownView,
} from "./creation.ts";
export { type DrawingNotes, drawingSlots, drawings } from "./drawings.ts";
export { edited, VERSIONS_MAX } from "./edited.ts";
export { unprovenFigures } from "./evidence.ts";
export { EXPORT_MAX_BYTES, exportFolder, FinishExportInput } from "./export.ts";
export { badFile, refuseFiles } from "./export-rules.ts";
export {
  BEAT_TASK,
  type BeatFacts,
  beatCount,
  beatFacts,
  SCRIPT_TASK,
  type ScriptFacts,
  scriptFacts,
} from "./facts.ts";
export { FILMS_MAX, type FilmOffer, FilmOrder, isOrderOf } from "./film-order.ts";
export {
  clipOf,
  generationProgress,
  keptMedia,
  type Missing,
  missingMedia,
  pictureOf,
  spokenLines,
  spokenText,
  voiceOf,
} from "./fitting-media.ts";
export {
  keepableWords,
  LISTENED_MAX_BYTES,
  LISTENED_MAX_MS,
  LISTENED_RATE,
  nothingSaid,
  notListenable,
} from "./hearing.ts";
export { CreationClip, CreationImage, CreationMedia, CreationVoice, SpokenWord, WordTiming } from "./media.ts";
export { newCreation, newStyle } from "./new-creation.ts";
export { withOverlays } from "./overlays.ts";
export { postText } from "./post-text.ts";
export { refuseEdit, unknownTemplate } from "./refuse-edit.ts";
export { refuseOpen } from "./refuse-open.ts";
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
export {
  BEATS_MAX,
  Beat,
  BeatAnswer,
  type BeatRole,
  beatRoles,
  newBeat,
  Script,
  ScriptAnswer,
  ShownFile,
} from "./script.ts";
export { GENERATION_SILENCE, isGenerating, isStranded, notGenerating, settled, stillGenerating } from "./settled.ts";
export { type AiPort, aiPorts, Spending, totalSpent, withSpent } from "./spending.ts";
export { StoredCreation } from "./stored-creation.ts";
export { CaptionStyle, captionStyles, MusicBed, musicBeds, Style } from "./style.ts";
export { isSpoken, type TemplateNotes, templateNotes, templates } from "./templates.ts";
export { isWritten, partVoice, type WrittenPart, withWritten, wordsToSpeak } from "./variant-beat.ts";
export {
  type BeatRange,
  cellParts,
  nextNumber,
  partLabel,
  partsIn,
  partsOf,
  pickedCells,
  placesOf,
  textOfPlace,
  type VariantCell,
  variantCells,
  variantName,
  withoutPart,
} from "./variant-cells.ts";
export {
  cellOf,
  editedVariants,
  lineageOf,
  newVariantSet,
  refuseVariants,
  withMadeVariant,
  withVoice,
} from "./variant-rules.ts";
export {
  FinishVariantInput,
  MadeVariant,
  PARTS_MAX,
  SaveVariantsInput,
  VariantPart,
  type VariantPlace,
  VariantSet,
  VariantSetView,
  variantPlaces,
} from "./variant-set.ts";
export { SampleVoiceInput, Voice, voiceSample } from "./voice.ts";
export { written } from "./written.ts";
