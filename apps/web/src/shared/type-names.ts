import type { AssetType } from "@vignette/domain/assets";

/** What people call the six kinds of content. */
export const typeNames: Record<AssetType, string> = {
  "video-story": "Video story",
  "ugc-video": "UGC video",
  "meme-video": "Meme video",
  "meme-image": "Meme image",
  "ugc-image": "UGC image",
  "carousel-image": "Carousel",
};
