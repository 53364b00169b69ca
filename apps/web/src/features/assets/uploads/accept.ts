/** What the file picker offers. What a file truly is, its bytes say. A phone hands out its HEIC photos as JPEG for this. */
export const ACCEPT =
  "image/jpeg,image/png,image/webp,image/gif,image/avif,video/mp4,video/quicktime,video/webm,.mkv,audio/*,.mov,.m4a";
