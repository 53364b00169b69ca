import type { Fields, Value } from "./value.ts";

/** The rank of a type. Source: docs/platforms/firestore.md#order-of-values. Integers and doubles are one type. */
const ranks: Record<Value["type"], number> = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  map: 9,
};

/**
 * Negative, zero or positive: Firestore's order over values of all types. NaN equals itself and comes before numbers.
 */
export function compareValues(a: Value, b: Value): number {
  const byType = ranks[a.type] - ranks[b.type];
  if (byType !== 0) return byType;
  if (a.type === "boolean" && b.type === "boolean") return Number(a.value) - Number(b.value);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a.value, b.value);
  if (a.type === "timestamp" && b.type === "timestamp") return direction(a.value, b.value);
  if (a.type === "string" && b.type === "string") return compareText(a.value, b.value);
  if (a.type === "bytes" && b.type === "bytes") return Buffer.compare(a.value, b.value);
  if (a.type === "reference" && b.type === "reference") return compareNames(a.value, b.value);
  if (a.type === "geoPoint" && b.type === "geoPoint") {
    return direction(a.latitude, b.latitude) || direction(a.longitude, b.longitude);
  }
  if (a.type === "array" && b.type === "array") return compareLists(a.value, b.value, compareValues);
  if (a.type === "map" && b.type === "map") return compareLists(entries(a.value), entries(b.value), compareEntries);
  return 0;
}

export const sameType = (a: Value, b: Value) => ranks[a.type] === ranks[b.type];
export const isNumber = (it: Value): it is Extract<Value, { type: "integer" | "double" }> =>
  it.type === "integer" || it.type === "double";

/** By UTF-8 bytes, which is by code points: not JavaScript's order by UTF-16 units. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (x !== y) return byteRank(x) - byteRank(y);
  }
  return a.length - b.length;
}

/** Resource names segment by segment; numeric ids of the form `__id7__` come first. */
export function compareNames(a: string, b: string): number {
  return compareLists(a.split("/"), b.split("/"), compareIds);
}

function compareIds(a: string, b: string): number {
  const [x, y] = [numericId(a), numericId(b)];
  if (x !== null && y !== null) return direction(x, y);
  return x !== null ? -1 : y !== null ? 1 : compareText(a, b);
}

function numericId(id: string): bigint | null {
  const digits = id.startsWith("__id") ? /^__id(-?\d+)__$/.exec(id)?.[1] : undefined;
  return digits === undefined ? null : BigInt(digits);
}

/** Surrogates stand for code points above U+FFFF, so they come after U+E000 to U+FFFF. */
const byteRank = (unit: number) => (unit < 0xd800 ? unit : unit >= 0xe000 ? unit - 0x800 : unit + 0x2000);

/** JavaScript compares a bigint with a number exactly. NaN comes first. */
function compareNumbers(a: bigint | number, b: bigint | number): number {
  const [firstIsNaN, secondIsNaN] = [Number.isNaN(a), Number.isNaN(b)];
  return firstIsNaN || secondIsNaN ? Number(secondIsNaN) - Number(firstIsNaN) : direction(a, b);
}

const direction = (a: bigint | number, b: bigint | number) => (a < b ? -1 : a > b ? 1 : 0);

function compareLists<T>(a: readonly T[], b: readonly T[], compare: (x: T, y: T) => number): number {
  for (const [at, x] of a.entries()) {
    const y = b[at];
    if (y === undefined) return 1;
    const order = compare(x, y);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

const entries = (fields: Fields) => [...fields].sort(([a], [b]) => compareText(a, b));
const compareEntries = ([a, x]: [string, Value], [b, y]: [string, Value]) => compareText(a, b) || compareValues(x, y);
