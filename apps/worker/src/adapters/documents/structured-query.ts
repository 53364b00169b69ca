import { fieldPath } from "./document-path.ts";
import { toWire, type WireValue } from "./document-value.ts";
import type { Query } from "./documents.ts";

/** The scope of a query: one collection, or all of that name. `nameOf` gives the full name of an id in it. */
export type From = { collectionId: string; allDescendants: boolean };
type Setting = {
  timestamps: readonly string[];
  nameOf: (id: string) => string;
  /** A document to start after, with its values as stored, if one is at hand. */
  behind?: { name: string; keys: readonly WireValue[] } | null;
};

/** A query in Firestore's REST format. Source: docs/platforms/firestore.md#queries. */
export function structuredQuery(from: From, query: Query, setting: Setting): Record<string, unknown> {
  const { timestamps } = setting;
  const filters = (query.where ?? []).map((filter) => wireFilter(filter, timestamps));
  return {
    from: [from],
    ...(filters.length > 0 && { where: filters.length === 1 ? filters[0] : allOf(filters) }),
    ...(query.orderBy && {
      orderBy: query.orderBy.map(([field, direction]) => wireOrder(fieldPath(field), direction)),
    }),
    ...startOf(query, setting),
    ...(query.limit !== undefined && { limit: query.limit }),
  };
}

/** Whether the result is always empty: Firestore refuses an empty IN, and some versions treat limit 0 as no limit. */
export function findsNothing(query: Query): boolean {
  const emptyIn = query.where?.some(
    ([, operator, value]) => operator === "in" && Array.isArray(value) && !value.length,
  );
  return query.limit === 0 || emptyIn === true;
}

const wireOrder = (path: string, direction: "asc" | "desc") => ({
  field: { fieldPath: path },
  direction: direction === "asc" ? "ASCENDING" : "DESCENDING",
});

/** The order with an explicit tie-break (it needs no index of its own), and the position to start after. */
function startOf({ orderBy = [], after }: Query, { timestamps, nameOf, behind }: Setting): Record<string, unknown> {
  if (!after && !behind) return {};
  const orders = orderBy.map(([field, direction]) => wireOrder(fieldPath(field), direction));
  const keys = behind?.keys ?? orderBy.map(([field], at) => toWire(after?.values[at], timestamps.includes(field)));
  const name = behind?.name ?? nameOf(after?.id ?? "");
  return {
    orderBy: [...orders, wireOrder("__name__", orderBy.at(-1)?.[1] ?? "asc")],
    startAt: { values: [...keys, { referenceValue: name }], before: false },
  };
}

const operators = {
  "==": "EQUAL",
  "<": "LESS_THAN",
  "<=": "LESS_THAN_OR_EQUAL",
  ">": "GREATER_THAN",
  ">=": "GREATER_THAN_OR_EQUAL",
  in: "IN",
  "array-contains": "ARRAY_CONTAINS",
} as const;

type Filter = NonNullable<Query["where"]>[number];

function wireFilter([name, operator, value]: Filter, timestamps: readonly string[]): Record<string, unknown> {
  const field = { fieldPath: fieldPath(name) };
  if (operator === "==" && value === null) return { unaryFilter: { op: "IS_NULL", field } };
  const asTimestamp = timestamps.includes(name);
  const wire =
    operator === "in" && Array.isArray(value)
      ? { arrayValue: { values: value.map((it) => toWire(it, asTimestamp)) } }
      : toWire(value, asTimestamp);
  return { fieldFilter: { field, op: operators[operator], value: wire } };
}

const allOf = (filters: unknown[]) => ({ compositeFilter: { op: "AND", filters } });
