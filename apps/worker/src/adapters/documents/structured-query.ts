import { fieldPath } from "./document-path.ts";
import { toWire } from "./document-value.ts";
import type { Query } from "./documents.ts";

/** Where a query looks: one collection, or all of that name. */
export type From = { collectionId: string; allDescendants: boolean };

/** The query as Firestore's REST interface writes it. Source: contracts §4.4. */
export function structuredQuery(from: From, query: Query, timestamps: readonly string[]): Record<string, unknown> {
  const filters = (query.where ?? []).map((filter) => wireFilter(filter, timestamps));
  return {
    from: [from],
    ...(filters.length > 0 && { where: filters.length === 1 ? filters[0] : allOf(filters) }),
    ...(query.orderBy && {
      orderBy: query.orderBy.map(([field, direction]) => ({
        field: { fieldPath: fieldPath(field) },
        direction: direction === "asc" ? "ASCENDING" : "DESCENDING",
      })),
    }),
    ...(query.limit !== undefined && { limit: query.limit }),
  };
}

/** Whether nothing can be found: Firestore refuses an empty IN, and takes limit 0 as no limit in some versions. */
export function findsNothing(query: Query): boolean {
  const emptyIn = query.where?.some(
    ([, operator, value]) => operator === "in" && Array.isArray(value) && !value.length,
  );
  return query.limit === 0 || emptyIn === true;
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
