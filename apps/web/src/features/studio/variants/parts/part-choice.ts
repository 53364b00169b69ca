import type { CreationView, VariantPart, VariantPlace } from "@vignette/domain/studio";

/** Where the words and pictures of a part come from. */
export type PartFrom = VariantPart["from"];

/** Choosing more parts of a place. */
export type PartChoice = {
  creation: CreationView;
  place: VariantPlace;
  parts: readonly VariantPart[];
  /** What is chosen so far, in order. */
  chosen: readonly PartFrom[];
  onChoose: (chosen: readonly PartFrom[]) => void;
};
