import type { CreationView, VariantPart, VariantPlace } from "@vignette/domain/studio";

/** Where the text and pictures of a part come from. */
export type PartFrom = VariantPart["from"];

/** Props of each way to add parts for a place. */
export type PartChoice = {
  creation: CreationView;
  place: VariantPlace;
  parts: readonly VariantPart[];
  /** The sources chosen so far, in order. */
  chosen: readonly PartFrom[];
  onChoose: (chosen: readonly PartFrom[]) => void;
};
