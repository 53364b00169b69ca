import type { LogoPlace, LogoSize } from "@vignette/domain/studio";
import { m } from "@vignette/messages";

/** What users read. */
export const logoPlaceNames: Record<LogoPlace, string> = {
  "top-left": m.media_top_left(),
  "top-right": m.media_top_right(),
  "bottom-right": m.media_bottom_right(),
  "bottom-left": m.media_bottom_left(),
  closing: m.media_only_closing(),
};

export const logoSizeNames: Record<LogoSize, string> = { small: m.media_small(), medium: m.media_medium() };
