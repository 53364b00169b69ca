import { beingRead, isBeingRead, type NamedPart, noPhoto, type UploadedAsset } from "@vignette/domain/assets";
import { changedMeanwhile, type Instant, Refusal } from "@vignette/domain/kernel";
import type { Documents, Stored } from "../adapters/documents/documents.ts";
import { ifChanged } from "../adapters/documents/if-changed.ts";
import { owned } from "../adapters/documents/owned.ts";
import { retryIfChanged } from "../adapters/documents/retry-if-changed.ts";
import type { Files } from "../adapters/files/files.ts";
import type { Generation, Stoppable } from "../adapters/generation/generation.ts";
import { materialRecords } from "../records/content/materials.ts";
import { open } from "../records/open.ts";
import { lookAtPicture } from "./look-at-picture.ts";
import { photoFacts } from "./photo-facts.ts";
import { seenPicture } from "./seen-picture.ts";

export type ReadingDeps = { documents: Documents; files: Files; generation: Generation; now: Instant };

/**
 * Has a model name the parts of a photo, and stores them, unless there are some meanwhile. The reading is noted on the
 * photo before the model is asked, so that of two at the same time one is refused. Throws a Refusal. Source: ADR 182.
 */
export async function readPhoto(
  deps: ReadingDeps,
  { value, version }: Stored<UploadedAsset>,
  { signal }: Stoppable = {},
): Promise<UploadedAsset> {
  const { documents, files, now } = deps;
  if (isBeingRead(value, now)) throw beingRead();
  const seen = await seenPicture(files, value);
  // Places in a picture that the model may see turned would be wrong.
  if (!seen?.upright) throw noPhoto();
  const materials = open(documents, materialRecords);
  const note = (ended: boolean) => ({ reading: { of: value.file.key, since: now, ended } });
  await materials.patch(value.id, note(false), { version }).catch(ifChanged(beingRead));
  try {
    const picture = { bytes: seen.bytes, type: seen.type, needed: true };
    const { parts } = await lookAtPicture(deps, await photoFacts(documents, value), { picture, signal });
    return await keepParts(documents, value, parts, note(true));
  } catch (error) {
    await materials.patch(value.id, isFinal(error) ? note(true) : { reading: null });
    throw error;
  }
}

/** The model saw the photo and will not tell: asking again would only cost again. */
const isFinal = (error: unknown) =>
  error instanceof Refusal && (error.kind === "invalid" || error.code === "generation.unusable");

/** Stores the parts of the file that was looked at, on top of concurrent edits. Those that are named meanwhile stay. */
async function keepParts(
  documents: Documents,
  { id, uid, file }: Pick<UploadedAsset, "id" | "uid" | "file">,
  parts: readonly NamedPart[],
  more: Partial<UploadedAsset> = {},
): Promise<UploadedAsset> {
  const materials = open(documents, materialRecords);
  return await retryIfChanged(
    async () => {
      const { value, version } = await owned(materials, uid, id, "asset");
      const isKept = value.file.key === file.key && !value.labels.parts?.length;
      const change = { ...more, ...(isKept && { labels: { ...value.labels, parts: [...parts] } }) };
      await materials.patch(id, change, { version });
      return { ...value, ...change };
    },
    () => changedMeanwhile("asset"),
  );
}
