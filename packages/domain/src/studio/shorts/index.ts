export {
  CUTS_INSTRUCTIONS,
  CUTS_TASK,
  type Cut,
  CutsAnswer,
  cutsFrom,
  nothingToCut,
  passageFacts,
} from "./cuts.ts";
export { newShort, SHORT_KIND } from "./new-short.ts";
export {
  CreateShortInput,
  HeardInput,
  HeardSpan,
  LONG_CLIP_MAX_MS,
  SHORT_MAX_MS,
  SHORT_MIN_MS,
  SuggestCutsInput,
} from "./short-input.ts";
