import type { AssetType } from "./generated-asset.ts";

/** The English names of the six kinds of content. */
export const assetTypeNames: Record<AssetType, string> = {
  "video-story": "Video story",
  "ugc-video": "UGC video",
  "meme-video": "Meme video",
  "meme-image": "Meme image",
  "ugc-image": "UGC image",
  "carousel-image": "Carousel",
};
