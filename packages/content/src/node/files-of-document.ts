import { mediaIds } from "@vignette/composition";
import { lookAtPicture, nodeBackdropOf } from "@vignette/composition/node";
import type { CreationDocument } from "@vignette/domain/studio";
import { clipsOfSpeakers } from "../clips-of-speakers.ts";
import { LAYOUT_WIDTH } from "../look-at-bitmap.ts";
import { filePlanOf } from "../plan-of.ts";
import { type PlannedFile, plannedFiles } from "../planned-files.ts";

/** The keys of the files that a stored creation shows or plays. Its other files are not needed. */
export function neededKeys(document: CreationDocument): Set<string> {
  return mediaIds(plannedFiles(filePlanOf(document)).map(({ scene }) => scene));
}

/**
 * The files of a stored creation, each with its scene, from the document and its files alone, without a browser.
 * `media` holds at least the `neededKeys`. A picture that cannot be read is laid out as an unknown one; drawing it
 * fails.
 */
export async function filesOfDocument(
  document: CreationDocument,
  media: ReadonlyMap<string, Blob>,
): Promise<PlannedFile[]> {
  const images = [...document.media, ...document.shown].filter(({ type }) => type.startsWith("image/"));
  const pictures = new Map<string, Awaited<ReturnType<typeof lookAtPicture>>>();
  // One after another: a decoded picture may take 30 MB.
  for (const { key } of images) {
    const blob = media.get(key);
    const picture = blob && (await lookAtPicture(blob, LAYOUT_WIDTH).catch(() => null));
    if (picture) pictures.set(key, picture);
  }
  const backdrops = new Map<string, string>();
  for (const key of clipsOfSpeakers(document)) {
    const blob = media.get(key);
    const backdrop = blob && (await nodeBackdropOf(blob));
    if (backdrop) backdrops.set(key, backdrop);
  }
  return plannedFiles(filePlanOf(document, { pictures, backdrops }));
}
