import { isName } from "../values/field-path.ts";
import { invalid } from "../wire/wire-error.ts";
import { type FieldFilter, fieldFilters, isInequality, type QueryFilter } from "./filter.ts";

/** Source: docs/platforms/firestore.md#queries. */
const MOST_DISJUNCTIONS = 30;

/** The filter as an OR of ANDs, with IN and ARRAY_CONTAINS_ANY taken apart: each is one scan of an index. */
export function disjunctions(filter: QueryFilter | null): FieldFilter[][] {
  if (filter === null) return [[]];
  if (filter.kind === "OR") return filter.filters.flatMap(disjunctions);
  if (filter.kind === "AND") {
    return filter.filters
      .map(disjunctions)
      .reduce((left, right) => left.flatMap((a) => right.map((b) => [...a, ...b])), [[]]);
  }
  if (filter.op === "IN") return filter.operands.map((it) => [{ ...filter, op: "EQUAL", operands: [it] }]);
  if (filter.op !== "ARRAY_CONTAINS_ANY") return [[filter]];
  return filter.operands.map((it) => [{ ...filter, op: "ARRAY_CONTAINS", operands: [it] }]);
}

/** Refuses filters that Firestore does not combine. */
export function checkCombination(filter: QueryFilter | null): void {
  const filters = fieldFilters(filter);
  const has = (...ops: string[]) => filters.filter(({ op }) => ops.includes(op)).length;
  if (has("NOT_EQUAL", "NOT_IN", "IS_NOT_NAN", "IS_NOT_NULL") > 1) {
    throw invalid("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  }
  if (has("NOT_IN") > 0 && (has("IN", "ARRAY_CONTAINS_ANY") > 0 || (filter && hasOr(filter)))) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  const ranges = filters.filter(isInequality);
  const isOneName = filters.some((it) => isName(it.path) && !isInequality(it));
  if (isOneName && ranges.length > 0 && !ranges.some((it) => isName(it.path))) {
    throw invalid(
      "Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.",
    );
  }
  checkCount(filter);
  if (disjunctions(filter).some((all) => all.filter(({ op }) => op === "ARRAY_CONTAINS").length > 1)) {
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
}

/** Counted before they are made: a hostile filter has billions. */
function checkCount(filter: QueryFilter | null): void {
  const count = filter ? countOf(filter) : 1;
  if (count <= MOST_DISJUNCTIONS) return;
  throw invalid(
    `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MOST_DISJUNCTIONS}`,
  );
}

function countOf(filter: QueryFilter): number {
  if (filter.kind === "OR") return filter.filters.reduce((sum, it) => sum + countOf(it), 0);
  if (filter.kind === "AND") return filter.filters.reduce((product, it) => product * countOf(it), 1);
  return filter.op === "IN" || filter.op === "ARRAY_CONTAINS_ANY" ? filter.operands.length : 1;
}

const hasOr = (filter: QueryFilter): boolean =>
  filter.kind === "OR" || (filter.kind === "AND" && filter.filters.some(hasOr));
