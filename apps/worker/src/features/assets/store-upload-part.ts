import {
  heavyFont,
  notMedia,
  partCount,
  partLength,
  refuseHeavyPicture,
  type Upload,
  type UploadView,
  wrongPart,
} from "@vignette/domain/assets";
import type { Refusal } from "@vignette/domain/kernel";
import { FONT_MAX_BYTES, type MediaKind, mediaKindOf, mediaTypeOf } from "@vignette/domain/media";
import type { Stored } from "../../adapters/documents/documents.ts";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import { abortUpload } from "./abort-upload.ts";
import { uploadView } from "./start-upload.ts";

type Deps = Parameters<typeof abortUpload>[0];

/**
 * Stores the next part of a file, counted from 1. A repeated part is not stored again: its answer was lost. The first
 * part shows the file's type; the upload ends here if that is no picture, video, sound or font, or a picture or font of
 * too many bytes.
 */
export async function storeUploadPart(
  deps: Deps,
  uid: string,
  { id, part }: { id: string; part: number },
  body: (length: number) => Promise<Uint8Array>,
): Promise<UploadView> {
  const stored = await deps.uploads.get(uid, id);
  const upload = stored.value;
  if (part <= upload.etags.length) return uploadView(upload);
  if (part !== upload.etags.length + 1 || part > partCount(upload.bytes)) throw wrongPart();

  const bytes = await body(partLength(upload.bytes, part));
  const begun = upload.begun ?? (await begin(deps, stored, bytes));
  const place = { key: upload.key, uploadId: begun.uploadId };
  const etag = await deps.files.parts.put(place, part, bytes).catch(async (error: unknown) => {
    // The upload was finished or canceled meanwhile.
    throw (await deps.uploads.find(id))?.version === stored.version ? error : wrongPart();
  });
  const etags = [...upload.etags, etag];
  // If two pages send the same part, one of them is refused and reads the progress again.
  await deps.uploads.patch(id, { begun, etags }, { version: stored.version }).catch(async (error: unknown) => {
    // Another page began the upload, or the user was deleted: no document names what was begun here.
    if (!upload.begun) await deps.files.parts.drop(place);
    return ifChanged(wrongPart)(error);
  });
  return uploadView({ ...upload, etags });
}

async function begin(deps: Deps, { id, value }: Stored<Upload>, first: Uint8Array) {
  const type = mediaTypeOf(first);
  const { uid, name, bytes } = value;
  const refusal = type === null ? notMedia(name) : refuseHeavy(mediaKindOf(type), name, bytes);
  if (type === null || refusal) {
    await abortUpload(deps, uid, id);
    throw refusal;
  }
  return { type, uploadId: await deps.files.parts.begin(value.key, type) };
}

function refuseHeavy(kind: MediaKind, name: string, bytes: number): Refusal | null {
  if (kind === "image") return refuseHeavyPicture(name, bytes);
  return kind === "font" && bytes > FONT_MAX_BYTES ? heavyFont(name) : null;
}
