import { mediaIds, type Scene } from "@vignette/composition";
import type { PartSegment } from "@vignette/content";
import { loadBlob, type MediaBlobs } from "../../media/media.ts";

type Lying = { key: string; url: string };

/** The files that scenes show or play, by key. Unknown keys are left out; the engine reports what is missing. */
export async function partFilesFor(scenes: readonly Scene[], files: readonly Lying[]): Promise<MediaBlobs> {
  const ids = mediaIds(scenes);
  const needed = [...new Map(files.map((file) => [file.key, file])).values()].filter(({ key }) => ids.has(key));
  return new Map(await Promise.all(needed.map(async (file) => [file.key, await loadBlob(file)] as const)));
}

/** The files of the creations that parts come from, and the recorded voices. */
export const filesOf = (segments: readonly PartSegment[], voices: readonly Lying[]): Lying[] => [
  ...segments.flatMap(({ source }) => source.files),
  ...voices,
];
