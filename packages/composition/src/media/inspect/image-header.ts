import { isTooManyPixels, type PictureFacts, type PictureType, pictureHeader } from "@vignette/domain/media";
import { fileTypeOf } from "./file-type.ts";
import { type ContainerFormat, MediaRefused } from "./media-facts.ts";

type ImageContainer = Extract<ContainerFormat, "jpeg" | "png" | "gif" | "webp" | "avif">;

/** Cameras put previews and profiles in front of a picture; none needs more than this. */
const HEADER_BYTES = 4 * 1024 * 1024;

const types: Record<ImageContainer, PictureType> = {
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
};

/**
 * The facts in a picture's header, without decoding it. Throws `Refused`, also if it is too large to be decoded here.
 */
export async function imageHeader(file: Blob): Promise<PictureFacts & { container: ImageContainer }> {
  const container = await fileTypeOf(file);
  if (!isImage(container)) throw new MediaRefused("unsupported-type", `This is ${container}, not a picture.`);
  const head = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const header = pictureHeader(types[container], head);
  if ("fault" in header) throw new MediaRefused(header.fault, header.detail);
  if (isTooManyPixels(header)) throw new MediaRefused("too-large", `Its size is ${header.width}×${header.height}.`);
  return { ...header, container };
}

export function isImage(container: ContainerFormat): container is ImageContainer {
  return container in types;
}
