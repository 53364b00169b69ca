import type { CaptionStyle } from "@vignette/domain/studio";
import { m } from "@vignette/messages";

/** What the ways to set captions are called. */
export const captionStyleNames: Record<CaptionStyle, string> = {
  "active-box": m.domain_captions_active_box(),
  "one-word": m.domain_captions_one_word(),
  karaoke: m.domain_captions_karaoke(),
  marker: m.domain_captions_marker(),
  "clean-two-line": m.domain_captions_clean_two_line(),
  "boxed-lines": m.domain_captions_boxed_lines(),
  typewriter: m.domain_captions_typewriter(),
  "scale-pulse": m.domain_captions_scale_pulse(),
};
