import { missing } from "@vignette/domain/kernel";
import type { Collection, Stored } from "./documents.ts";

/** The document if it exists and belongs to `uid`; else refused as missing, so that an id reveals nothing. */
export async function owned<T extends { uid: string }>(
  collection: Pick<Collection<T>, "get">,
  uid: string,
  id: string,
  thing: string,
): Promise<Stored<T>> {
  const stored = await collection.get(id);
  if (stored?.value.uid !== uid) throw missing(thing);
  return stored;
}
