import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Account } from "@vignette/sandbox";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backUp, restore } from "./archive.ts";
import type { StoredDocument } from "./database.ts";
import { localInstance } from "./local-instance.ts";

let instance: Awaited<ReturnType<typeof localInstance>>;
const folder = mkdtempSync(join(tmpdir(), "vignette-backup-"));
const at = (name: string) => join(folder, name);
const read = (backup: string, name: string) => readFileSync(join(at(backup), name), "utf8");
// Port 9 is reserved for a service that discards: no instance runs there.
beforeAll(async () => {
  instance = await localInstance({ dataDir: at("data"), port: 9 });
});
afterAll(async () => {
  await instance.close();
  rmSync(folder, { recursive: true, force: true });
});

const fields = (n: number) => ({
  uid: { stringValue: `u${n}` },
  count: { integerValue: "9007199254740993" },
  at: { timestampValue: "2026-01-02T03:04:05.123456Z" },
  nested: { mapValue: { fields: { none: { nullValue: null }, bytes: { bytesValue: "AAEC" } } } },
});
const documents: StoredDocument[] = [
  ...Array.from({ length: 310 }, (_, n) => ({ path: `projects/p${String(n).padStart(3, "0")}`, fields: fields(n) })),
  { path: "posts/p1/targets/t1", fields: fields(1) },
];

const person = (uid: string): Account => ({
  uid,
  email: `${uid}@vignette.test`,
  emailVerified: true,
  displayName: null,
  photoUrl: null,
  password: { salt: "c2FsdA==", hash: "aGFzaA==" },
  passwordUpdatedAt: 1,
  google: null,
  disabled: false,
  customAttributes: null,
  validSince: 1,
  generation: 0,
  createdAt: 1,
  lastLoginAt: 1,
  lastRefreshAt: 1,
});

it("a backup brings everything back, byte by byte, and removes what came later", async () => {
  await instance.database.write(documents);
  await instance.bucket.write(
    { key: "uploads/u1/a.png", type: "image/png", metadata: { sha256: "x" } },
    Buffer.from([0, 1, 255]),
  );
  await instance.bucket.write({ key: "uploads/u1/empty", type: null, metadata: {} }, new Uint8Array());
  instance.people.replace([person("u1"), person("u2")]);
  expect(await backUp(instance, at("first"), "1")).toMatchObject({ documents: 311, people: 2, files: 2, bytes: 3 });

  await instance.database.remove([...documents.slice(5).map(({ path }) => path)]);
  await instance.database.write([{ path: "projects/later", fields: fields(9) }]);
  await instance.bucket.remove(["uploads/u1/a.png"]);
  instance.people.replace([person("u2"), person("later")]);
  await instance.bucket.write({ key: "later", type: null, metadata: {} }, Buffer.from("later"));
  await restore(instance, at("first"));

  await backUp(instance, at("second"), "1");
  for (const name of ["documents.ndjson", "people.ndjson", "files.ndjson", "manifest.json"])
    expect(read("second", name)).toBe(read("first", name));
  expect([...(await instance.bucket.read("uploads/u1/a.png"))]).toEqual([0, 1, 255]);
});

it("a damaged backup is refused before anything is removed", async () => {
  await backUp(instance, at("good"), "1");
  const line = read("good", "documents.ndjson");
  writeFileSync(join(at("good"), "documents.ndjson"), line.replace("u1", "u2"));
  await expect(restore(instance, at("good"))).rejects.toThrow("documents.ndjson is damaged");
  const paths: string[] = [];
  for await (const { path } of instance.database.all("targets")) paths.push(path);
  expect(paths).toEqual(["posts/p1/targets/t1"]);
});

it("a folder that holds a backup is not written over", async () => {
  await expect(backUp(instance, at("first"), "1")).rejects.toThrow("holds a backup already");
});
