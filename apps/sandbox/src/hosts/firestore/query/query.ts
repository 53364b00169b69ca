import { comparePaths, type FieldPath, isName, NAME, samePath } from "../values/field-path.ts";
import type { Value } from "../values/value.ts";
import { valueFromJson } from "../values/value-from-json.ts";
import { flag, int32, type Json, list, message, oneName, textField } from "../wire/message.ts";
import { invalid, WireError } from "../wire/wire-error.ts";
import { checkCombination } from "./disjunctions.ts";
import {
  type FieldFilter,
  fieldFilters,
  fieldReferenceOf,
  filterOf,
  isInequality,
  type QueryFilter,
} from "./filter.ts";

export type SortOrder = { path: FieldPath; descending: boolean };
export type QueryCursor = { values: Value[]; before: boolean };
/** A query, with the order that Firestore completes: it always ends in the document's name. */
export type ParsedQuery = {
  /** Path of the document above, "" at the top. */
  parent: string;
  collection: string;
  allDescendants: boolean;
  filter: QueryFilter | null;
  order: SortOrder[];
  /** Whether the query itself orders by the name. */
  isNameGiven: boolean;
  start: QueryCursor | null;
  end: QueryCursor | null;
  offset: number;
  limit: number;
  select: FieldPath[] | null;
};

const KEYS = ["select", "from", "where", "orderBy", "startAt", "endAt", "offset", "limit"];

/** Reads a StructuredQuery below the document `parent`. */
export function queryOf(json: unknown, parent: string): ParsedQuery {
  const body = message(json, KEYS, "structured_query");
  const filter = "where" in body ? filterOf(body.where) : null;
  const source = sourceOf(body.from);
  const given = orderOf(body.orderBy);
  checkCombination(filter);
  const order = completeOrder(given, fieldFilters(filter).filter(isInequality));
  const isBelow = source.allDescendants && parent !== "";
  checkScan(order, fieldFilters(filter), isBelow);
  return {
    parent,
    ...source,
    filter,
    order,
    isNameGiven: given.some((it) => isName(it.path)),
    start: cursorOf(body.startAt, given, "start_at"),
    end: cursorOf(body.endAt, given, "end_at"),
    offset: "offset" in body ? natural(body.offset, "offset") : 0,
    limit: "limit" in body ? natural(body.limit, "limit") : Number.POSITIVE_INFINITY,
    select: selectOf(body),
  };
}

/** By name alone, documents are read upwards only; below a document, a collection group is read by name alone. */
function checkScan(order: SortOrder[], filters: FieldFilter[], isBelow: boolean): void {
  const isByName = order.length === 1 && filters.every((it) => isName(it.path));
  if (isByName && order[0]?.descending) {
    throw new WireError("FAILED_PRECONDITION", "Firestore does not support descending key scans");
  }
  if (isBelow && !isByName) throw invalid("collection group queries are only allowed at the root parent");
}

function sourceOf(json: unknown) {
  const sources = list(json, "from");
  if (sources.length > 1) throw invalid("StructuredQuery.from cannot have more than one collection selector.");
  const source = message(sources[0], ["collectionId", "allDescendants"], "from");
  const [collection, allDescendants] = [textField(source.collectionId, "from"), flag(source.allDescendants, "from")];
  if (collection.includes("/")) throw invalid(`Collection id "${collection}" is invalid because it contains "/".`);
  return { collection, allDescendants };
}

function selectOf(body: Json): FieldPath[] | null {
  if (!("select" in body)) return null;
  return list(message(body.select, ["fields"], "select").fields, "select.fields").map(fieldReferenceOf);
}

function orderOf(json: unknown): SortOrder[] {
  const order = list(json, "order_by").map((it) => {
    const body = message(it, ["field", "direction"], "order_by");
    const direction = oneName(body.direction ?? "ASCENDING", ["", "ASCENDING", "DESCENDING"], "order_by.direction");
    return { path: fieldReferenceOf(body.field), descending: direction === "DESCENDING" };
  });
  for (const [at, { path }] of order.entries()) {
    if (order.slice(0, at).some((it) => samePath(it.path, path))) {
      throw invalid(`order by clause cannot contain duplicate fields ${path.join(".")}`);
    }
    if (isName(path) && at < order.length - 1) {
      throw invalid("order by clause cannot contain more fields after the key");
    }
  }
  return order;
}

/** Fields of inequalities and the name follow the given order, in the direction of its last field. */
function completeOrder(given: readonly SortOrder[], inequalities: readonly FieldFilter[]): SortOrder[] {
  const descending = given.at(-1)?.descending ?? false;
  const isOrdered = (path: FieldPath) => given.some((it) => samePath(it.path, path));
  const paths = inequalities.map((it) => it.path).filter((path) => !isName(path) && !isOrdered(path));
  const missing = paths.filter((path, at) => paths.findIndex((it) => samePath(it, path)) === at).sort(comparePaths);
  if (isOrdered(NAME) && missing.length > 0) {
    throw invalid("order by clause cannot contain more fields after the key");
  }
  const added = isOrdered(NAME) ? [] : [...missing, NAME];
  return [...given, ...added.map((path) => ({ path, descending }))];
}

function cursorOf(json: unknown, order: SortOrder[], where: string): QueryCursor | null {
  if (json === undefined) return null;
  const body = message(json, ["values", "before"], where);
  const values = list(body.values, where).map((value) => valueFromJson(value, where));
  if (values.length > order.length) throw invalid("Cursor has too many values.");
  for (const [at, value] of values.entries()) {
    const path = order[at]?.path;
    if (path && isName(path) && value.type !== "reference") throw invalid("Cursor value for __name__ must be a key.");
  }
  return { values, before: flag(body.before, where) };
}

function natural(json: unknown, where: string): number {
  const value = int32(json, where);
  if (value < 0) throw invalid(`${where} is negative`);
  return value;
}
