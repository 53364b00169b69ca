import { Refusal, sizeText } from "../kernel/index.ts";
import { pictureWays } from "../media/index.ts";

/** Of a picture of a person: its bytes, and the types it may have. */
export const { maxBytes: PHOTO_MAX_BYTES, types: photoTypes } = pictureWays.avatar;

export const notAPhoto = () =>
  new Refusal("invalid", "identity.not-a-photo", "Use a JPEG, PNG or WebP picture.", "photo");
export const brokenPhoto = () =>
  new Refusal("invalid", "identity.broken-photo", "This picture is damaged or incomplete. Use another one.", "photo");
export const photoTooLarge = () =>
  new Refusal(
    "too-large",
    "identity.photo-too-large",
    `Use an image up to ${sizeText(PHOTO_MAX_BYTES)}.`,
    "photo",
  ).with({ sizeBytes: PHOTO_MAX_BYTES });

const FOLDER = "photos";
/** Where a person's pictures lie. */
export const photoFolder = (uid: string): string => `${FOLDER}/${uid}/`;
/** The public path of a profile picture. It is stored with the identity provider, so it never expires. */
export const photoPath = (uid: string, photoId: string): string => `/media/photo/${uid}/${photoId}`;
