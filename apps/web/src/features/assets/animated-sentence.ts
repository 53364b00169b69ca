import type { LibraryAsset } from "@vignette/domain/assets";

/** What an animated picture is used as, and what to do about it. */
export const animatedText = (name: string): string =>
  `${name} is animated. Content shows its first frame as a still. To keep the motion, upload it as a video.`;

/** The same for an asset whose file is known to be animated; null for everything else. */
export const animatedSentence = ({ name, files: [file] }: Pick<LibraryAsset, "name" | "files">): string | null =>
  file?.isAnimated ? animatedText(name) : null;
