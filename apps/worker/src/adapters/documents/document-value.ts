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

/** The content of a document. Timestamps become milliseconds since the epoch. */
export function fromWireFields(fields: WireFields | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields ?? {}).map(([key, it]) => [key, fromWire(it)]));
}

type Convertible = Parameters<typeof convertFromFirestoreValue>[0];

type Containers = {
  mapValue?: { fields?: WireFields };
  arrayValue?: { values?: WireValue[] };
  timestampValue?: string;
};

/** The library reads an empty map as null, so only leaves are passed to it. */
function fromWire(value: WireValue): unknown {
  const { mapValue, arrayValue, timestampValue } = value as Containers;
  if (mapValue) return fromWireFields(mapValue.fields);
  if (arrayValue) return (arrayValue.values ?? []).map((it) => fromWire(it));
  if (timestampValue !== undefined) return Date.parse(timestampValue);
  return convertFromFirestoreValue(value as Convertible);
}

function isMap(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}
