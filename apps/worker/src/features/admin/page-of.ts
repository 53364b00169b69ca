import { PAGE_SIZE, type PageCursor } from "@vignette/domain/admin";
import type { Collection, Query, Stored } from "../../adapters/documents/documents.ts";

/** One page of a list; `next` is the cursor of the following page, null on the last. */
export type PageOf<Row> = { rows: Row[]; next: PageCursor | null };

/** One page of a collection, ordered by one field; `keyOf` gives its value in a document. */
export async function pageOf<T>(
  collection: Pick<Collection<T>, "find">,
  query: Pick<Query, "where"> & { orderBy: readonly [field: string, direction: "asc" | "desc"] },
  keyOf: (value: T) => PageCursor["at"],
  cursor: PageCursor | null,
): Promise<PageOf<Stored<T>>> {
  const found = await collection.find({
    ...(query.where && { where: query.where }),
    orderBy: [query.orderBy],
    limit: PAGE_SIZE + 1,
    ...(cursor && { after: { values: [cursor.at], id: cursor.id } }),
  });
  const rows = found.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  return { rows, next: last && found.length > PAGE_SIZE ? { at: keyOf(last.value), id: last.id } : null };
}

/** A query for the documents whose `field` begins with `text`, ordered by that field. */
export const beginsWith = (field: string, text: string) =>
  ({
    where: [
      [field, ">=", text],
      [field, "<=", text + LAST],
    ],
    orderBy: [field, "asc"],
  }) as const;

/** Sorts after every character of an email address. */
const LAST = "\uf8ff";
