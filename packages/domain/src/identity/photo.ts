import { Refusal } from "../kernel/index.ts";

/** Largest picture of a person, in bytes: our own choice; a phone's photo fits. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;

/** The types that a profile picture may have, recognized by its first bytes. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;

export const notAPhoto = () =>
  new Refusal("invalid", "identity.not-a-photo", "Use a JPEG, PNG or WebP picture.", "photo");
export const brokenPhoto = () =>
  new Refusal("invalid", "identity.broken-photo", "This picture is damaged or incomplete. Use another one.", "photo");
export const photoTooLarge = () =>
  new Refusal("too-large", "identity.photo-too-large", "Use a picture of at most 5 MB.", "photo");

const FOLDER = "photos";
/** Where a person's pictures lie. */
export const photoFolder = (uid: string): string => `${FOLDER}/${uid}/`;
/** The public path of a profile picture. It is stored with the identity provider, so it never expires. */
export const photoPath = (uid: string, photoId: string): string => `/media/photo/${uid}/${photoId}`;
