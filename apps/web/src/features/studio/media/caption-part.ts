/** Zooms a drawn 9:16 frame in on its captions, as far as all of their box stays in sight, so that they can be read. */
export const CAPTION_PART =
  "[&>canvas]:origin-[25%_56%] [&>canvas]:scale-[1.25] [&>canvas]:object-cover [&>canvas]:object-[50%_62%]";
