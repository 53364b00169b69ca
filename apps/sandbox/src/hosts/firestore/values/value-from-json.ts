import { list, message, oneOf, textField } from "../wire/message.ts";
import { microsOf } from "../wire/timestamp.ts";
import { invalid } from "../wire/wire-error.ts";
import type { Fields, Value } from "./value.ts";

/** Levels of maps and arrays below a document's fields. Source: docs/platforms/firestore.md#limits. */
const DEEPEST = 20;
/** Bytes of a field's name. Source: docs/platforms/firestore.md#limits. */
const LONGEST_NAME = 1500;

const kinds = [
  "nullValue",
  "booleanValue",
  "integerValue",
  "doubleValue",
  "timestampValue",
  "stringValue",
  "bytesValue",
  "referenceValue",
  "geoPointValue",
  "arrayValue",
  "mapValue",
] as const;

/** Reads `{"integerValue":"1"}`. */
export function valueFromJson(json: unknown, where = "value", depth = 0, inArray = false): Value {
  const body = message(json, kinds, where);
  const kind = oneOf(body, kinds, where) ?? (isNull(json) ? "nullValue" : null);
  if (!kind) throw invalid("Cannot convert firestore.v1.Value with type unset.");
  const it = body[kind];
  if ((kind === "arrayValue" || kind === "mapValue") && depth > DEEPEST) {
    throw invalid(`Property ${where} contains an invalid nested entity.`);
  }

  switch (kind) {
    case "nullValue":
      return { type: "null" };
    case "booleanValue":
      if (typeof it !== "boolean") throw wrong(it, where);
      return { type: "boolean", value: it };
    case "integerValue":
      return { type: "integer", value: integerOf(it, where) };
    case "doubleValue":
      return { type: "double", value: doubleOf(it, where) };
    case "timestampValue":
      return { type: "timestamp", value: microsOf(it, where) };
    case "stringValue":
      return { type: "string", value: textField(it, where) };
    case "bytesValue":
      return { type: "bytes", value: bytesOf(textField(it, where), where) };
    case "referenceValue":
      return { type: "reference", value: checkReference(textField(it, where)) };
    case "geoPointValue":
      return geoPointOf(it, where);
    case "arrayValue": {
      if (inArray) throw invalid("Cannot convert an array value in an array value.");
      const items = list(message(it, ["values"], where).values, `${where}.values`);
      return { type: "array", value: items.map((item) => valueFromJson(item, where, depth + 1, true)) };
    }
    case "mapValue":
      return { type: "map", value: fieldsFromJson(message(it, ["fields"], where).fields, where, depth + 1) };
  }
}

/** Reads `{"name": {"stringValue": "x"}}`; refuses names that Firestore reserves. */
export function fieldsFromJson(json: unknown, where = "fields", depth = 1): Fields {
  const fields = new Map<string, Value>();
  if (json === undefined || json === null) return fields;
  if (typeof json !== "object" || Array.isArray(json)) throw invalid(`Invalid JSON payload received at '${where}'.`);
  for (const [name, value] of Object.entries(json)) {
    checkFieldName(name);
    fields.set(name, valueFromJson(value, `${where}.${name}`, depth));
  }
  return fields;
}

export function checkFieldName(name: string): void {
  if (name === "") throw invalid("The property.name is the empty string.");
  if (/^__.*__$/s.test(name)) throw invalid(`field name ${name} is reserved`);
  if (Buffer.byteLength(name) > LONGEST_NAME) throw invalid("The property.name is longer than 1500 bytes.");
}

function integerOf(json: unknown, where: string): bigint {
  const shown = typeof json === "number" ? String(json) : json;
  if (typeof shown !== "string" || !/^-?\d+$/.test(shown)) throw wrong(json, where);
  const value = BigInt(shown);
  if (value !== BigInt.asIntN(64, value)) throw wrong(json, where);
  return value;
}

function doubleOf(json: unknown, where: string): number {
  if (typeof json === "number") return json;
  if (json === "NaN") return Number.NaN;
  const value = typeof json === "string" && json.trim() !== "" ? Number(json) : Number.NaN;
  if (Number.isNaN(value)) throw wrong(json, where);
  return value;
}

function geoPointOf(json: unknown, where: string): Value {
  const { latitude = 0, longitude = 0 } = message(json, ["latitude", "longitude"], where);
  const point = { latitude: doubleOf(latitude, where), longitude: doubleOf(longitude, where) };
  if (!(Math.abs(point.latitude) <= 90)) throw invalid("latitude must be between -90 and 90");
  if (!(Math.abs(point.longitude) <= 180)) throw invalid("longitude must be between -180 and 180");
  return { type: "geoPoint", ...point };
}

function bytesOf(shown: string, where: string): Buffer {
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(shown)) throw wrong(shown, where);
  return Buffer.from(shown, "base64");
}

function checkReference(name: string): string {
  if (/^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+\/[^/]+)+$/.test(name)) return name;
  throw invalid(`Resource name "${name}" is not the name of a document.`);
}

const wrong = (json: unknown, where: string) => invalid(`Invalid value at '${where}': ${JSON.stringify(json)}`);
/** A null field means absent in proto3's JSON, but for the null value itself. */
const isNull = (json: unknown) =>
  typeof json === "object" && json !== null && ("nullValue" in json || "null_value" in json);
