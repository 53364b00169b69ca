import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { declaredIndexes } from "../../src/hosts/firestore/query/declared-indexes.ts";
import { indexPlan } from "../../src/hosts/firestore/query/index-plan.ts";
import { queryOf } from "../../src/hosts/firestore/query/query.ts";
import { fieldPathOf } from "../../src/hosts/firestore/values/field-path.ts";
import { firestoreBench } from "./firestore-bench.ts";

const field = (fieldPath: string) => ({ field: { fieldPath } });
const is = (name: string, op = "EQUAL") => ({ fieldFilter: { ...field(name), op, value: { integerValue: "1" } } });
const both = (...filters: object[]) => ({ compositeFilter: { op: "AND", filters } });
const either = (...filters: object[]) => ({ compositeFilter: { op: "OR", filters } });
const up = (name: string) => field(name);
const down = (name: string) => ({ ...field(name), direction: "DESCENDING" });
const isIn = (name: string) => ({
  fieldFilter: {
    ...field(name),
    op: "IN",
    value: { arrayValue: { values: [{ integerValue: "1" }, { integerValue: "2" }] } },
  },
});

const folder = mkdtempSync(join(tmpdir(), "indexes-"));
const file = join(folder, "firestore.indexes.json");
const index = (queryScope: string, ...fields: string[]) => ({
  collectionGroup: "c",
  queryScope,
  fields: fields.map((it) => {
    const [fieldPath, how = "ASCENDING"] = it.split(" ");
    return how === "CONTAINS" ? { fieldPath, arrayConfig: how } : { fieldPath, order: how };
  }),
});
writeFileSync(
  file,
  JSON.stringify({
    indexes: [
      index("COLLECTION", "a", "t DESCENDING"),
      index("COLLECTION", "b", "t DESCENDING", "__name__ DESCENDING"),
      index("COLLECTION", "tags CONTAINS", "t"),
      index("COLLECTION", "x", "y"),
      index("COLLECTION", "a", "n"),
      index("COLLECTION_GROUP", "s", "t"),
    ],
    fieldOverrides: [
      { collectionGroup: "c", fieldPath: "g", indexes: [{ order: "ASCENDING", queryScope: "COLLECTION_GROUP" }] },
      { collectionGroup: "c", fieldPath: "large", indexes: [] },
    ],
  }),
);
const plan = indexPlan(declaredIndexes(file), "p");
afterAll(() => rmSync(folder, { recursive: true }));

describe("an index is needed", () => {
  it.each<[string, object, boolean]>([
    ["not for a whole collection", {}, false],
    ["not for one equality", { where: is("k") }, false],
    ["not for several equalities", { where: both(is("k"), is("l"), isIn("m")) }, false],
    ["not for one range", { where: both(is("k", "GREATER_THAN"), is("k", "LESS_THAN")) }, false],
    ["not for one order, in either direction", { orderBy: [down("k")] }, false],
    ["not for one item of an array", { where: is("k", "ARRAY_CONTAINS") }, false],
    ["not for a range ordered by its own field", { where: is("k", "NOT_EQUAL"), orderBy: [down("k")] }, false],
    ["not for an order by a field that equals", { where: is("k"), orderBy: [up("k")] }, false],
    ["for an equality and an order", { where: is("k"), orderBy: [up("t")] }, true],
    ["for an equality and a range", { where: both(is("k"), is("t", "GREATER_THAN")) }, true],
    ["for two orders", { orderBy: [up("k"), up("l")] }, true],
    ["for two ranges", { where: both(is("k", "GREATER_THAN"), is("l", "GREATER_THAN")) }, true],
    ["for an item of an array and anything else", { where: both(is("k", "ARRAY_CONTAINS"), is("l")) }, true],
    ["for an equality in one branch of an OR", { where: either(is("a"), is("k")), orderBy: [down("t")] }, true],
    ["for an order on a field that is not indexed", { orderBy: [up("large")] }, true],
    ["and served where it is declared", { where: is("a"), orderBy: [down("t")] }, false],
    ["and served for IN too", { where: isIn("a"), orderBy: [down("t")] }, false],
    ["and served whether or not it names __name__", { where: is("b"), orderBy: [down("t"), down("__name__")] }, false],
    ["and served by two that end alike", { where: both(is("a"), is("b")), orderBy: [down("t")] }, false],
    ["and served for an array", { where: is("tags", "ARRAY_CONTAINS"), orderBy: [up("t")] }, false],
    ["and served for two orders", { orderBy: [up("x"), up("y")] }, false],
    ["and not served by the other direction", { where: is("a"), orderBy: [up("t")] }, true],
    ["and not served in another sequence", { orderBy: [up("y"), up("x")] }, true],
    ["and not served by a longer one", { where: is("x"), orderBy: [up("z")] }, true],
    ["and not served by a group's", { where: is("s"), orderBy: [up("t")] }, true],
  ])("%s", (_, query, needed) => {
    expect(refused(query, false)).toBe(needed);
  });

  it.each<[string, object, boolean]>([
    ["not for all of it", {}, false],
    ["for one equality", { where: is("k") }, true],
    ["for one order", { orderBy: [up("k")] }, true],
    ["and served by a field override", { where: is("g") }, false],
    ["and served by a field override in its direction only", { orderBy: [down("g")] }, true],
    ["and served where it is declared for groups", { where: is("s"), orderBy: [up("t")] }, false],
    ["and not served by a collection's", { where: is("a"), orderBy: [down("t")] }, true],
  ])("in a collection group %s", (_, query, needed) => {
    expect(refused(query, true)).toBe(needed);
  });

  it("for a sum beside an equality", () => {
    const query = queryOf({ from: [{ collectionId: "c" }], where: is("k") }, "");
    expect(() => plan.check(query, [fieldPathOf("n")])).toThrow(/requires an index/);
    const served = queryOf({ from: [{ collectionId: "c" }], where: is("a") }, "");
    expect(() => plan.check(served, [fieldPathOf("n")])).not.toThrow();
  });

  function refused(query: object, allDescendants: boolean): boolean {
    try {
      plan.check(queryOf({ from: [{ collectionId: "c", allDescendants }], ...query }, ""));
      return false;
    } catch (error) {
      expect(error).toMatchObject({
        status: "FAILED_PRECONDITION",
        message: expect.stringMatching(/^The query requires an index\. You can create it here: https:/),
      });
      return true;
    }
  }
});

describe("the product's own project", () => {
  const bench = firestoreBench();
  afterAll(() => bench.close());
  const ask = (project: string, name: string) =>
    bench.documents(project)("POST", ":runQuery", {
      structuredQuery: { from: [{ collectionId: "projects" }], where: is("uid"), orderBy: [down(name)] },
    });

  it("runs queries with an index in firestore.indexes.json and refuses others; other projects need none", async () => {
    expect((await ask("vignette-local", "createdAt")).status).toBe(200);
    expect(await ask("vignette-local", "noSuchIndex")).toMatchObject({
      status: 400,
      body: [{ error: { code: 400, status: "FAILED_PRECONDITION", message: expect.stringMatching(/noSuchIndex/) } }],
    });
    expect((await ask("elsewhere", "noSuchIndex")).status).toBe(200);
  });
});
