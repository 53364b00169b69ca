/** Zooms a drawn 9:16 frame in on its captions, so that they can be read. */
export const CAPTION_PART =
  "[&>canvas]:origin-[29%_56%] [&>canvas]:scale-[1.4] [&>canvas]:object-cover [&>canvas]:object-[50%_62%]";
