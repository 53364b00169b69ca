export {
  BRAND_WORDS_MAX,
  BrandKit,
  emptyBrandKit,
  filesOfKit,
  SaveBrandKitInput,
} from "./brand-kit.ts";
export { Closing } from "./closing.ts";
export { canClose, closingOf } from "./closing-card.ts";
export { LOGO_LIMITS, Logo } from "./logo.ts";
