import type { LintRemedy } from "@vignette/composition";
import { m } from "@vignette/messages";

/** What a fix of the layout does. */
export const remedyWords: Record<LintRemedy, () => string> = {
  "calmer-captions": m.studio_take_calmer_captions,
  scrim: m.studio_remedy_scrim,
  "text-box": m.studio_remedy_text_box,
  "leave-out": m.studio_remedy_leave_out,
  "hold-picture": m.studio_remedy_hold_picture,
  "into-grid-crop": m.studio_remedy_into_grid_crop,
  "into-safe-zone": m.studio_remedy_into_safe_zone,
  "move-apart": m.studio_remedy_move_apart,
  "show-longer": m.studio_remedy_show_longer,
  drift: m.studio_remedy_drift,
  larger: m.studio_remedy_larger,
};
