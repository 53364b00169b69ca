import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type CallDocuments, firestoreBench, nameOf } from "./firestore-bench.ts";

const whole = (n: number) => ({ integerValue: String(n) });
const EXPIRED = {
  status: 400,
  body: { error: { status: "INVALID_ARGUMENT", message: expect.stringMatching(/expired/) } },
};

describe("a transaction", () => {
  const bench = firestoreBench();
  let call: CallDocuments;
  let project = "";
  let count = 0;
  beforeEach(async () => {
    count += 1;
    project = `transactions-${count}`;
    call = bench.documents(project);
    await set(1);
  });
  afterAll(() => bench.close());

  const set = (n: number, id = "1") => call("PATCH", `/a/${id}`, { fields: { n: whole(n) } });
  const begin = async (options = {}) =>
    ((await call("POST", ":beginTransaction", { options })).body as { transaction: string }).transaction;
  const read = async (transaction: string) => {
    const { body } = await call("POST", ":batchGet", { documents: [nameOf("a/1", project)], transaction });
    return (body as { found: { fields: unknown } }[])[0]?.found.fields;
  };
  const commit = (transaction: string, id = "1") =>
    call("POST", ":commit", {
      writes: [{ update: { name: nameOf(`a/${id}`, project), fields: { n: whole(100) } } }],
      transaction,
    });
  const query = async (transaction: string) => {
    const structuredQuery = { from: [{ collectionId: "a" }] };
    const { body } = await call("POST", ":runQuery", { structuredQuery, transaction });
    return (body as { document?: unknown }[]).filter((it) => it.document).length;
  };

  it("is aborted where a document it read was changed, so that no update is lost", async () => {
    const transaction = await begin();
    await read(transaction);
    await set(2);
    expect(await commit(transaction)).toMatchObject({ status: 409, body: { error: { status: "ABORTED" } } });
    expect((await call("GET", "/a/1")).body).toMatchObject({ fields: { n: whole(2) } });
  });

  it("is aborted where a query it ran would now find more", async () => {
    const transaction = await begin();
    expect(await query(transaction)).toBe(1);
    await set(2, "2");
    expect(await commit(transaction, "3")).toMatchObject({ status: 409, body: { error: { status: "ABORTED" } } });
  });

  it("is not disturbed by changes before its first read or to documents that it did not read", async () => {
    const transaction = await begin();
    await set(2);
    expect(await read(transaction)).toEqual({ n: whole(2) });
    await set(3, "other");
    expect((await commit(transaction)).status).toBe(200);
  });

  it("is not disturbed by a refused write of another transaction", async () => {
    const transaction = await begin();
    await read(transaction);
    await call("PATCH", "/a/1?currentDocument.exists=false", {});
    expect((await commit(transaction)).status).toBe(200);
  });

  it("reads one point in time while others write", async () => {
    const transaction = await begin({ readOnly: {} });
    expect(await query(transaction)).toBe(1);
    await set(9);
    await set(9, "2");
    await call("DELETE", "/a/1");
    expect(await query(transaction)).toBe(1);
    expect(await read(transaction)).toEqual({ n: whole(1) });
    expect(await commit(transaction)).toMatchObject({ status: 400, body: { error: { status: "INVALID_ARGUMENT" } } });
  });

  it("expires after 60 s without a call and after 270 s in all", async () => {
    const idle = await begin();
    bench.advance(60_001);
    expect(await commit(idle)).toMatchObject(EXPIRED);
    const long = await begin();
    for (let s = 0; s < 270; s += 54) {
      await read(long);
      bench.advance(54_001);
    }
    expect(await commit(long)).toMatchObject(EXPIRED);
  });

  it("ends with a commit or a rollback", async () => {
    const done = await begin();
    expect((await commit(done)).status).toBe(200);
    expect(await commit(done)).toMatchObject(EXPIRED);
    expect((await call("POST", ":rollback", { transaction: done })).status).toBe(200);
    const undone = await begin();
    await call("POST", ":rollback", { transaction: undone });
    expect(await commit(undone)).toMatchObject(EXPIRED);
  });

  it("starts with a first read", async () => {
    const { body } = await call("POST", ":batchGet", { documents: [nameOf("a/1", project)], newTransaction: {} });
    const [first, second] = body as [{ transaction: string }, { found: unknown }];
    expect(second.found).toBeDefined();
    expect((await commit(first.transaction)).status).toBe(200);
  });
});
