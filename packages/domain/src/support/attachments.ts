import { Refusal, type Saying, say, sayingOf } from "../kernel/index.ts";
import { isTooManyPixels, mediaTypeOf, type PixelSize, pictureWays, tooManyPixels } from "../media/index.ts";

/** Source: spec §9, Support. */
export const ATTACHMENTS_MAX = 3;
/** A file of exactly this size is taken. Source: spec §9, Support. */
export const { maxBytes: ATTACHMENT_MAX_BYTES, types: attachmentTypes } = pictureWays.attachment;

export type AttachmentType = (typeof attachmentTypes)[number];

/** A file and what `attachmentTypeOf` says of it; `size` in bytes, `pixels` null where its header does not tell. */
export type AttachedFile = { type: AttachmentType | null; size: number; pixels: PixelSize | null };

const atImage = (index: number) => `images.${index}`;
export const tooManyImages = () =>
  new Refusal("invalid", "support.too-many-images", "Maximum 3 images can be attached", "images");
export const notAnImage = (index: number) =>
  new Refusal("invalid", "support.not-an-image", "Only image files are allowed", atImage(index));
export const imageTooLarge = (index: number) =>
  new Refusal("invalid", "support.image-too-large", "Image size should be less than 5MB", atImage(index));
/** `index` from 0; people count from 1. Source: spec §8. */
export function imageUploadFailed(index: number): Refusal {
  const field = atImage(index);
  const number = index + 1;
  return new Refusal("unavailable", "support.upload-failed", `Failed to upload image ${number}`, field).with({
    number,
  });
}
export const badImageName = (index: number) =>
  new Refusal("invalid", "support.image-name", "This file's name cannot be used.", `${atImage(index)}.name`);

/** Source: spec §5, Attachments. */
const onlyAdding = (count: number): Saying =>
  say("support.only-adding", `Only adding ${count} images to stay within the 3 image limit`, { count });

/**
 * Which of the `added` files join the `present` ones, and what to say of the rest, each sentence once.
 * Files that are no images or too large do not count toward the limit.
 */
export function addAttachments<F extends AttachedFile>(
  present: readonly F[],
  added: readonly F[],
): { files: F[]; said: Saying[] } {
  const images = added.filter((it) => it.type !== null);
  const light = images.filter((it) => it.size <= ATTACHMENT_MAX_BYTES);
  const fitting = light.filter(({ pixels }) => !pixels || !isTooManyPixels(pixels));
  const room = Math.max(0, ATTACHMENTS_MAX - present.length);
  const overflow = fitting.length > room ? [room === 0 ? sayingOf(tooManyImages()) : onlyAdding(room)] : [];
  const said = [
    ...(images.length < added.length ? [sayingOf(notAnImage(0))] : []),
    ...(light.length < images.length ? [sayingOf(imageTooLarge(0))] : []),
    ...(fitting.length < light.length ? [sayingOf(tooManyPixels("images"))] : []),
    ...overflow,
  ];
  return { files: [...present, ...fitting.slice(0, room)], said };
}

/** The actual type of an attachment, by its first 64 bytes; null for a file that cannot be attached. Used by app and Worker. */
export function attachmentTypeOf(head: Uint8Array): AttachmentType | null {
  const type = mediaTypeOf(head);
  return attachmentTypes.find((it) => it === type) ?? null;
}
