/** Zooms a drawn 9:16 frame in on its captions, as far as all of their box stays in sight with some air beside it. */
export const CAPTION_PART =
  "[&>canvas]:origin-[13%_56%] [&>canvas]:scale-[1.15] [&>canvas]:object-cover [&>canvas]:object-[50%_62%]";
