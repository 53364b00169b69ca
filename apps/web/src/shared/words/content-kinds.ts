import type { AssetType, PostedType } from "@vignette/domain/assets";
import { m } from "@vignette/messages";

/** The names of the six kinds of content. */
export const kindNames: Record<AssetType, string> = {
  "video-story": m.domain_kind_video_story(),
  "ugc-video": m.domain_kind_ugc_video(),
  "meme-video": m.domain_kind_meme_video(),
  "meme-image": m.domain_kind_meme_image(),
  "ugc-image": m.domain_kind_ugc_image(),
  "carousel-image": m.domain_kind_carousel_image(),
};

/** The names of everything that can be posted. */
export const postedKindNames: Record<PostedType, string> = {
  ...kindNames,
  "own-image": m.domain_kind_own_image(),
  "own-carousel": m.domain_kind_own_carousel(),
  "own-video": m.domain_kind_own_video(),
};
