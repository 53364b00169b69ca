/** The six kinds of content. Images and videos are counted apart. Source: spec §3, Asset; §9, Usage counting. */
export const imageTypes = ["carousel-image", "ugc-image", "meme-image"] as const;
export const videoTypes = ["ugc-video", "video-story", "meme-video"] as const;
export const assetTypes = [...imageTypes, ...videoTypes] as const;

/** What a post can be made of: the six kinds of content, and pictures or a video of the user's own. Source: ADR 94. */
export const postedTypes = [...assetTypes, "own-image", "own-carousel", "own-video"] as const;

/** Whether a kind counts against the limit of images or of videos. Source: spec §9. */
export function countedAs(type: (typeof assetTypes)[number]): "images" | "videos" {
  return (imageTypes as readonly string[]).includes(type) ? "images" : "videos";
}
