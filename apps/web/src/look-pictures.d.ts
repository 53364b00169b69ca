/** Names, and a CSS image of what they stand for side by side in that order, each as wide as the others. */
type PictureSheet = { names: readonly string[]; image: string };

declare module "virtual:look-pictures" {
  /** The looks of each kind, and the drawings of both kinds of memes. Made by `site/drawn/look-pictures.ts`. */
  export const lookPictures: Record<
    import("@vignette/domain/assets").AssetType | "meme-image-drawings" | "meme-video-drawings",
    PictureSheet
  >;
}

declare module "virtual:kind-pictures" {
  /** An example of each kind. Made by `site/drawn/look-pictures.ts`. */
  export const kindPictures: PictureSheet;
}
