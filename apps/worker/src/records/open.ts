import type * as z from "zod/mini";
import type { Collection, CollectionOptions, Documents } from "../adapters/documents/documents.ts";
import type { RecordFacts, RecordOf } from "./record.ts";

/** The documents of a record. `below` is the key of the parent document where the collection hangs below another. */
export function open<T>(documents: Documents, record: RecordOf<T>, below?: string): Collection<T> {
  return documents.collection(pathOf(record, below), record.schema, optionsOf(record));
}

/** Documents seen through a narrower schema: for questions that need few fields and must not fail over the others. */
export type View<T> = Pick<Collection<T>, "get" | "find" | "count" | "remove"> & {
  writes: Pick<Collection<T>["writes"], "patch" | "remove">;
};

export function openAs<T>(
  documents: Documents,
  record: RecordFacts,
  schema: z.ZodMiniType<T>,
  below?: string,
): View<T> {
  return documents.collection(pathOf(record, below), schema, optionsOf(record));
}

/** Every document of a record, below whichever parent it hangs. Reads only. */
export function openEverywhere<T>(documents: Documents, record: RecordOf<T>): Pick<Collection<T>, "find" | "count"> {
  return documents.group(record.name, record.schema, optionsOf(record));
}

/** Like `openEverywhere`, through a narrower schema. */
export function openEverywhereAs<T>(
  documents: Documents,
  record: RecordFacts,
  schema: z.ZodMiniType<T>,
): Pick<Collection<T>, "find" | "count"> {
  return documents.group(record.name, schema, optionsOf(record));
}

function optionsOf({ timestamps, keyAs }: RecordFacts): CollectionOptions {
  return { timestamps, ...(keyAs !== undefined && { keyAs }) };
}

function pathOf({ name, parent }: RecordFacts, below: string | undefined): string {
  if ((parent === undefined) !== (below === undefined)) throw new TypeError(`${name}: a parent's key is wrong here.`);
  return parent ? `${parent.name}/${below}/${name}` : name;
}
