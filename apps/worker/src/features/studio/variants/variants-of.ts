import type { Instant } from "@vignette/domain/kernel";
import { type Creation, newVariantSet, type VariantSet, type VariantSetView } from "@vignette/domain/studio";
import { DocumentError, type Version } from "../../../adapters/documents/documents.ts";
import type { Files } from "../../../adapters/files/files.ts";
import type { StudioStore } from "../creation/store.ts";
import type { VariantStore } from "./variant-store.ts";

export type ChangeVariantsDeps = { studio: StudioStore; variants: VariantStore; now: Instant };

/**
 * A creation and its set as stored; `version` is null where nothing was chosen yet. Refused where it has no variants.
 */
export type StoredVariantSet = { creation: Creation; set: VariantSet; version: Version | null };

export async function variantsOf(
  { studio, variants, now }: ChangeVariantsDeps,
  uid: string,
  id: string,
): Promise<StoredVariantSet> {
  const { value: creation } = await studio.get(uid, id);
  const stored = await variants.get(id);
  if (stored) return { creation, set: stored.value, version: stored.version };
  return { creation, set: newVariantSet(creation, now), version: null };
}

/** A set with a URL for each of its voices. */
export async function variantsView(files: Files, set: VariantSet): Promise<VariantSetView> {
  const media = await Promise.all(set.media.map(async (it) => ({ ...it, url: await files.link(it.key) })));
  return { ...set, media };
}

/** Attempts: another page of the same user or a finished file may change the set at the same time. */
const TRIES = 6;

/**
 * Changes a set on top of concurrent changes. `change` gets the current set and may refuse. After too many concurrent
 * changes it throws the DocumentError of the last one.
 */
export async function changeVariants(
  deps: ChangeVariantsDeps,
  { uid, id }: { uid: string; id: string },
  change: (found: StoredVariantSet) => Promise<Partial<VariantSet>>,
): Promise<VariantSet> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await variantsOf(deps, uid, id);
    const next = { ...(await change(found)), lastUpdated: deps.now };
    try {
      if (found.version === null) await deps.variants.create(id, { ...found.set, ...next });
      else await deps.variants.patch(id, next, { version: found.version });
      return { ...found.set, ...next };
    } catch (error) {
      if (!isConflict(error) || attempt === TRIES) throw error;
    }
  }
}

export const isConflict = (error: unknown): boolean =>
  error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists");
