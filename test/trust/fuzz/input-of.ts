import fc from "fast-check";
import type * as z from "zod/mini";
import { hostileValue } from "./hostile.ts";

/** Ids that exist, by the name of their field; `id` holds those of every kind that may be changed. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

/** One value in this many is hostile. Our own choice: most of an input has to fit for the rest to be reached. */
const HOSTILE_ONE_IN = 14;

/** Inputs of a schema, mostly valid, with bounds met, missed by one, and hostile values anywhere. */
export function inputOf(schema: z.core.$ZodType, ids: KnownIds, field = ""): fc.Arbitrary<unknown> {
  const fitting = fittingOf(schema, ids, field);
  return fc.oneof({ weight: HOSTILE_ONE_IN - 1, arbitrary: fitting }, { weight: 1, arbitrary: hostileValue });
}

type Def = z.core.$ZodTypes["_zod"]["def"];

function fittingOf(schema: z.core.$ZodType, ids: KnownIds, field: string): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Def;
  const within = (inner: z.core.$ZodType) => inputOf(inner, ids, field);
  switch (def.type) {
    case "object":
      return objectOf(def.shape, ids);
    case "array":
      return fc.oneof(...lengthsOf(schema).map((length) => listOf(inputOf(def.element, ids, field), length)));
    case "union":
      return fc.oneof(...def.options.map(within));
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "literal":
      return fc.constantFrom(...def.values);
    case "nullable":
      return fc.oneof(fc.constant(null), within(def.innerType));
    case "optional":
    case "default":
    case "catch":
    case "readonly":
    case "nonoptional":
      return within(def.innerType);
    case "pipe":
      return within(def.in);
    case "record":
      return fc.dictionary(keyOf(def.keyType, ids), within(def.valueType), { maxKeys: 4 });
    case "string":
      return stringOf(schema, ids, field);
    case "number":
      return numberOf(schema);
    case "boolean":
      return fc.boolean();
    default:
      return hostileValue;
  }
}

/** All fields, and now and then one too few or one too many. */
function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>, ids: KnownIds): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([key, it]) => [key, inputOf(it, ids, key)]));
  const whole = fc.record(fields);
  return fc.oneof(
    { weight: 10, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: whole.map((it) => ({ ...it, ["__proto__"]: { isAdmin: true }, uid: "another", isAdmin: true })),
    },
  );
}

/** The lowest and the highest allowed length, one beyond each, and some between. */
function lengthsOf({ _zod }: z.core.$ZodType): number[] {
  const { minimum = 0, maximum = 8 } = _zod.bag as Bounds;
  const [low, high] = [Number(minimum), Math.min(Number(maximum), 120)];
  return [...new Set([low, low + 1, low + 2, Math.max(0, low - 1), high, high + 1])];
}

type Bounds = { minimum?: number | bigint; maximum?: number | bigint; format?: string; patterns?: ReadonlySet<RegExp> };

const listOf = (item: fc.Arbitrary<unknown>, length: number) =>
  length > 12
    ? item.map((it) => Array.from({ length }, () => it))
    : fc.array(item, { minLength: length, maxLength: length });

function keyOf(schema: z.core.$ZodType, ids: KnownIds): fc.Arbitrary<string> {
  return fc.oneof(
    fittingOf(schema, ids, "").map(String),
    fc.constantFrom("__proto__", "constructor", "a.b", "`", "", "x y", "__x__"),
  );
}

/** Texts by their field and pattern: an unknown id reaches no further than the first lookup. */
function stringOf({ _zod }: z.core.$ZodType, ids: KnownIds, field: string): fc.Arbitrary<unknown> {
  const { patterns = new Set<RegExp>(), maximum } = _zod.bag as Bounds;
  const known = ids[field] ?? ids[field.replace(/s$/, "")];
  const pattern = [...patterns][0];
  const longest = Number(maximum ?? 200);
  const plain = fc.oneof(
    fc.constantFrom(
      "text",
      "en",
      "UTC",
      "Europe/Berlin",
      "2030-06-01T18:30",
      "2030-06-01",
      "https://acme.example/candle",
    ),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc
      .constantFrom(longest, longest + 1, longest - 1)
      .map((length) => "x".repeat(Math.max(0, Math.min(length, 50_000)))),
  );
  const fitting = pattern === undefined ? plain : fc.oneof(matching(pattern), plain);
  return known === undefined
    ? fitting
    : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: fitting });
}

/** Not every pattern can be generated from: those with look-arounds leave it to the other texts. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern.source), { maxLength: 100 });
  } catch {
    return fc.constant("text");
  }
}

function numberOf({ _zod }: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { minimum = -1e6, maximum = 2e12, format } = _zod.bag as Bounds;
  const [low, high] = [Math.max(Number(minimum), -1e16), Math.min(Number(maximum), 1e16)];
  const edges = [low, high, low - 1, high + 1, low + 1, 1, 0];
  const between = format === undefined ? fc.double({ min: low, max: high, noNaN: true }) : fc.maxSafeInteger();
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...edges) }, { weight: 1, arbitrary: between });
}
