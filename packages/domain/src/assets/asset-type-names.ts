import type { AssetType } from "./generated-asset.ts";
import type { PostedType } from "./posted-asset.ts";

/** The names of the six kinds of content in the UI. */
export const assetTypeNames: Record<AssetType, string> = {
  "video-story": "Video story",
  "ugc-video": "UGC video",
  "meme-video": "Meme video",
  "meme-image": "Meme image",
  "ugc-image": "UGC image",
  "carousel-image": "Carousel",
};

/** The names of everything that can be posted. */
export const postedTypeNames: Record<PostedType, string> = {
  ...assetTypeNames,
  "own-image": "Your picture",
  "own-carousel": "Your carousel",
  "own-video": "Your video",
};
