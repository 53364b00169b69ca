import fc from "fast-check";
import { FIELDS, GROUPS, likely, likelyList, path } from "./random-documents.ts";

const field = fc.constantFrom(...FIELDS).map((fieldPath) => ({ fieldPath }));
const name = { fieldPath: "__name__" };
const reference = path.map((referenceValue) => ({ referenceValue }));

const comparison = fc.record({
  field,
  op: fc.constantFrom(
    "LESS_THAN",
    "LESS_THAN_OR_EQUAL",
    "GREATER_THAN",
    "GREATER_THAN_OR_EQUAL",
    "EQUAL",
    "NOT_EQUAL",
    "ARRAY_CONTAINS",
  ),
  value: likely,
});
const membership = fc.record({ field, op: fc.constantFrom("IN", "NOT_IN", "ARRAY_CONTAINS_ANY"), value: likelyList });
const byName = fc.record({
  field: fc.constant(name),
  op: fc.constantFrom("EQUAL", "GREATER_THAN", "LESS_THAN_OR_EQUAL"),
  value: reference,
});
const unary = fc.record({ field, op: fc.constantFrom("IS_NAN", "IS_NULL", "IS_NOT_NAN", "IS_NOT_NULL") });
const simple = fc.oneof(
  { weight: 6, arbitrary: comparison.map((fieldFilter) => ({ fieldFilter })) },
  { weight: 2, arbitrary: membership.map((fieldFilter) => ({ fieldFilter })) },
  { weight: 1, arbitrary: byName.map((fieldFilter) => ({ fieldFilter })) },
  { weight: 2, arbitrary: unary.map((unaryFilter) => ({ unaryFilter })) },
);
const { filter } = fc.letrec<{ filter: unknown }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    { weight: 3, arbitrary: simple },
    {
      weight: 1,
      arbitrary: fc
        .record({ op: fc.constantFrom("AND", "OR"), filters: fc.array(tie("filter"), { maxLength: 3 }) })
        .map((compositeFilter) => ({ compositeFilter })),
    },
  ),
}));

const order = fc.uniqueArray(
  fc.record({
    field: fc.oneof({ weight: 4, arbitrary: field }, { weight: 1, arbitrary: fc.constant(name) }),
    direction: fc.constantFrom("ASCENDING", "DESCENDING"),
  }),
  { maxLength: 2, selector: (it) => it.field.fieldPath },
);

/** A cursor that mostly fits the order, and sometimes does not. */
const cursorFor = (orderBy: { field: { fieldPath: string } }[]) =>
  fc.record({
    values: fc
      .tuple(...orderBy.map((it) => (it.field.fieldPath === "__name__" ? reference : likely)))
      .chain((values) =>
        fc.integer({ min: Math.min(values.length, 1), max: values.length }).map((length) => values.slice(0, length)),
      ),
    before: fc.boolean(),
  });

const often = <T>(it: fc.Arbitrary<T>, freq: number) => fc.option(it, { freq, nil: undefined });
const rest = fc.record({
  where: often(filter, 4),
  offset: fc.option(fc.integer({ min: 0, max: 2 }), { freq: 1, nil: undefined }),
  limit: often(fc.integer({ min: 0, max: 6 }), 1),
  select: often(fc.record({ fields: fc.array(fc.oneof(field, fc.constant(name)), { maxLength: 3 }) }), 1),
});
/** Where a query looks: mostly where documents are. */
const places = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("a", "b").map((collectionId) => ({ parent: "", collectionId })) },
  { weight: 2, arbitrary: fc.constantFrom("/a/1", "/b/ghost").map((parent) => ({ parent, collectionId: "sub" })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...GROUPS).map((it) => ({ parent: "", collectionId: it, allDescendants: true })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      parent: fc.constantFrom("", "/a/1"),
      collectionId: fc.constantFrom(...GROUPS),
      allDescendants: fc.boolean(),
    }),
  },
);

/** Now and then; without an order a cursor has no place to point to. */
const cursor = (orderBy: { field: { fieldPath: string } }[]) =>
  fc
    .tuple(fc.integer({ min: 0, max: orderBy.length ? 2 : 12 }), cursorFor(orderBy))
    .map(([dice, it]) => (dice === 0 ? it : undefined));

/** A structured query and the document it starts below, now and then one that Firestore refuses. */
export const placedQuery = order.chain((orderBy) =>
  fc.tuple(places, rest, cursor(orderBy), cursor(orderBy)).map(([{ parent, ...source }, query, startAt, endAt]) => ({
    parent,
    structuredQuery: { from: [source], ...query, ...(orderBy.length ? { orderBy } : {}), startAt, endAt },
  })),
);

export const aggregations = fc.array(
  fc.oneof(
    fc.record({ upTo: fc.constantFrom("1", "3", "100") }, { requiredKeys: [] }).map((count) => ({ count })),
    field.map((it) => ({ sum: { field: it } })),
    field.map((it) => ({ avg: { field: it } })),
  ),
  { minLength: 1, maxLength: 3 },
);
