/**
 * The types that the file picker offers; the bytes of a file decide what it is.
 */
export const ACCEPT =
  "image/jpeg,image/png,image/webp,image/gif,image/avif,.heic,.heif,video/mp4,video/quicktime,video/webm,.mkv,audio/*,.mov,.m4a";
