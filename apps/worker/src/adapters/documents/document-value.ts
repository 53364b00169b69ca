import { convertFromFirestoreValue, convertToFirestoreValue } from "firebase-rest-firestore";

/** A value in Firestore's REST format. Source: docs/platforms/firestore.md#values. */
export type WireValue = Record<string, unknown>;
export type WireFields = Record<string, WireValue>;

/** Converts a value to the wire format. With `asTimestamp`, a number is an Instant and is stored as a timestamp. */
export function toWire(value: unknown, asTimestamp = false): WireValue {
  if (asTimestamp && typeof value === "number") return convertToFirestoreValue(new Date(value)) as WireValue;
  if (Array.isArray(value)) return { arrayValue: { values: value.map((it) => toWire(it)) } };
  if (isMap(value)) return { mapValue: { fields: toWireFields(value) } };
  // The library encodes every whole number as an integer; Firestore refuses those beyond 2^53.
  if (typeof value === "number" && !Number.isSafeInteger(value)) return { doubleValue: value };
  return convertToFirestoreValue(value) as WireValue;
}

/** All fields with a value. Undefined fields are left out. */
export function toWireFields(value: object, timestamps: readonly string[] = []): WireFields {
  const fields = Object.entries(value).filter(([, it]) => it !== undefined);
  return Object.fromEntries(fields.map(([key, it]) => [key, toWire(it, timestamps.includes(key))]));
}

/** The content of a document, over `defaults`. Timestamps become milliseconds since the epoch. */
export function fromWireFields(
  fields: WireFields | undefined,
  defaults: Record<string, unknown> = {},
): Record<string, unknown> {
  const content: Record<string, unknown> = { ...defaults };
  for (const key in fields) {
    const value = fromWire(fields[key] ?? {});
    if (key === "__proto__") Object.defineProperty(content, key, { value, enumerable: true });
    else content[key] = value;
  }
  return content;
}

type Convertible = Parameters<typeof convertFromFirestoreValue>[0];

type Known = {
  stringValue?: string;
  integerValue?: string | number;
  nullValue?: null;
  booleanValue?: boolean;
  timestampValue?: string;
  mapValue?: { fields?: WireFields };
  arrayValue?: { values?: WireValue[] };
};

/**
 * Most of what a list costs is this function, so the usual values are read here, the most frequent first; the library
 * reads the others. It would also read an empty map as null.
 */
function fromWire(value: Known): unknown {
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.nullValue !== undefined) return null;
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.timestampValue !== undefined) return Date.parse(value.timestampValue);
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.mapValue) return fromWireFields(value.mapValue.fields);
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(fromWire);
  return convertFromFirestoreValue(value as Convertible);
}

function isMap(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}
