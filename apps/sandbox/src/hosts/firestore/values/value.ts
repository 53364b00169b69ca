import type { Json } from "../wire/message.ts";
import { timestampOf } from "../wire/timestamp.ts";

/** A field's value. Integers are exact, timestamps are microseconds, a double's NaN and -0 survive. */
export type Value =
  | { type: "null" }
  | { type: "boolean"; value: boolean }
  | { type: "integer"; value: bigint }
  | { type: "double"; value: number }
  | { type: "timestamp"; value: bigint }
  | { type: "string"; value: string }
  | { type: "bytes"; value: Buffer }
  | { type: "reference"; value: string }
  | { type: "geoPoint"; latitude: number; longitude: number }
  | { type: "array"; value: Value[] }
  | { type: "map"; value: Fields };
export type Fields = ReadonlyMap<string, Value>;

/** Writes `{"integerValue":"1"}`. The same value always gives the same text. */
export function valueToJson(value: Value): Json {
  switch (value.type) {
    case "null":
      return { nullValue: null };
    case "integer":
      return { integerValue: String(value.value) };
    case "double":
      return { doubleValue: doubleToJson(value.value) };
    case "timestamp":
      return { timestampValue: timestampOf(value.value) };
    case "bytes":
      return { bytesValue: value.value.toString("base64") };
    case "geoPoint":
      return { geoPointValue: withoutZeros({ latitude: value.latitude, longitude: value.longitude }) };
    case "array":
      return { arrayValue: value.value.length > 0 ? { values: value.value.map(valueToJson) } : {} };
    case "map":
      return { mapValue: value.value.size > 0 ? { fields: fieldsToJson(value.value) } : {} };
    case "boolean":
    case "string":
    case "reference":
      return { [`${value.type}Value`]: value.value };
  }
}

/** Fields in the order of their names, so that equal documents have equal texts. */
export function fieldsToJson(fields: Fields): Json {
  const names = [...fields].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(names.map(([name, value]) => [name, valueToJson(value)]));
}

function doubleToJson(value: number): number | string {
  return Number.isFinite(value) && !Object.is(value, -0) ? value : Object.is(value, -0) ? "-0" : String(value);
}

/** proto3's JSON leaves zeros out. */
const withoutZeros = (point: Record<string, number>) =>
  Object.fromEntries(Object.entries(point).filter(([, number]) => number !== 0));
