import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { records } from "../apps/worker/src/records/registry.ts";

const page = readFileSync(new URL("../docs/privacy.md", import.meta.url), "utf8").split("\n## ")[0] ?? "";
const indexes = readFileSync(new URL("../firestore.indexes.json", import.meta.url), "utf8");
const rows = page.split("\n").flatMap((line) => {
  const [, name, holds, deleted, kept] = line.split("|").map((cell) => cell.trim());
  return name && name !== "collection" && !name.startsWith("-") ? [{ name, holds, deleted, kept }] : [];
});

it("the privacy page answers for every collection what is kept how long", () => {
  const answered = rows.filter(({ holds, kept }) => holds && kept).map(({ name }) => name);
  expect(answered.toSorted()).toEqual([...new Set(records.map(({ name }) => name))].toSorted());
});

it.each(records)("the privacy page says what the deletion of an account does to $name", ({ name, ownership }) => {
  const does = { remove: "removed", none: "no owner", anonymize: "anonymized" };
  const deletion = ownership?.accountDeletion ?? "none";
  expect(rows.find((row) => row.name === name)?.deleted).toBe(
    does[typeof deletion === "string" ? deletion : "anonymize"],
  );
});

it("the privacy page names the field by which Firestore removes documents, and no other", () => {
  type Override = { collectionGroup: string; fieldPath: string; ttl?: boolean };
  const { fieldOverrides } = JSON.parse(indexes) as { fieldOverrides: Override[] };
  const policies = fieldOverrides.filter(({ ttl }) => ttl).map((it) => `${it.collectionGroup} ${it.fieldPath}`);
  const told = rows.flatMap(({ name, kept }) => /^by `(\w+)`/.exec(kept ?? "")?.[1]?.replace(/^/, `${name} `) ?? []);
  expect(told.toSorted()).toEqual(policies.toSorted());
});
