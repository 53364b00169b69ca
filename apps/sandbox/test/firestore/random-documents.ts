import fc from "fast-check";
import { nameOf } from "./firestore-bench.ts";

/** Fields in queries and masks: plain, nested, and one that needs quotes. */
export const FIELDS = ["n", "s", "tags", "m", "m.x", "m.y.z", "`odd name`"] as const;
export const GROUPS = ["a", "b", "sub"] as const;

const plain = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc
    .constantFrom("0", "1", "2", "3", "-1", "9007199254740993", "9223372036854775807", "-9223372036854775808")
    .map((integerValue) => ({ integerValue })),
  fc
    .constantFrom(0, 1, 1.5, 2, -1, 9007199254740992, 2 ** 63, 1e300, "NaN", "Infinity", "-Infinity")
    .map((doubleValue) => ({ doubleValue })),
  fc
    .constantFrom(
      "2020-01-01T00:00:00Z",
      "2020-01-01T00:00:00.000001Z",
      "1969-12-31T23:59:59.999999Z",
      "0001-01-01T00:00:00Z",
    )
    .map((timestampValue) => ({ timestampValue })),
  fc.constantFrom("", "a", "b", "ab", "é", "z", "\uffee", "😀", "A").map((stringValue) => ({ stringValue })),
  fc.constantFrom("", "AA==", "AAE=", "/w==").map((bytesValue) => ({ bytesValue })),
  fc.constantFrom("a/1", "a/2", "b/1", "a/1/sub/1").map((path) => ({ referenceValue: path })),
  fc
    .constantFrom({ latitude: 1.5, longitude: 2 }, { latitude: 1.5 }, { longitude: -3 }, {})
    .map((geoPointValue) => ({ geoPointValue })),
);
const shallow = fc.oneof(
  { weight: 3, arbitrary: plain },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom("x", "y", "a"), plain, { maxKeys: 2 }).map(map) },
);
export const list = fc
  .array(shallow, { maxLength: 3 })
  .map((values) => ({ arrayValue: values.length ? { values } : {} }));
/** Any value that a field may have; references are paths until the project is known. */
export const value = fc.oneof(
  { weight: 5, arbitrary: plain },
  { weight: 2, arbitrary: list },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom("x", "y"), fc.oneof(plain, list), { maxKeys: 2 }).map(map) },
);

/** Mostly one of few values, so that filters find something; now and then anything. */
const few = fc.oneof(
  fc.integer({ min: 0, max: 3 }).map((n) => ({ integerValue: String(n) })),
  fc.constantFrom("a", "b", "é").map((stringValue) => ({ stringValue })),
  fc.constant({ doubleValue: 1.5 }),
);
export const likely = fc.oneof({ weight: 4, arbitrary: few }, { weight: 1, arbitrary: value });
export const likelyList = fc.oneof(
  { weight: 4, arbitrary: fc.array(few, { minLength: 1, maxLength: 3 }).map((values) => ({ arrayValue: { values } })) },
  { weight: 1, arbitrary: list },
);
const nested = fc
  .record({ x: likely, y: fc.record({ z: likely }, { requiredKeys: [] }).map(map) }, { requiredKeys: ["x"] })
  .map(map);

/** The fields of a document: most have most of them. */
export const fields = fc
  .record(
    {
      n: likely,
      s: likely,
      tags: fc.oneof({ weight: 4, arbitrary: likelyList }, { weight: 1, arbitrary: value }),
      m: fc.oneof({ weight: 4, arbitrary: nested }, { weight: 1, arbitrary: value }),
      "odd name": likely,
    },
    { requiredKeys: ["n"] },
  )
  .chain((all) => fc.oneof({ weight: 5, arbitrary: fc.constant(all) }, { weight: 1, arbitrary: fc.constant({}) }));

export const path = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom("a", "b"), fc.constantFrom("1", "2", "3", "10", "é", "😀", "\uffee")).map(join),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom("a/1/sub", "b/ghost/sub", "a/2/sub"), fc.constantFrom("1", "2")).map(join),
  },
);

/** The same with full names for references, which differ from project to project. */
export function inProject<T>(json: T, project: string): T {
  return JSON.parse(JSON.stringify(json), (key, it) =>
    key === "referenceValue" && !String(it).startsWith("projects/") ? nameOf(it, project) : it,
  );
}

function map(it: Record<string, unknown>) {
  return { mapValue: Object.keys(it).length ? { fields: it } : {} };
}

function join(parts: string[]) {
  return parts.join("/");
}
