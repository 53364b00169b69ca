import { mediaKindOf, mediaTypeOf } from "@vignette/domain/media";
import type { Files } from "../../adapters/files/files.ts";
import type { PromptPicture } from "../../adapters/generation/generation.ts";
import type { StoredItem } from "./store.ts";

/** Maximum size of a picture for a model, in bytes: as base64 it grows by a third. Our own choice. */
const LARGEST = 4 * 1024 * 1024;

/** The picture of an item for a model: its thumbnail, which is enough for a description, else its first file. */
export async function seenPicture(files: Files, item: StoredItem): Promise<PromptPicture | null> {
  const first = item.origin === "made" ? item.value.files[0] : item.value.file;
  const thumbnail = item.value.thumbnail?.of === first?.key ? item.value.thumbnail?.key : undefined;
  const key = thumbnail ?? (first && mediaKindOf(first.type) === "image" && first.bytes <= LARGEST ? first.key : null);
  const bytes = key && (await files.read(key));
  const type = bytes && mediaTypeOf(bytes);
  return bytes && type && mediaKindOf(type) === "image" ? { bytes, type, needed: item.origin === "uploaded" } : null;
}
