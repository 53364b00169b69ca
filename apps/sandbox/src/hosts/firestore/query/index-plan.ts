import { type FieldPath, fieldPathToText, isName } from "../values/field-path.ts";
import { WireError } from "../wire/wire-error.ts";
import type { DeclaredIndexes, IndexField, Keeping, Scope } from "./declared-indexes.ts";
import { disjunctions } from "./disjunctions.ts";
import { type FieldFilter, isInequality } from "./filter.ts";
import type { ParsedQuery } from "./query.ts";

/** Refuses a query that production refuses for want of an index. `summed` are the fields that are added up. */
export type IndexPlan = { check: (query: ParsedQuery, summed?: readonly FieldPath[]) => void };

/** What one scan needs: fields that equal a value, in any order, then fields in this order. */
type Need = { collection: string; scope: Scope; equal: IndexField[]; ordered: IndexField[] };

/** Source: docs/platforms/firestore.md#queries; the rules are in this folder's README. */
export function indexPlan(declared: DeclaredIndexes, project: string): IndexPlan {
  return {
    check(query, summed = []) {
      for (const filters of disjunctions(query.filter)) {
        const need = needOf(query, filters, summed);
        if (!isServed(declared, need)) throw new WireError("FAILED_PRECONDITION", missingIndex(project, need));
      }
    },
  };
}

function needOf(query: ParsedQuery, filters: FieldFilter[], summed: readonly FieldPath[]): Need {
  const named = filters.filter((it) => !isName(it.path));
  const equal = uniqueFields(
    named
      .filter((it) => !isInequality(it))
      .map((it) => field(it.path, it.op.startsWith("ARRAY_CONTAINS") ? "CONTAINS" : "ASCENDING")),
  );
  const isEqual = (path: FieldPath) =>
    equal.some((it) => it.keeping !== "CONTAINS" && it.fieldPath === fieldPathToText(path));
  const order = query.order.filter((it) => !isEqual(it.path));
  const ordered = order.map((it) => field(it.path, it.descending ? "DESCENDING" : "ASCENDING"));
  const added = summed.filter(
    (path) => !isEqual(path) && !ordered.some((it) => it.fieldPath === fieldPathToText(path)),
  );
  const fields = withoutLastName(ordered);
  return {
    collection: query.collection,
    scope: query.allDescendants ? "COLLECTION_GROUP" : "COLLECTION",
    equal,
    ordered: [...fields, ...added.map((path) => field(path, "ASCENDING"))],
  };
}

/** Indexes that end alike can be merged, as long as together they hold every equal field. */
function isServed(declared: DeclaredIndexes, need: Need): boolean {
  if (need.equal.length === 0 && need.ordered.length === 0) return true;
  const usable = [...singleIndexes(declared, need), ...declared.composite(need.collection, need.scope)].filter((it) =>
    fits(it, need),
  );
  return (
    usable.length > 0 && need.equal.every((wanted) => usable.some((index) => index.some((it) => holds(it, wanted))))
  );
}

/** A single-field index serves alone or merges with others, but not one of array items beside another condition. */
function singleIndexes(declared: DeclaredIndexes, { collection, scope, equal, ordered }: Need): IndexField[][] {
  const alone = equal.length + ordered.length === 1;
  return [...equal, ...ordered]
    .filter((it) => alone || it.keeping !== "CONTAINS")
    .flatMap(({ fieldPath }) =>
      declared.single(collection, fieldPath, scope).map((keeping) => [{ fieldPath, keeping }]),
    );
}

/** Some of the equal fields, then exactly the ordered ones. */
function fits(index: IndexField[], { equal, ordered }: Need): boolean {
  const head = index.slice(0, index.length - ordered.length);
  const tail = index.slice(head.length);
  return (
    tail.length === ordered.length &&
    tail.every((it, at) => it.fieldPath === ordered[at]?.fieldPath && it.keeping === ordered[at]?.keeping) &&
    head.every((it) => equal.some((wanted) => holds(it, wanted)))
  );
}

/** For an equal value the direction does not matter. */
const holds = (it: IndexField, wanted: IndexField) =>
  it.fieldPath === wanted.fieldPath && (it.keeping === "CONTAINS") === (wanted.keeping === "CONTAINS");

const field = (path: FieldPath, keeping: Keeping): IndexField => ({ fieldPath: fieldPathToText(path), keeping });

const uniqueFields = (fields: IndexField[]) =>
  fields.filter((it, at) => fields.findIndex((other) => holds(other, it)) === at);

/** The name follows in the direction of the last field by itself; alone, it can be read in both. */
function withoutLastName(ordered: IndexField[]): IndexField[] {
  const [last, before] = [ordered.at(-1), ordered.at(-2)];
  const isFree = last?.fieldPath === "__name__" && (before === undefined || before.keeping === last.keeping);
  return isFree ? ordered.slice(0, -1) : ordered;
}

function missingIndex(project: string, { collection, scope, equal, ordered }: Need): string {
  const fields = [...equal, ...ordered].map((it) => `${it.fieldPath} ${it.keeping}`).join(", ");
  return (
    "The query requires an index. You can create it here: " +
    `https://console.firebase.google.com/project/${project}/firestore/indexes ` +
    `(firestore.indexes.json lacks ${collection}, ${scope}: ${fields})`
  );
}
