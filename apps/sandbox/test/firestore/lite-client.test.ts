import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { deleteApp, initializeApp } from "@firebase/app";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addDoc,
  arrayRemove,
  arrayUnion,
  average,
  Bytes,
  collection,
  collectionGroup,
  count,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  type Firestore,
  GeoPoint,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  increment,
  initializeFirestore,
  limit,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  sum,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from "../fixtures/clients/firestore-lite.mjs";
import { firestoreBench } from "./firestore-bench.ts";

describe("@firebase/firestore/lite against the sandbox's own address", () => {
  const bench = firestoreBench({ now: Date.now });
  const server = createServer(bench.sandbox.listener);
  const app = initializeApp({ projectId: "lite-client", apiKey: "local" }, "lite-client");
  let db: Firestore;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    db = initializeFirestore(app, { host: `127.0.0.1:${port}/firestore.googleapis.com`, ssl: false });
  });
  afterAll(async () => {
    await deleteApp(app);
    server.close();
    bench.close();
  });

  it("reads every type of value that it wrote", async () => {
    const values = {
      text: "Grüße 🎬",
      whole: 42,
      real: 1.5,
      zero: -0,
      nothing: null,
      yes: true,
      at: new Timestamp(1_790_000_000, 123_456_000),
      where: new GeoPoint(48.1, 0),
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 255, 7])),
      list: [1, "a", { deep: [true] }],
      map: { empty: {}, list: [] },
      other: doc(db, "users/other"),
    };
    await setDoc(doc(db, "users/u1"), values);
    const read = (await getDoc(doc(db, "users/u1"))).data();
    expect(read).toMatchObject({ ...values, other: expect.anything(), bytes: expect.anything() });
    expect(read?.bytes.toUint8Array()).toEqual(new Uint8Array([0, 255, 7]));
    expect(read?.other.path).toBe("users/other");
  });

  it("merges, updates by path, and deletes fields", async () => {
    const place = doc(db, "users/merge");
    await setDoc(place, { a: { b: 1, c: 2 }, d: 3 });
    await setDoc(place, { a: { c: 4 } }, { merge: true });
    await updateDoc(place, { "a.b": deleteField(), e: 5 });
    expect((await getDoc(place)).data()).toEqual({ a: { c: 4 }, d: 3, e: 5 });
    await deleteDoc(place);
    expect((await getDoc(place)).exists()).toBe(false);
    await expect(updateDoc(place, { a: 1 })).rejects.toMatchObject({ code: "not-found" });
  });

  it("applies transforms", async () => {
    const place = await addDoc(collection(db, "counters"), { n: 1, tags: ["a", "b"] });
    await updateDoc(place, { n: increment(2.5), tags: arrayUnion("b", "c"), at: serverTimestamp() });
    await updateDoc(place, { tags: arrayRemove("a") });
    const read = (await getDoc(place)).data();
    expect(read).toMatchObject({ n: 3.5, tags: ["b", "c"] });
    expect(Math.abs(read?.at.toMillis() - Date.now())).toBeLessThan(60_000);
  });

  it("finds by filter, order, page and group, and counts", async () => {
    const batch = writeBatch(db);
    for (let n = 0; n < 9; n += 1) {
      batch.set(doc(db, `shops/s${n % 3}/items/i${n}`), { n, kind: n % 2 ? "odd" : "even", tags: [n, "x"] });
    }
    await batch.commit();
    const items = collectionGroup(db, "items");
    const ids = async (...parts: Parameters<typeof query> extends [unknown, ...infer Rest] ? Rest : never) =>
      (await getDocs(query(items, ...parts))).docs.map((it) => it.id);

    expect(await ids(where("kind", "==", "odd"), orderBy("n", "desc"), limit(2))).toEqual(["i7", "i5"]);
    expect(await ids(where("n", "in", [1, 8, 99]))).toEqual(["i1", "i8"]);
    expect(await ids(where("tags", "array-contains", 4))).toEqual(["i4"]);
    expect(await ids(where("n", "not-in", [0, 1, 2, 3, 4, 5]))).toEqual(["i6", "i7", "i8"]);
    expect((await getDocs(query(items, or(where("n", "==", 2), where("n", ">", 7))))).size).toBe(2);
    const first = await getDocs(query(items, orderBy("kind"), limit(4)));
    const last = first.docs.at(-1);
    if (!last) throw new Error("no first page");
    expect(await ids(orderBy("kind"), startAfter(last), limit(2))).toEqual(["i8", "i3"]);
    const own = query(collection(db, "shops/s1/items"), where(documentId(), ">", "i1"));
    expect((await getDocs(own)).docs.map((it) => it.id)).toEqual(["i4", "i7"]);
    expect((await getCount(query(items, where("kind", "==", "even")))).data()).toEqual({ count: 5 });
    const totals = await getAggregate(items, { all: count(), sum: sum("n"), mean: average("n") });
    expect(totals.data()).toEqual({ all: 9, sum: 36, mean: 4 });
  });

  it("loses no update between concurrent transactions", async () => {
    const place = doc(db, "counters/shared");
    await setDoc(place, { n: 0 });
    const addOne = () =>
      runTransaction(
        db,
        async (transaction) => {
          const read = await transaction.get(place);
          transaction.update(place, { n: read.data()?.n + 1 });
        },
        { maxAttempts: 30 },
      );
    await Promise.all(Array.from({ length: 5 }, addOne));
    expect((await getDoc(place)).data()).toEqual({ n: 5 });
  });
});
