import { isTooManyPixels, pictureSize, tooManyPixels } from "@vignette/domain/media";
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS_MAX,
  type AttachmentType,
  attachmentFileName,
  attachmentTypeOf,
  badImageName,
  imageTooLarge,
  notAnImage,
  tooManyImages,
} from "@vignette/domain/support";

/** An image that may be stored: its actual type and the name it gets. */
export type CheckedImage = { bytes: Uint8Array; type: AttachmentType; fileName: string };

/** Checks the files of a request; their declared types are not trusted. Source: spec §5. */
export async function checkImages(files: readonly File[]): Promise<CheckedImage[]> {
  if (files.length > ATTACHMENTS_MAX) throw tooManyImages();
  const checked: CheckedImage[] = [];
  for (const [index, file] of files.entries()) {
    if (file.size > ATTACHMENT_MAX_BYTES) throw imageTooLarge(index);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = attachmentTypeOf(bytes);
    if (type === null) throw notAnImage(index);
    const size = pictureSize(bytes);
    if (size && isTooManyPixels(size)) throw tooManyPixels(`images.${index}`);
    const taken = checked.map((it) => it.fileName);
    const fileName = attachmentFileName(file.name, type, taken);
    if (fileName === null) throw badImageName(index);
    checked.push({ bytes, type, fileName });
  }
  return checked;
}
