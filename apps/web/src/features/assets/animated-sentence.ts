import type { LibraryAsset } from "@vignette/domain/assets";
import { m } from "@vignette/messages";

/** What an animated picture is used as, and what to do about it. */
export const animatedText = (name: string): string => m.assets_animated({ name });

/** The same for an asset whose file is known to be animated; null for everything else. */
export const animatedSentence = ({ name, files: [file] }: Pick<LibraryAsset, "name" | "files">): string | null =>
  file?.isAnimated ? animatedText(name) : null;
