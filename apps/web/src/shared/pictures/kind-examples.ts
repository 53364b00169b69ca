import type { AssetType } from "@vignette/domain/assets";
import carouselImage from "../../marketing/examples/carousel-image.webp";
import memeImage from "../../marketing/examples/meme-image.webp";
import memeVideo from "../../marketing/examples/meme-video.webp";
import ugcImage from "../../marketing/examples/ugc-image.webp";
import ugcVideo from "../../marketing/examples/ugc-video.webp";
import videoStory from "../../marketing/examples/video-story.webp";

/** The first frame of each of the landing page's examples, which the product made: addresses of 9:16 pictures. */
export const kindExamples: Record<AssetType, string> = {
  "carousel-image": carouselImage,
  "ugc-image": ugcImage,
  "meme-image": memeImage,
  "ugc-video": ugcVideo,
  "video-story": videoStory,
  "meme-video": memeVideo,
};
