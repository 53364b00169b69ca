import { m } from "@vignette/messages";

/** Why the renderer gave no file, by the code of the sentence. Source: ADR 154. */
export const renderSentences = {
  "render.lost": m.refusals_render_lost,
  "render.broken": m.refusals_render_broken,
  "render.bad-scene": m.refusals_render_bad_scene,
  "render.too-long": m.refusals_render_too_long,
  "render.too-large": m.refusals_render_too_large,
  "render.media-missing": m.refusals_render_media_missing,
  "render.media-unreadable": m.refusals_render_media_unreadable,
  "render.check-failed": m.refusals_render_check_failed,
  "render.timed-out": m.refusals_render_timed_out,
  "render.stalled": m.refusals_render_stalled,
  "render.canceled": m.refusals_render_canceled,
  "render.out-of-memory": m.refusals_render_out_of_memory,
  "render.upload-too-large": m.refusals_render_upload_too_large,
  "render.upload-lost": m.refusals_render_upload_lost,
  "render.upload-too-long": m.refusals_render_upload_too_long,
  "render.upload-missing": m.refusals_render_upload_missing,
  "render.upload-unreadable": m.refusals_render_upload_unreadable,
  "render.upload-check-failed": m.refusals_render_upload_check_failed,
  "render.upload-timed-out": m.refusals_render_upload_timed_out,
  "render.upload-stalled": m.refusals_render_upload_stalled,
} as const satisfies Record<string, () => string>;
