import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type CallDocuments, firestoreBench, nameOf } from "./firestore-bench.ts";

type Document = { name: string; fields?: Record<string, unknown>; createTime: string; updateTime: string };
const whole = (n: number | string) => ({ integerValue: String(n) });

describe("a document", () => {
  const bench = firestoreBench();
  let call: CallDocuments;
  let project = 0;
  const document = async (path: string) => (await call("GET", path)).body as Document;
  beforeEach(() => {
    project += 1;
    call = bench.documents(`documents-${project}`);
  });
  afterAll(() => bench.close());

  it("is created once, under a given or a drawn id", async () => {
    expect(await call("POST", "/a?documentId=one", { fields: { n: whole(1) } })).toMatchObject({ status: 200 });
    expect(await call("POST", "/a?documentId=one", {})).toMatchObject({
      status: 409,
      body: { error: { code: 409, status: "ALREADY_EXISTS" } },
    });
    const drawn = (await call("POST", "/a", {})).body as Document;
    expect(drawn.name.split("/").at(-1)).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  it("keeps its fields outside the mask, and loses those in the mask that the body lacks", async () => {
    await call("PATCH", "/a/1", { fields: { n: whole(1), m: { mapValue: { fields: { x: whole(2), y: whole(3) } } } } });
    await call("PATCH", "/a/1?updateMask.fieldPaths=m.x&updateMask.fieldPaths=%60odd%20name%60", {
      fields: { "odd name": whole(4), ignored: whole(5) },
    });
    expect((await document("/a/1")).fields).toEqual({
      n: whole(1),
      m: { mapValue: { fields: { y: whole(3) } } },
      "odd name": whole(4),
    });
  });

  it("keeps its updateTime when a write changes nothing, and increases it even within one millisecond", async () => {
    const patch = async (n: number) => (await call("PATCH", "/a/1", { fields: { n: whole(n) } })).body as Document;
    const [first, same, other, third] = [await patch(1), await patch(1), await patch(2), await patch(3)];
    expect(same.updateTime).toBe(first.updateTime);
    expect(other.updateTime > first.updateTime).toBe(true);
    expect(third.updateTime > other.updateTime).toBe(true);
    expect(third.createTime).toBe(first.createTime);
    expect(third.updateTime).toMatch(/\.\d{6}Z$/);
  });

  it("keeps all 64 bits of an integer, written as text or as a bare number", async () => {
    await call("PATCH", "/a/1", { fields: { n: whole("9007199254740993") } });
    expect((await document("/a/1")).fields).toEqual({ n: whole("9007199254740993") });
    const bare = `{"fields":{"n":{"integerValue":9007199254740995}}}`;
    const url = `https://firestore.googleapis.com/v1/${nameOf("a/2", `documents-${project}`)}`;
    await bench.sandbox.fetch(new Request(url, { method: "PATCH", body: bare }));
    expect((await document("/a/2")).fields).toEqual({ n: whole("9007199254740995") });
  });

  it.each([
    ["exists=true", 404, "NOT_FOUND"],
    ["updateTime=2020-01-01T00%3A00%3A00Z", 400, "FAILED_PRECONDITION"],
  ])("is not written when it is missing and currentDocument.%s", async (condition, code, status) => {
    const refusal = { status: code, body: { error: { code, status } } };
    expect(await call("PATCH", `/a/1?currentDocument.${condition}`, {})).toMatchObject(refusal);
    expect(await call("DELETE", `/a/1?currentDocument.${condition}`)).toMatchObject(refusal);
    expect((await call("DELETE", "/a/1")).status).toBe(200);
  });

  it.each([
    ["a reserved id", "/a/__x__", {}],
    ["an id of 1501 bytes", `/a/${"x".repeat(1501)}`, {}],
    ["a slash inside an id", "/a/x%2Fy", {}],
    ["a collection's path", "/a", {}],
    ["a list in a list", "/a/1", { fields: { n: { arrayValue: { values: [{ arrayValue: {} }] } } } }],
    ["a value of two types", "/a/1", { fields: { n: { integerValue: "1", stringValue: "1" } } }],
    ["an integer of 65 bits", "/a/1", { fields: { n: whole("9223372036854775808") } }],
    ["a reserved field", "/a/1", { fields: { __n__: whole(1) } }],
    ["more than 1 MiB", "/a/1", { fields: { n: { stringValue: "x".repeat(1_048_576) } } }],
    ["21 levels", "/a/1", { fields: { n: nested(21) } }],
    ["a key that no document has", "/a/1", { field: {} }],
    ["a parameter that no endpoint has", "/a/1?updateMask.fieldPath=n", {}],
    ["another document's name", "/a/1", { name: "projects/p/databases/(default)/documents/a/2" }],
  ])("refuses %s", async (_, path, body) => {
    expect(await call("PATCH", path, body)).toMatchObject({
      status: 400,
      body: { error: { code: 400, status: "INVALID_ARGUMENT" } },
    });
    expect((await call("GET", "/a")).body).toEqual({});
  });

  it("may have 20 levels and almost 1 MiB", async () => {
    const fields = { n: nested(20), s: { stringValue: "x".repeat(1_040_000) } };
    expect((await call("PATCH", "/a/1", { fields })).status).toBe(200);
  });

  it("is written with all others of a commit, or not at all", async () => {
    const update = { name: nameOf("a/1", `documents-${project}`), fields: { n: whole(1) } };
    const missing = nameOf("a/2", `documents-${project}`);
    const writes = [{ update }, { delete: missing, currentDocument: { exists: true } }];
    expect((await call("POST", ":commit", { writes })).status).toBe(404);
    expect((await call("GET", "/a/1")).status).toBe(404);
    const batch = await call("POST", ":batchWrite", { writes });
    expect(batch.body).toMatchObject({
      writeResults: [{ updateTime: expect.any(String) }, {}],
      status: [{}, { code: 5 }],
    });
    const changed = { ...update, fields: { n: whole(2) } };
    await call("POST", ":commit", { writes: [{ update: changed }, ...writes.slice(1)] });
    expect((await document("/a/1")).fields).toEqual({ n: whole(1) });
  });

  it("supports the server's time in milliseconds, increments and maximums", async () => {
    const transform = (fieldTransforms: unknown[]) =>
      call("POST", ":commit", {
        writes: [{ transform: { document: nameOf("a/1", `documents-${project}`), fieldTransforms } }],
      });
    await transform([
      { fieldPath: "n", increment: whole("9223372036854775807") },
      { fieldPath: "used.images", maximum: whole(12) },
    ]);
    const { body } = await transform([
      { fieldPath: "n", increment: whole(1) },
      { fieldPath: "used.images", maximum: whole(7) },
      { fieldPath: "at", setToServerValue: "REQUEST_TIME" },
    ]);
    expect(body).toMatchObject({
      writeResults: [
        {
          transformResults: [
            whole("9223372036854775807"),
            whole(12),
            { timestampValue: new Date(bench.now()).toISOString().replace(".000", "") },
          ],
        },
      ],
    });
  });

  it("is listed page by page; a missing one with documents below it only on request", async () => {
    for (const path of ["/a/1", "/a/2", "/a/3", "/a/ghost/sub/x"]) await call("PATCH", path, {});
    const ids = ({ body }: { body: unknown }) =>
      (body as { documents?: Document[] }).documents?.map((it) => it.name.split("/").at(-1));
    const first = await call("GET", "/a?pageSize=2&orderBy=__name__%20desc");
    expect(first.status).toBe(400);
    const page = await call("GET", "/a?pageSize=2");
    const { nextPageToken } = page.body as { nextPageToken: string };
    const second = await call("GET", `/a?pageSize=2&pageToken=${nextPageToken}`);
    expect([ids(page), ids(second), second.body]).toEqual([
      ["1", "2"],
      ["3"],
      expect.not.objectContaining({ nextPageToken }),
    ]);
    expect(ids(await call("GET", "/a?showMissing=true"))).toEqual(["1", "2", "3", "ghost"]);
    expect((await call("POST", "/a/ghost:listCollectionIds", {})).body).toEqual({ collectionIds: ["sub"] });
  });
});

function nested(levels: number): unknown {
  return levels === 0 ? { nullValue: null } : { mapValue: { fields: { m: nested(levels - 1) } } };
}
