/** Shows of a drawn 9:16 frame only the part where captions are, and larger, so that they can be read. */
export const CAPTION_PART =
  "[&>canvas]:origin-[29%_56%] [&>canvas]:scale-[1.4] [&>canvas]:object-cover [&>canvas]:object-[50%_62%]";
