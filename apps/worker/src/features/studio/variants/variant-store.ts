import { Refusal } from "@vignette/domain/kernel";
import type { Creation, VariantSet } from "@vignette/domain/studio";
import type { Documents } from "../../../adapters/documents/documents.ts";
import { nullIfUnreadable } from "../../../adapters/documents/null-if-unreadable.ts";
import { variantSetRecords } from "../../../records/content/variant-sets.ts";
import { open } from "../../../records/open.ts";
import type { StudioStore } from "../creation/store.ts";

/** Collection `variant_sets`, keyed by the id of the creation. */
export function variantStore(documents: Documents) {
  const sets = open(documents, variantSetRecords);
  return {
    /** The caller checks the owner through the creation; null while nothing was chosen. */
    get: (creationId: string) => sets.get(creationId),
    create: sets.create,
    patch: sets.patch,
    writes: sets.writes,
    remove: sets.remove,
  };
}
export type VariantStore = ReturnType<typeof variantStore>;

/** The creations that parts of a set come from, by id. Missing ones and those of other users are left out. */
export async function partCreations(
  studio: Pick<StudioStore, "get">,
  uid: string,
  { parts }: Pick<VariantSet, "parts">,
): Promise<ReadonlyMap<string, Creation>> {
  const ids = new Set(parts.flatMap(({ from }) => (from.kind === "creation" ? [from.creationId] : [])));
  const found = await Promise.all([...ids].map((id) => studio.get(uid, id).catch(nullIfMissing)));
  return new Map(found.flatMap((it) => (it ? [[it.id, it.value] as const] : [])));
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Refusal && error.kind === "missing") return null;
  return nullIfUnreadable(error);
}
