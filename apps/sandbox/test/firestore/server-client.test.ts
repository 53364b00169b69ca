import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AggregateField, FieldValue, Firestore, Timestamp } from "../fixtures/clients/firestore-server.mjs";
import { firestoreBench, firestoreServer } from "./firestore-bench.ts";

/** What google-auth-library would be after its token exchange. */
const serviceAccount = {
  universeDomain: "googleapis.com",
  getRequestHeaders: async () => new Headers({ authorization: "Bearer owner" }),
  fetch: (url: string, init: RequestInit) =>
    fetch(url, { ...init, headers: { ...init.headers, authorization: "Bearer owner" } }),
};

describe("@google-cloud/firestore over REST", () => {
  const bench = firestoreBench({ now: Date.now });
  let server: Awaited<ReturnType<typeof firestoreServer>>;
  let db: Firestore;
  const open = (settings = {}) =>
    new Firestore({
      projectId: "server-client",
      preferRest: true,
      host: `127.0.0.1:${server.port}`,
      ssl: false,
      authClient: serviceAccount,
      ...settings,
    });

  beforeAll(async () => {
    server = await firestoreServer(bench.sandbox.fetch);
    db = open();
  });
  afterAll(async () => {
    await db.terminate();
    server.close();
    bench.close();
  });

  it("writes, reads, transforms and deletes", async () => {
    const place = db.doc("users/u1");
    await place.create({
      n: 1,
      tags: ["a"],
      at: Timestamp.fromMillis(1_790_000_000_123),
      bytes: Buffer.from([0, 255]),
    });
    await expect(place.create({})).rejects.toMatchObject({ code: 6 });
    await place.update({
      n: FieldValue.increment(4),
      tags: FieldValue.arrayUnion("b"),
      now: FieldValue.serverTimestamp(),
    });
    await place.set({ deep: { "odd name": true } }, { merge: true });
    const read = await place.get();
    expect(read.data()).toMatchObject({ n: 5, tags: ["a", "b"], deep: { "odd name": true } });
    expect(read.get("at").toMillis()).toBe(1_790_000_000_123);
    expect(read.get("bytes")).toEqual(Buffer.from([0, 255]));
    await place.delete({ lastUpdateTime: read.updateTime ?? Timestamp.now() });
    expect((await place.get()).exists).toBe(false);
    await expect(place.update({ n: 1 })).rejects.toMatchObject({ code: 5 });
  });

  it("keeps all 64 bits of an integer", async () => {
    const exact = open({ useBigInt: true });
    await exact.doc("big/int").set({ n: 9_007_199_254_740_993n });
    expect((await exact.doc("big/int").get()).get("n")).toBe(9_007_199_254_740_993n);
    await exact.terminate();
  });

  it("queries, counts, lists and gets many", async () => {
    const batch = db.batch();
    for (let n = 0; n < 6; n += 1) batch.set(db.doc(`items/i${n}`), { n, kind: n % 2 ? "odd" : "even" });
    await batch.commit();
    const items = db.collection("items");
    const odd = await items.where("kind", "==", "odd").orderBy("n", "desc").select("n").get();
    expect(odd.docs.map((it) => it.data())).toEqual([{ n: 5 }, { n: 3 }, { n: 1 }]);
    expect((await items.orderBy("n").startAfter(2).limitToLast(2).get()).docs.map((it) => it.id)).toEqual(["i4", "i5"]);
    expect((await items.where("n", ">", 1).count().get()).data()).toEqual({ count: 4 });
    const totals = await items.aggregate({ sum: AggregateField.sum("n"), mean: AggregateField.average("n") }).get();
    expect(totals.data()).toEqual({ sum: 15, mean: 2.5 });
    const [first, missing] = await db.getAll(db.doc("items/i0"), db.doc("items/none"));
    expect([first?.exists, missing?.exists]).toEqual([true, false]);
    expect((await db.listCollections()).map((it) => it.id)).toContain("items");
    expect((await items.listDocuments()).length).toBe(6);
    const writer = db.bulkWriter();
    void writer.set(db.doc("items/i9"), { n: 9 });
    await writer.close();
    expect((await db.doc("items/i9").get()).get("n")).toBe(9);
  });

  it("loses no update between concurrent transactions, and keeps a read-only one at its point in time", async () => {
    const place = db.doc("counters/shared");
    await place.set({ n: 0 });
    const addOne = () =>
      db.runTransaction(
        async (transaction) => {
          const n = (await transaction.get(place)).get("n");
          transaction.update(place, { n: n + 1 });
        },
        { maxAttempts: 30 },
      );
    await Promise.all(Array.from({ length: 4 }, addOne));
    expect((await place.get()).get("n")).toBe(4);
    const seen = await db.runTransaction(
      async (transaction) => {
        const before = (await transaction.get(place)).get("n");
        await place.set({ n: 99 });
        const rows = await transaction.get(db.collection("counters").where("n", "==", 4));
        return { before, found: rows.size };
      },
      { readOnly: true },
    );
    expect(seen).toEqual({ before: 4, found: 1 });
  });
});
