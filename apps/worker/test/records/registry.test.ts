import { describe, expect, it } from "vitest";
import indexes from "../../../../firestore.indexes.json" with { type: "json" };
import { records } from "../../src/records/registry.ts";
import { aUserWithEverything } from "../a-user-with-everything.ts";
import { collectionIds, tracesOf } from "../stored.ts";
import { call } from "../support.ts";

const names = records.map(({ name }) => name);

/** The tests of the database adapter use collections of their own, in the same database. */
const isOfTheAdapter = (id: string) => /^notes(-|$)/.test(id);

describe("the registry of collections", () => {
  it("has an entry for every collection in the database", async () => {
    await aUserWithEverything();
    expect((await collectionIds()).filter((id) => !names.includes(id) && !isOfTheAdapter(id))).toEqual([]);
  });

  it("has an entry for every collection that an index is declared for", () => {
    const indexed = [...indexes.indexes, ...indexes.fieldOverrides].map(({ collectionGroup }) => collectionGroup);
    expect(indexed.filter((id) => !names.includes(id))).toEqual([]);
  });
});

describe("deleting a project", () => {
  it("removes everything in it from every project collection, and nothing else", async () => {
    const { person, projectId } = await aUserWithEverything();
    const ofProjects = records.filter(({ ownership }) => ownership?.projectDeletion === "remove");
    const before = await tracesOf(person.uid);
    expect(await tracesOf(person.uid, projectId)).toEqual(expect.arrayContaining(ofProjects.map(({ name }) => name)));
    expect((await call(person, "projects", "remove", { id: projectId })).status).toBe(200);
    const left = await tracesOf(person.uid, projectId);
    expect(ofProjects.map(({ name }) => name).filter((name) => left.includes(name))).toEqual([]);
    const kept = before.filter((name) => name !== "projects" && !ofProjects.some((it) => it.name === name));
    expect(await tracesOf(person.uid)).toEqual(kept);
  });
});
