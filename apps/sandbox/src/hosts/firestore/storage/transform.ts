import { type FieldPath, fieldPathOf, fieldValueAt, isPrefix, withValueAt } from "../values/field-path.ts";
import type { Fields, Value } from "../values/value.ts";
import { valueFromJson } from "../values/value-from-json.ts";
import { compareValues, isNumber } from "../values/value-order.ts";
import { list, message, oneName, oneOf, textField } from "../wire/message.ts";
import { invalid } from "../wire/wire-error.ts";

type NumberValue = Extract<Value, { type: "integer" | "double" }>;
export type Transform = { path: FieldPath } & (
  | { kind: "setToServerValue" }
  | { kind: "increment" | "maximum" | "minimum"; operand: NumberValue }
  | { kind: "appendMissingElements" | "removeAllFromArray"; items: Value[] }
);

const kinds = [
  "setToServerValue",
  "increment",
  "maximum",
  "minimum",
  "appendMissingElements",
  "removeAllFromArray",
] as const;

/** Reads FieldTransforms. A field and one inside it cannot be transformed together; one field twice can. */
export function transformsOf(json: readonly unknown[], where: string): Transform[] {
  const transforms = json.map((it) => transformOf(it, where));
  for (const { path } of transforms) {
    if (transforms.some((it) => it.path.length > path.length && isPrefix(path, it.path))) {
      throw invalid(`Cannot transform property ${path.join(".")} and its nested property at the same time.`);
    }
  }
  return transforms;
}

function transformOf(json: unknown, where: string): Transform {
  const body = message(json, ["fieldPath", ...kinds], where);
  const path = fieldPathOf(textField(body.fieldPath, `${where}.field_path`));
  const kind = oneOf(body, kinds, where);
  switch (kind) {
    case null:
      throw invalid("Operation type must be specified for field transformation.");
    case "setToServerValue":
      oneName(body[kind], ["", "REQUEST_TIME"], where);
      return { path, kind };
    case "appendMissingElements":
    case "removeAllFromArray": {
      const items = list(message(body[kind], ["values"], where).values, where);
      return { path, kind, items: items.map((item) => valueFromJson(item, where, 1, true)) };
    }
    case "increment":
    case "maximum":
    case "minimum": {
      const operand = valueFromJson(body[kind], where);
      if (!isNumber(operand)) throw invalid("Input must be int64 or double.");
      return { path, kind, operand };
    }
  }
}

/** The fields afterwards, and what the answer reports of this transform. `requestTime` in microseconds. */
export function applyTransform(
  fields: Fields,
  transform: Transform,
  requestTime: bigint,
): { fields: Fields; result: Value } {
  const before = fieldValueAt(fields, transform.path);
  const after = transformed(before, transform, requestTime);
  return {
    fields: withValueAt(fields, transform.path, after),
    result: "items" in transform ? { type: "null" } : after,
  };
}

function transformed(before: Value | undefined, transform: Transform, requestTime: bigint): Value {
  if (transform.kind === "setToServerValue") {
    // The server's time has milliseconds. Source: docs/platforms/firestore.md#writes.
    return { type: "timestamp", value: requestTime - (requestTime % 1000n) };
  }
  if ("items" in transform) return listed(before?.type === "array" ? before.value : [], transform);
  if (!before || !isNumber(before)) return transform.operand;
  return transform.kind === "increment" ? sum(before, transform.operand) : extreme(before, transform);
}

/** Equal means equal in the order of values: 1 is 1.0, NaN is NaN. */
function listed(before: Value[], { kind, items }: Extract<Transform, { items: Value[] }>): Value {
  const holds = (values: Value[], item: Value) => values.some((it) => compareValues(it, item) === 0);
  if (kind === "removeAllFromArray") return { type: "array", value: before.filter((it) => !holds(items, it)) };
  const value = [...before];
  for (const item of items) if (!holds(value, item)) value.push(item);
  return { type: "array", value };
}

const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -(2n ** 63n);

/** Integers stay at the ends of 64 bits instead of overflowing. */
function sum(a: NumberValue, b: NumberValue): NumberValue {
  if (a.type === "double" || b.type === "double") return { type: "double", value: Number(a.value) + Number(b.value) };
  const value = a.value + b.value;
  return { type: "integer", value: value > LARGEST ? LARGEST : value < SMALLEST ? SMALLEST : value };
}

/** NaN wins in both directions; of equals the stored one stays. */
function extreme(before: NumberValue, { kind, operand }: { kind: string; operand: NumberValue }): NumberValue {
  if (Number.isNaN(before.value)) return before;
  if (Number.isNaN(operand.value)) return operand;
  const order = compareValues(operand, before);
  return (kind === "maximum" ? order > 0 : order < 0) ? operand : before;
}
