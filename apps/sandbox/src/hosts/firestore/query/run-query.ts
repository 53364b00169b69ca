import type { StoredDocument } from "../storage/document-table.ts";
import type { Reader } from "../storage/transactions.ts";
import { type FieldPath, fieldValueAt, isName, projection } from "../values/field-path.ts";
import type { Value } from "../values/value.ts";
import { compareValues } from "../values/value-order.ts";
import { matches } from "./filter.ts";
import type { ParsedQuery, QueryCursor, SortOrder } from "./query.ts";

type Candidate = { document: StoredDocument; keys: Value[] };

/** What a query finds, in its order, and how many results its offset skipped. */
export type QueryResult = { documents: StoredDocument[]; skipped: number };

/** Runs a query. */
export function runQuery(reader: Reader, database: string, query: ParsedQuery): QueryResult {
  const found = candidates(reader, database, query)
    .filter((it) => isWithin(it.keys, query))
    .sort((a, b) => compareKeys(a.keys, b.keys, query.order));
  const documents = found.slice(query.offset, query.offset + query.limit).map(({ document }) => document);
  return { documents, skipped: Math.min(query.offset, found.length) };
}

/** What the answer shows of a document. */
export const selected = (document: StoredDocument, { select }: ParsedQuery): StoredDocument =>
  select ? { ...document, fields: projection(document.fields, select) } : document;

/** A field's value; the document's own name as a reference. */
export function fieldOf(document: StoredDocument, path: FieldPath, database: string): Value | undefined {
  return isName(path)
    ? { type: "reference", value: `${database}/documents/${document.path}` }
    : fieldValueAt(document.fields, path);
}

/** What passes the filter. A document that lacks a field of the order is not found. */
function candidates(reader: Reader, database: string, query: ParsedQuery): Candidate[] {
  const documents =
    query.allDescendants || query.collection === ""
      ? reader.inGroup(database, query.parent, query.collection)
      : reader.inCollection(database, query.parent, query.collection);
  return documents.flatMap((document) => {
    if (query.filter && !matches(query.filter, (path) => fieldOf(document, path, database))) return [];
    const keys = query.order.map(({ path }) => fieldOf(document, path, database));
    return keys.every((key) => key !== undefined) ? [{ document, keys }] : [];
  });
}

function isWithin(keys: Value[], { order, start, end }: ParsedQuery): boolean {
  return (!start || isAfterStart(keys, order, start)) && (!end || isBeforeEnd(keys, order, end));
}

function isAfterStart(keys: Value[], order: SortOrder[], { values, before }: QueryCursor): boolean {
  const position = compareKeys(keys, values, order);
  return before ? position >= 0 : position > 0;
}

function isBeforeEnd(keys: Value[], order: SortOrder[], { values, before }: QueryCursor): boolean {
  const position = compareKeys(keys, values, order);
  return before ? position < 0 : position <= 0;
}

/** Compares as many keys as both have: a cursor may be a prefix. */
function compareKeys(a: Value[], b: Value[], order: SortOrder[]): number {
  for (const [at, { descending }] of order.entries()) {
    const [x, y] = [a[at], b[at]];
    if (!x || !y) return 0;
    const result = compareValues(x, y);
    if (result !== 0) return descending ? -result : result;
  }
  return 0;
}
