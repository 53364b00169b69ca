import { pictureWays } from "@vignette/domain/media";

/**
 * The types that the file picker offers; the bytes of a file decide what it is.
 */
export const ACCEPT = `${pictureWays.upload.types.join()},.heic,.heif,video/mp4,video/quicktime,video/webm,.mkv,audio/*,.mov,.m4a`;
