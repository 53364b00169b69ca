export { CreationDocument } from "./creation-document.ts";
export { EXPORT_MAX_BYTES, exportFolder, FinishExportInput } from "./export.ts";
export { badFile, refuseFiles } from "./export-rules.ts";
export { plannedOutputs } from "./planned-outputs.ts";
export { refuseExport, refuseSpeaker } from "./refuse-export.ts";
export { isActive, Render, RenderView, renderKey, StartRenderInput, StartRepairInput } from "./render.ts";
export {
  CreationJob,
  RENDER_FILES_MAX,
  RENDER_JOB_MAX_BYTES,
  RENDER_SIGNATURE_HEADER,
  RENDER_TIME_HEADER,
  RenderFile,
  type RenderJob,
  RenderReason,
  RenderStatus,
  renderCallText,
  SceneJob,
} from "./render-job.ts";
export {
  endedBy,
  type NextForRender,
  nextForRender,
  notRendering,
  RENDER_SILENCE,
  RENDERS_AT_ONCE,
  refuseRender,
  refuseRepair,
  renderRunning,
  wordsChanged,
} from "./render-rules.ts";
