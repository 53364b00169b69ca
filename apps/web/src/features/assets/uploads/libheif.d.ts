declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  type Pixels = Pick<ImageData, "data" | "width" | "height">;
  type HeifImage = {
    get_width(): number;
    get_height(): number;
    /** Fills the pixels; null if the picture cannot be decoded. */
    display(pixels: Pixels, done: (pixels: Pixels | null) => void): void;
  };
  type Libheif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function openLibheif(): Promise<Libheif>;
}
