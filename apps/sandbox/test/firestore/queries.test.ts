import { afterAll, describe, expect, it } from "vitest";
import { firestoreBench, nameOf } from "./firestore-bench.ts";

/** One value of each place in Firestore's order, smallest first. */
const ASCENDING = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: "NaN" },
  { doubleValue: "-Infinity" },
  { integerValue: "9007199254740992" },
  { integerValue: "9007199254740993" },
  { doubleValue: 9007199254740994 },
  { timestampValue: "2020-01-01T00:00:00Z" },
  { timestampValue: "2020-01-01T00:00:00.000001Z" },
  { stringValue: "" },
  { stringValue: "é" },
  { stringValue: "\uffee" },
  { stringValue: "😀" },
  { bytesValue: "AA==" },
  { bytesValue: "/w==" },
  { referenceValue: nameOf("a/1", "order") },
  { geoPointValue: { latitude: -1, longitude: 5 } },
  { geoPointValue: { longitude: 1 } },
  { arrayValue: {} },
  { arrayValue: { values: [{ stringValue: "a" }] } },
  { mapValue: {} },
  { mapValue: { fields: { a: { integerValue: "1" } } } },
  { mapValue: { fields: { a: { integerValue: "1" }, b: { nullValue: null } } } },
];
const whole = (n: number) => ({ integerValue: String(n) });
const field = (fieldPath: string) => ({ field: { fieldPath } });

describe("a query", () => {
  const bench = firestoreBench();
  afterAll(() => bench.close());

  async function ids(project: string, structuredQuery: object) {
    const { status, body } = await bench.documents(project)("POST", ":runQuery", { structuredQuery });
    if (status !== 200) return (body as { error: { status: string } }[])[0]?.error.status;
    return (body as { document?: { name: string } }[]).flatMap((it) => it.document?.name.split("/").at(-1) ?? []);
  }

  it("orders values of all types, in both directions", async () => {
    const call = bench.documents("order");
    for (const [at, v] of ASCENDING.entries())
      await call("PATCH", `/a/${String(at).padStart(2, "0")}`, { fields: { v } });
    const from = [{ collectionId: "a" }];
    const expected = ASCENDING.map((_, at) => String(at).padStart(2, "0"));
    expect(await ids("order", { from, orderBy: [field("v")] })).toEqual(expected);
    const down = [{ ...field("v"), direction: "DESCENDING" }];
    expect(await ids("order", { from, orderBy: down })).toEqual(expected.toReversed());
    for (const [at, v] of ASCENDING.entries()) {
      expect(await ids("order", { from, orderBy: [field("v")], startAt: { values: [v], before: true } })).toEqual(
        expected.slice(at),
      );
      expect(await ids("order", { from, orderBy: [field("v")], endAt: { values: [v], before: true } })).toEqual(
        expected.slice(0, at),
      );
    }
  });

  it.each([
    ["of none", 0, [undefined, undefined, undefined]],
    ["of some", 2, [2]],
    ["of more than there are", 9, [3]],
  ])("counts beside its first result what an offset %s skipped", async (_, offset, expected) => {
    const call = bench.documents("offset");
    for (const id of ["1", "2", "3"]) await call("PATCH", `/a/${id}`, { fields: {} });
    const { body } = await call("POST", ":runQuery", { structuredQuery: { from: [{ collectionId: "a" }], offset } });
    expect((body as { skippedResults?: number }[]).map((it) => it.skippedResults)).toEqual(expected);
  });

  it.each([
    ["EQUAL", whole(1), ["1", "1.0"]],
    ["GREATER_THAN", whole(0), ["1", "1.0", "2"]],
    ["LESS_THAN_OR_EQUAL", { doubleValue: 1 }, ["1", "1.0"]],
    ["NOT_EQUAL", whole(1), ["nan", "2", "text", "list"]],
    ["NOT_EQUAL", { nullValue: null }, []],
    ["NOT_IN", { arrayValue: { values: [whole(1), whole(2)] } }, ["nan", "text", "list"]],
    ["NOT_IN", { arrayValue: { values: [{ nullValue: null }] } }, []],
    ["IN", { arrayValue: { values: [whole(2), { stringValue: "a" }, { nullValue: null }] } }, ["2", "text"]],
    ["IN", { arrayValue: {} }, "INVALID_ARGUMENT"],
    ["EQUAL", { nullValue: null }, []],
    ["EQUAL", { doubleValue: "NaN" }, []],
    ["GREATER_THAN_OR_EQUAL", { doubleValue: "NaN" }, []],
    ["ARRAY_CONTAINS", { doubleValue: 7 }, ["list"]],
    ["ARRAY_CONTAINS_ANY", { arrayValue: { values: [whole(6), whole(7)] } }, ["list"]],
    ["IS_NULL", null, ["null"]],
    ["IS_NAN", null, ["nan"]],
    ["IS_NOT_NULL", null, ["nan", "1", "1.0", "2", "text", "list"]],
    ["IS_NOT_NAN", null, ["1", "1.0", "2", "text", "list"]],
  ])("with %s %j finds %j", async (op, value, expected) => {
    const call = bench.documents("filters");
    const all = {
      "1": whole(1),
      "1.0": { doubleValue: 1 },
      "2": whole(2),
      nan: { doubleValue: "NaN" },
      null: { nullValue: null },
      text: { stringValue: "a" },
      list: { arrayValue: { values: [whole(7)] } },
    };
    for (const [id, v] of Object.entries(all)) await call("PATCH", `/a/${id}`, { fields: { v } });
    await call("PATCH", "/a/without", {});
    const where = value ? { fieldFilter: { ...field("v"), op, value } } : { unaryFilter: { ...field("v"), op } };
    const found = await ids("filters", { from: [{ collectionId: "a" }], where });
    expect(found).toEqual(expected);
  });

  it("adds the fields of its inequalities to the given order", async () => {
    const call = bench.documents("implicit");
    for (const [id, [x, y]] of Object.entries({ a: [1, 3], b: [1, 2], c: [0, 9], d: [1, 1] })) {
      await call("PATCH", `/a/${id}`, { fields: { x: whole(x ?? 0), y: whole(y ?? 0) } });
    }
    const where = { fieldFilter: { ...field("y"), op: "GREATER_THAN", value: whole(1) } };
    const orderBy = [{ ...field("x"), direction: "DESCENDING" }];
    expect(await ids("implicit", { from: [{ collectionId: "a" }], where, orderBy })).toEqual(["a", "b", "c"]);
  });

  it("without results answers with one element that has the read time", async () => {
    const { body } = await bench.documents("empty")("POST", ":runQuery", {
      structuredQuery: { from: [{ collectionId: "a" }] },
    });
    expect(body).toEqual([{ readTime: expect.any(String), done: true }]);
  });

  it("counts, sums and averages; integers stay exact until 64 bits are full", async () => {
    const call = bench.documents("sums");
    const values = ["9007199254740993", "1"];
    for (const [at, n] of values.entries()) await call("PATCH", `/a/${at}`, { fields: { n: { integerValue: n } } });
    await call("PATCH", "/a/without", {});
    const ask = async (...aggregations: object[]) => {
      const structuredAggregationQuery = { structuredQuery: { from: [{ collectionId: "a" }] }, aggregations };
      const { body } = await call("POST", ":runAggregationQuery", { structuredAggregationQuery });
      return (body as { result: { aggregateFields: unknown } }[])[0]?.result.aggregateFields;
    };
    expect(await ask({ alias: "all", count: {} }, { alias: "two", count: { upTo: "2" } })).toEqual({
      all: whole(3),
      two: whole(2),
    });
    expect(await ask({ alias: "sum", sum: field("n") }, { alias: "with", count: {} })).toEqual({
      sum: { integerValue: "9007199254740994" },
      with: whole(2),
    });
    await call("PATCH", "/a/big", { fields: { n: { integerValue: "9223372036854775807" } } });
    expect(await ask({ sum: field("n") })).toEqual({ field_1: { doubleValue: 2 ** 63 + 2 ** 53 } });
    expect(await ask({ avg: field("none") })).toEqual({ field_1: { nullValue: null } });
  });
});
