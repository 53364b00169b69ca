import type { PresenterId } from "@vignette/domain/studio";
import { m } from "@vignette/messages";

/** The face and the manner of each presenter, in a few words. */
export const presenterTexts: Record<PresenterId, string> = {
  mara: m.domain_presenter_mara(),
  jonas: m.domain_presenter_jonas(),
  lucia: m.domain_presenter_lucia(),
  sam: m.domain_presenter_sam(),
  claire: m.domain_presenter_claire(),
  hiro: m.domain_presenter_hiro(),
};
