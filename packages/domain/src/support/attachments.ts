import { Refusal } from "../kernel/index.ts";
import { isTooManyPixels, mediaTypeOf, type PixelSize, pictureWays, TOO_MANY_PIXELS } from "../media/index.ts";

/** Source: spec §9, Support. */
export const ATTACHMENTS_MAX = 3;
/** A file of exactly this size is taken. Source: spec §9, Support. */
export const { maxBytes: ATTACHMENT_MAX_BYTES, types: attachmentTypes } = pictureWays.attachment;

/** Source: spec §5, Attachments. */
const ONLY_IMAGES = "Only image files are allowed";
const TOO_LARGE = "Image size should be less than 5MB";
const FULL = "Maximum 3 images can be attached";
const onlyAdding = (count: number) => `Only adding ${count} images to stay within the 3 image limit`;

export type AttachmentType = (typeof attachmentTypes)[number];

/** A file and what `attachmentTypeOf` says of it; `size` in bytes, `pixels` null where its header does not tell. */
export type AttachedFile = { type: AttachmentType | null; size: number; pixels: PixelSize | null };

/**
 * Which of the `added` files join the `present` ones, and what to say of the rest, each sentence once.
 * Files that are no images or too large do not count toward the limit.
 */
export function addAttachments<F extends AttachedFile>(
  present: readonly F[],
  added: readonly F[],
): { files: F[]; messages: string[] } {
  const images = added.filter((it) => it.type !== null);
  const light = images.filter((it) => it.size <= ATTACHMENT_MAX_BYTES);
  const fitting = light.filter(({ pixels }) => !pixels || !isTooManyPixels(pixels));
  const room = Math.max(0, ATTACHMENTS_MAX - present.length);
  const overflow = fitting.length > room ? [room === 0 ? FULL : onlyAdding(room)] : [];
  const messages = [
    ...(images.length < added.length ? [ONLY_IMAGES] : []),
    ...(light.length < images.length ? [TOO_LARGE] : []),
    ...(fitting.length < light.length ? [TOO_MANY_PIXELS] : []),
    ...overflow,
  ];
  return { files: [...present, ...fitting.slice(0, room)], messages };
}

/** The actual type of an attachment, by its first 64 bytes; null for a file that cannot be attached. Used by app and Worker. */
export function attachmentTypeOf(head: Uint8Array): AttachmentType | null {
  const type = mediaTypeOf(head);
  return attachmentTypes.find((it) => it === type) ?? null;
}

const atImage = (index: number) => `images.${index}`;
export const tooManyImages = () => new Refusal("invalid", "support.too-many-images", FULL, "images");
export const notAnImage = (index: number) =>
  new Refusal("invalid", "support.not-an-image", ONLY_IMAGES, atImage(index));
export const imageTooLarge = (index: number) =>
  new Refusal("invalid", "support.image-too-large", TOO_LARGE, atImage(index));
/** `index` from 0; people count from 1. Source: spec §8. */
export const imageUploadFailed = (index: number) =>
  new Refusal("unavailable", "support.upload-failed", `Failed to upload image ${index + 1}`, atImage(index));
export const badImageName = (index: number) =>
  new Refusal("invalid", "support.image-name", "This file's name cannot be used.", `${atImage(index)}.name`);
