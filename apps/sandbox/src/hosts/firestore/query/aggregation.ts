import type { StoredDocument } from "../storage/document-table.ts";
import { type FieldPath, fieldValueAt, isName } from "../values/field-path.ts";
import type { Value } from "../values/value.ts";
import { valueFromJson } from "../values/value-from-json.ts";
import { isNumber } from "../values/value-order.ts";
import { list, message, oneOf, textField } from "../wire/message.ts";
import { invalid } from "../wire/wire-error.ts";
import { fieldReferenceOf } from "./filter.ts";

type Aggregation = { alias: string } & ({ kind: "count"; upTo: number } | { kind: "sum" | "avg"; path: FieldPath });

/** Source: docs/platforms/firestore.md#queries. */
const MOST = 5;

/** Reads the aggregations of a StructuredAggregationQuery; those without an alias are named field_1, field_2 … */
export function aggregationsOf(json: unknown): Aggregation[] {
  const items = list(json, "aggregations");
  if (items.length === 0 || items.length > MOST) throw invalid(`The number of aggregations must be 1 to ${MOST}.`);
  let unnamed = 0;
  const result = items.map((item): Aggregation => {
    const body = message(item, ["count", "sum", "avg", "alias"], "aggregations");
    const kind = oneOf(body, ["count", "sum", "avg"], "aggregations");
    if (!kind) throw invalid("Aggregation operator must be set.");
    const given = textField(body.alias, "alias");
    if (given === "") unnamed += 1;
    const alias = given === "" ? `field_${unnamed}` : given;
    if (kind === "count") return { alias, kind, upTo: upToOf(body[kind]) };
    const path = fieldReferenceOf(message(body[kind], ["field"], kind).field);
    if (isName(path)) throw invalid("Aggregations are not supported for the property: __key__");
    return { alias, kind, path };
  });
  if (new Set(result.map((it) => it.alias)).size < result.length) throw invalid("Aggregation aliases must be unique.");
  return result;
}

/** The answer's aggregateFields, as values. */
export function aggregate(documents: readonly StoredDocument[], aggregations: readonly Aggregation[]) {
  return new Map(aggregations.map((it) => [it.alias, one(documents, it)]));
}

function upToOf(json: unknown): number {
  const { upTo } = message(json, ["upTo"], "count");
  if (upTo === undefined) return Number.POSITIVE_INFINITY;
  const value = valueFromJson({ integerValue: upTo }, "count.up_to");
  if (value.type !== "integer" || value.value < 0n) {
    throw invalid("The `up_to` value in a COUNT aggregation must be greater than or equal to zero.");
  }
  return Number(value.value);
}

function one(documents: readonly StoredDocument[], it: Aggregation): Value {
  if (it.kind === "count") return { type: "integer", value: BigInt(Math.min(documents.length, it.upTo)) };
  const numbers = documents.flatMap(({ fields }) => {
    const value = fieldValueAt(fields, it.path);
    return value && isNumber(value) ? [value] : [];
  });
  if (it.kind === "sum") return sum(numbers);
  if (numbers.length === 0) return { type: "null" };
  return { type: "double", value: Number(sum(numbers).value) / numbers.length };
}

/** An integer as long as all are integers and 64 bits hold the sum. */
function sum(numbers: Extract<Value, { type: "integer" | "double" }>[]) {
  let integers = 0n;
  let doubles = 0;
  for (const { value } of numbers) {
    if (typeof value === "bigint") integers += value;
    else doubles += value;
  }
  const isWhole = numbers.every((it) => it.type === "integer") && integers === BigInt.asIntN(64, integers);
  return isWhole
    ? ({ type: "integer", value: integers } as const)
    : ({ type: "double", value: Number(integers) + doubles } as const);
}
