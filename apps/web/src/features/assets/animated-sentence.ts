import type { LibraryAsset } from "@vignette/domain/assets";

/** What an animated picture is used as, and what to do about it; null for everything else. */
export function animatedSentence({ name, files: [file] }: Pick<LibraryAsset, "name" | "files">): string | null {
  if (!file?.isAnimated) return null;
  return `${name} is animated. Content shows its first frame as a still. To keep the motion, upload it as a video.`;
}
