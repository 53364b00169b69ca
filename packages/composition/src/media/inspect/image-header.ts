import { avifHeader } from "./avif-header.ts";
import { fileTypeOf } from "./file-type.ts";
import { gifHeader } from "./gif-header.ts";
import { jpegHeader } from "./jpeg-header.ts";
import { type Container, type ImageHeader, MEDIA_LIMITS, Refused } from "./media-facts.ts";
import { pngHeader } from "./png-header.ts";
import { webpHeader } from "./webp-header.ts";

type ImageContainer = Extract<Container, "jpeg" | "png" | "gif" | "webp" | "avif">;

/** Camera makers put previews and profiles in front of a picture; none needs more than this. */
const HEADER_BYTES = 4 * 1024 * 1024;

const READERS: Record<ImageContainer, (view: DataView) => ImageHeader> = {
  jpeg: jpegHeader,
  png: pngHeader,
  gif: gifHeader,
  webp: webpHeader,
  avif: avifHeader,
};

/** What a picture says of itself, without decoding it. Throws `Refused`, also where it is larger than is decoded here. */
export async function imageHeader(file: Blob): Promise<ImageHeader & { container: ImageContainer }> {
  const container = await fileTypeOf(file);
  if (!isImage(container)) throw new Refused("unsupported-type", `This is ${container}, not a picture.`);
  const header = read(container, new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  checkSize(header);
  return { ...header, container };
}

export function isImage(container: Container): container is ImageContainer {
  return container in READERS;
}

/** Where a reader steps outside the bytes, the picture breaks off. */
function read(container: ImageContainer, view: DataView): ImageHeader {
  try {
    return READERS[container](view);
  } catch (error) {
    if (error instanceof RangeError) throw new Refused("truncated", "It breaks off in its header.");
    throw error;
  }
}

function checkSize({ width, height }: ImageHeader): void {
  if (width < 1 || height < 1) throw new Refused("no-size", `Its size is ${width}×${height}.`);
  const { imageSidePx, imagePixels } = MEDIA_LIMITS;
  if (Math.max(width, height) > imageSidePx || width * height > imagePixels)
    throw new Refused("too-large", `Its size is ${width}×${height}.`);
}
