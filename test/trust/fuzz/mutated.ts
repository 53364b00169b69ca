import fc from "fast-check";
import { hostileValue, largeValue } from "./hostile.ts";

/** A valid input with a hostile value in one place, or without that place; rarely with one as large as a body can be. */
export function mutated(valid: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(valid);
  if (places.length === 0) return hostileValue;
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc.tuple(fc.constantFrom(...places), hostileValue).map(([at, it]) => withValue(valid, at, it)),
    },
    { weight: 2, arbitrary: fc.constantFrom(...places).map((at) => withValue(valid, at, undefined)) },
    { weight: 1, arbitrary: fc.constant(valid) },
  );
}

/** A valid input with something as large as a body can be in one place. */
export function swollen(valid: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(valid);
  if (places.length === 0) return largeValue;
  return fc.tuple(fc.constantFrom(...places), largeValue).map(([at, it]) => withValue(valid, at, it));
}

type Place = readonly string[];

function placesIn(value: unknown, before: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, it]) => [[...before, key], ...placesIn(it, [...before, key])]);
}

/** A copy with another value in that place; `undefined` leaves it out. */
function withValue(value: unknown, [key, ...rest]: Place, put: unknown): unknown {
  if (key === undefined) return put;
  const copy: Record<string, unknown> = Array.isArray(value) ? Object.assign([], value) : { ...Object(value) };
  copy[key] = withValue(copy[key], rest, put);
  return copy;
}
