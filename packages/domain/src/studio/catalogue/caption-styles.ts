import * as z from "zod/mini";

/** The eight ways to set captions, first the default. Source: docs/content.md#captions. */
export const captionStyles = [
  "active-box",
  "one-word",
  "karaoke",
  "marker",
  "clean-two-line",
  "boxed-lines",
  "typewriter",
  "scale-pulse",
] as const;
export const CaptionStyle = z.enum(captionStyles);
export type CaptionStyle = z.infer<typeof CaptionStyle>;
