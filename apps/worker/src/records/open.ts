import type * as z from "zod/mini";
import type { Collection, Documents } from "../adapters/documents/documents.ts";
import type { RecordFacts, RecordOf } from "./record.ts";

/** The documents of a record. `below` is the key of the parent document where the collection hangs below another. */
export function open<T>(documents: Documents, record: RecordOf<T>, below?: string): Collection<T> {
  return documents.collection(pathOf(record, below), record.schema, { timestamps: record.timestamps });
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
  return documents.collection(pathOf(record, below), schema, { timestamps: record.timestamps });
}

/** Every document of a record, below whichever parent it hangs. Reads only. */
export function openEverywhere<T>(documents: Documents, record: RecordOf<T>): Pick<Collection<T>, "find" | "count"> {
  return documents.group(record.name, record.schema, { timestamps: record.timestamps });
}

/** Like `openEverywhere`, through a narrower schema. */
export function openEverywhereAs<T>(
  documents: Documents,
  record: RecordFacts,
  schema: z.ZodMiniType<T>,
): Pick<Collection<T>, "find" | "count"> {
  return documents.group(record.name, schema, { timestamps: record.timestamps });
}

function pathOf({ name, parent }: RecordFacts, below: string | undefined): string {
  if ((parent === undefined) !== (below === undefined)) throw new TypeError(`${name}: a parent's key is wrong here.`);
  return parent ? `${parent.name}/${below}/${name}` : name;
}
