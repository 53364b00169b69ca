declare module "virtual:look-pictures" {
  /**
   * For each kind, and for the drawings of both kinds of memes: the names of its looks, and a CSS image of them side by side in that order, each as
   * wide as the others. Made by `site/look-pictures.ts`.
   */
  export const lookPictures: Record<
    import("@vignette/domain/assets").AssetType | "meme-image-drawings" | "meme-video-drawings",
    { looks: readonly string[]; image: string }
  >;
}
