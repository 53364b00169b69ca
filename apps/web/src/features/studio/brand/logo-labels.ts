import type { LogoPlace, LogoSize } from "@vignette/domain/studio";

/** What users read. */
export const logoPlaceNames: Record<LogoPlace, string> = {
  "top-left": "Top left",
  "top-right": "Top right",
  "bottom-right": "Bottom right",
  "bottom-left": "Bottom left",
  closing: "Only on the closing card",
};

export const logoSizeNames: Record<LogoSize, string> = { small: "Small", medium: "Medium" };
