import { expect, it } from "vitest";
import type { FirestoreCall } from "./firestore-call.ts";
import { readOnce } from "./read-once.ts";

const ROOT = "projects/p/databases/(default)/documents";
const nameOf = (path: string) => `${ROOT}/${path}`;

/** A database in which every document exists but `/users/gone`. */
function aDatabase() {
  const calls: string[] = [];
  const call: FirestoreCall = async ({ path, body }) => {
    calls.push(path);
    if (path !== ":batchGet") return { path };
    const { documents } = body as { documents: string[] };
    return documents.map((name) => (name.endsWith("/gone") ? { missing: name } : { found: { name } })).toReversed();
  };
  return { calls, call, once: readOnce({ call, nameOf }) };
}
const get = (path: string) => ({ kind: "read", path }) as const;

it("documents that are asked for in one turn are read in one call, each once", async () => {
  const { calls, once } = aDatabase();
  const paths = ["/users/a", "/users/b%20c", "/users/a"];
  const found = await Promise.all(paths.map((path) => once(get(path))));
  expect(found).toEqual(["users/a", "users/b c", "users/a"].map((path) => ({ name: nameOf(path) })));
  expect(calls).toEqual([":batchGet"]);
});

it("a document alone is read as it is, and a missing one is missing alone", async () => {
  const { calls, once } = aDatabase();
  expect(await once(get("/users/a"))).toEqual({ path: "/users/a" });
  const both = await Promise.allSettled([once(get("/users/gone")), once(get("/users/b"))]);
  expect(both).toMatchObject([{ reason: { kind: "missing" } }, { value: { name: nameOf("users/b") } }]);
  expect(calls).toEqual(["/users/a", ":batchGet"]);
});

it("the documents that are expected come along with the first one, and cost nothing when they are asked for", async () => {
  const { calls, call } = aDatabase();
  const asked = new Set<string>();
  const once = readOnce({ call, nameOf }, { expected: ["/users/b", "/users/gone", "/users/never"], asked });
  await once(get("/users/a"));
  expect(await once(get("/users/b"))).toEqual({ name: nameOf("users/b") });
  for (const _ of [1, 2]) await expect(once(get("/users/gone"))).rejects.toMatchObject({ kind: "missing" });
  expect(calls).toEqual([":batchGet"]);
  expect([...asked]).toEqual(["/users/a", "/users/b", "/users/gone"]);
});

it("the same query is asked once, another one again, and all again after a write", async () => {
  const { calls, once } = aDatabase();
  const query = (body: object) => once({ kind: "read", path: ":runQuery", body });
  await Promise.all([query({ a: 1 }), query({ a: 1 }), query({ a: 2 })]);
  await query({ a: 1 });
  expect(calls).toEqual([":runQuery", ":runQuery"]);
  await once({ kind: "write", path: ":commit", body: {} });
  await query({ a: 1 });
  expect(calls).toEqual([":runQuery", ":runQuery", ":commit", ":runQuery"]);
});

it("a read that fails is not remembered", async () => {
  let fails = true;
  const call: FirestoreCall = async () => {
    if (fails) throw new Error("down");
    return "up";
  };
  const once = readOnce({ call, nameOf });
  await expect(once(get("/users/a"))).rejects.toThrow("down");
  fails = false;
  expect(await once(get("/users/a"))).toBe("up");
});
