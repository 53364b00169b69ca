import { type FieldPath, fieldPathOf, isName } from "../values/field-path.ts";
import type { Value } from "../values/value.ts";
import { valueFromJson } from "../values/value-from-json.ts";
import { compareValues, sameType } from "../values/value-order.ts";
import { type Json, list, message, oneName, oneOf, textField } from "../wire/message.ts";
import { invalid } from "../wire/wire-error.ts";

export type QueryFilter =
  | { kind: "AND"; filters: QueryFilter[] }
  | { kind: "OR"; filters: QueryFilter[] }
  | { kind: "field"; path: FieldPath; op: FieldOperator | UnaryOperator; operands: Value[] };
export type FieldFilter = Extract<QueryFilter, { kind: "field" }>;

const fieldOperators = [
  "",
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
  "EQUAL",
  "NOT_EQUAL",
  "ARRAY_CONTAINS",
  "IN",
  "ARRAY_CONTAINS_ANY",
  "NOT_IN",
] as const;
type FieldOperator = Exclude<(typeof fieldOperators)[number], "">;
const unaryOperators = ["", "", "IS_NAN", "IS_NULL", "IS_NOT_NAN", "IS_NOT_NULL"] as const;
type UnaryOperator = Exclude<(typeof unaryOperators)[number], "">;

const inequalities: readonly string[] = [
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
  "NOT_EQUAL",
  "NOT_IN",
  "IS_NOT_NAN",
  "IS_NOT_NULL",
];

/** Whether the filter keeps a range, and so orders what it finds. One that nothing can pass keeps none. */
export const isInequality = ({ op, operands }: FieldFilter) =>
  inequalities.includes(op) &&
  !(isRange(op) && !operands.every(isComparable)) &&
  !(op === "NOT_EQUAL" && operands.some((it) => it.type === "null"));
const isRange = (op: string) => op.startsWith("LESS") || op.startsWith("GREATER");

/** Reads a Filter. */
export function filterOf(json: unknown): QueryFilter {
  const body = message(json, ["compositeFilter", "fieldFilter", "unaryFilter"], "where");
  const kind = oneOf(body, ["compositeFilter", "fieldFilter", "unaryFilter"], "where");
  if (!kind) throw invalid("filter type must be set");
  if (kind === "compositeFilter") return compositeOf(body[kind]);
  return kind === "fieldFilter" ? fieldFilterOf(body[kind]) : unaryOf(body[kind]);
}

/** Every filter on one field, at any depth. */
export const fieldFilters = (filter: QueryFilter | null): FieldFilter[] =>
  filter === null ? [] : filter.kind === "field" ? [filter] : filter.filters.flatMap(fieldFilters);

/** Whether what `valueAt` finds at each path passes. */
export function matches(filter: QueryFilter, valueAt: (path: FieldPath) => Value | undefined): boolean {
  if (filter.kind === "AND") return filter.filters.every((it) => matches(it, valueAt));
  if (filter.kind === "OR") return filter.filters.some((it) => matches(it, valueAt));
  const value = valueAt(filter.path);
  return value !== undefined && passes(filter, value);
}

function compositeOf(json: unknown): QueryFilter {
  const body = message(json, ["op", "filters"], "composite_filter");
  const kind = oneName(body.op, ["", "AND", "OR"], "composite_filter.op");
  const filters = list(body.filters, "composite_filter.filters").map(filterOf);
  if (kind === "") throw invalid("composite filter operator must be set");
  if (kind === "OR" && filters.length === 0) throw invalid("Composite filter must have at least one sub-filter.");
  return { kind, filters };
}

function fieldFilterOf(json: unknown): QueryFilter {
  const body = message(json, ["field", "op", "value"], "field_filter");
  const path = fieldReferenceOf(body.field);
  const op = oneName(body.op, fieldOperators, "field_filter.op");
  if (op === "") throw invalid("field filter operator must be set");
  const filter: FieldFilter = { kind: "field", path, op, operands: operandsOf(op, body.value) };
  if (isName(path) && (op.startsWith("ARRAY") || filter.operands.some((it) => it.type !== "reference"))) {
    throw invalid("__key__ filter value must be a Key");
  }
  return filter;
}

/** Source of the numbers: Firestore, "Perform simple and compound queries", limitations. */
const mostOperands: Json = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };

function operandsOf(op: string, json: unknown): Value[] {
  const most = mostOperands[op];
  if (most === undefined) return [valueFromJson(json, "field_filter.value")];
  const { arrayValue } = (json ?? {}) as Json;
  if (!arrayValue) throw invalid(`'${op}' requires an ArrayValue.`);
  const items = list(message(arrayValue, ["values"], "value").values, "values");
  if (items.length === 0) throw invalid(`'${op}' requires an non-empty ArrayValue.`);
  if (items.length > Number(most)) throw invalid(`'${op}' supports up to ${most} comparison values.`);
  return items.map((item) => valueFromJson(item, "field_filter.value"));
}

function unaryOf(json: unknown): QueryFilter {
  const body = message(json, ["op", "field"], "unary_filter");
  const op = oneName(body.op, unaryOperators, "unary_filter.op");
  if (op === "") throw invalid("unary filter operator must be set");
  const path = fieldReferenceOf(body.field);
  if (isName(path)) throw invalid("__key__ filter value must be a Key");
  return { kind: "field", path, op, operands: [] };
}

export const fieldReferenceOf = (json: unknown): FieldPath =>
  fieldPathOf(textField(message(json, ["fieldPath"], "field").fieldPath, "field.field_path"));

/** Null and NaN are equal to nothing here: that is what the unary filters are for. */
function passes({ op, operands }: FieldFilter, value: Value): boolean {
  switch (op) {
    case "IS_NULL":
      return value.type === "null";
    case "IS_NAN":
      return isNaNValue(value);
    case "IS_NOT_NULL":
      return value.type !== "null";
    case "IS_NOT_NAN":
      return value.type !== "null" && !isNaNValue(value);
    case "ARRAY_CONTAINS":
    case "ARRAY_CONTAINS_ANY":
      return value.type === "array" && value.value.some((item) => operands.some((it) => isSame(item, it)));
    case "EQUAL":
    case "IN":
      return operands.some((it) => isSame(value, it));
    case "NOT_EQUAL":
    case "NOT_IN":
      return value.type !== "null" && operands.every((it) => it.type !== "null" && !isSame(value, it));
    default:
      return operands.every((it) => inRange(op, value, it));
  }
}

function inRange(op: string, value: Value, bound: Value): boolean {
  if (!sameType(value, bound) || !isComparable(value) || !isComparable(bound)) return false;
  const order = compareValues(value, bound);
  if (order === 0) return op.endsWith("OR_EQUAL");
  return op.startsWith("LESS") ? order < 0 : order > 0;
}

const isNaNValue = (it: Value) => it.type === "double" && Number.isNaN(it.value);
const isComparable = (it: Value) => it.type !== "null" && !isNaNValue(it);
const isSame = (a: Value, b: Value) => isComparable(a) && isComparable(b) && compareValues(a, b) === 0;
