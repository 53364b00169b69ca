import type { Thumbnail } from "@vignette/domain/assets";
import { imageMediaTypes, mediaTypeOf, pictureHeader } from "@vignette/domain/media";
import type { Files } from "../adapters/files/files.ts";
import type { PromptPicture } from "../adapters/generation/generation.ts";

/** Maximum size of a picture for a model, in bytes: as base64 it grows by a third. Our own choice. */
const LARGEST = 4 * 1024 * 1024;

type Shown = { file: { key: string; type: string; bytes: number } | undefined; thumbnail: Thumbnail | null };

/** A picture for a model. Not `upright` if the model may see it turned: places in it would be those of another picture. */
export type SeenPicture = Omit<PromptPicture, "needed"> & { upright: boolean };

/** The picture of an item for a model: its thumbnail, which is enough for a description, else its first file. */
export async function seenPicture(files: Files, { file, thumbnail }: Shown): Promise<SeenPicture | null> {
  const small = thumbnail?.of === file?.key ? thumbnail?.key : undefined;
  const key = small ?? (file?.type.startsWith("image/") && file.bytes <= LARGEST ? file.key : null);
  const bytes = key && (await files.read(key));
  const type = bytes && imageMediaTypes.find((it) => it === mediaTypeOf(bytes));
  if (!bytes || !type) return null;
  const header = pictureHeader(type, bytes);
  return { bytes, type, upright: !("fault" in header) && header.orientation === 1 };
}
