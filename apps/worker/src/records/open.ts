import type * as z from "zod/mini";
import type { Collection, CollectionOptions, Documents } from "../adapters/documents/documents.ts";
import type { RecordFacts, RecordOf } from "./record.ts";

/** Opens the collection of a record. `below` is the key of the parent document of a subcollection. */
export function open<T>(documents: Documents, record: RecordOf<T>, below?: string): Collection<T> {
  return documents.collection(pathOf(record, below), record.schema, optionsOf(record));
}

/** Documents through a narrower schema: for queries that need few fields and must not fail because of the others. */
export type ReadOnlyCollection<T> = Pick<Collection<T>, "get" | "several" | "find" | "count" | "remove"> & {
  writes: Pick<Collection<T>["writes"], "patch" | "remove">;
};

export function openAs<T>(
  documents: Documents,
  record: RecordFacts,
  schema: z.ZodMiniType<T>,
  below?: string,
): ReadOnlyCollection<T> {
  return documents.collection(pathOf(record, below), schema, optionsOf(record));
}

/** All documents of a record, below any parent. Read-only. */
export function openEverywhere<T>(documents: Documents, record: RecordOf<T>): Pick<Collection<T>, "find" | "count"> {
  return documents.group(record.name, record.schema, optionsOf(record));
}

/** Like `openEverywhere`, with a narrower schema. */
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
  if ((parent === undefined) !== (below === undefined))
    throw new TypeError(`${name}: the parent's key is missing or not expected.`);
  return parent ? `${parent.name}/${below}/${name}` : name;
}
