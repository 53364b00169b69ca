export {
  BRAND_WORDS_MAX,
  BrandKit,
  emptyBrandKit,
  filesOfKit,
  SaveBrandKitInput,
} from "./brand-kit.ts";
export { Closing, canClose, closingOf } from "./closing.ts";
export { LOGO_LIMITS, Logo } from "./logo.ts";
