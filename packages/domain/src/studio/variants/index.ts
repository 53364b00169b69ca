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
