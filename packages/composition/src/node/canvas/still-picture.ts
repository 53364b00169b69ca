import type { PaintPicture } from "../../paint/paint-context.ts";
import type { PixelReader } from "../../yuv/planar/planar-canvases.ts";
import { type Canvas, createCanvas, Image } from "./canvas.ts";

/** A still picture at the needed size. Its `source` is created on first access. */
export type StillPicture = PaintPicture<Canvas> & {
  /** Its pixels for composing planes. `close` frees all of them. */
  read(): PixelReader;
};

/**
 * `decoded` is used once if it is given; after that the picture is decoded again from its bytes. A canvas keeps what
 * was drawn on it, so a scaled picture would hold the whole one: 50 MB for a photo, as long as the canvas lives.
 */
export function stillPicture(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
  decoded: Image | null,
): StillPicture {
  let waiting = decoded;
  let kept: Canvas | null = null;
  const draw = () => {
    const image = waiting ?? imageOf(bytes);
    waiting = null;
    const canvas = createCanvas(width, height);
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, width, height);
    return { canvas, image };
  };
  return {
    width,
    height,
    get source() {
      kept ??= draw().canvas;
      return kept;
    },
    read() {
      const own = kept ? null : draw();
      const context = (own?.canvas ?? kept ?? createCanvas(1, 1)).getContext("2d");
      return {
        rows: (top, count) => context.getImageData(0, top, width, count).data,
        close: () => own && release(own),
      };
    },
  };
}

/** Of bytes that are known to hold a picture. */
function imageOf(bytes: Uint8Array): Image {
  const image = new Image();
  image.src = bytes;
  return image;
}

let smallest: Uint8Array | null = null;

/**
 * Frees the pixels of both now. The garbage collector would free them late, because it counts only the few bytes of the
 * objects.
 */
export function release({ canvas, image }: { canvas?: Canvas; image: Image }): void {
  if (canvas) canvas.width = canvas.height = 1;
  smallest ??= createCanvas(1, 1).toBuffer("image/png");
  image.src = smallest;
}
