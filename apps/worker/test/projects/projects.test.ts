import { describe, expect, it } from "vitest";
import { brief } from "../research/a-product.ts";
import { stored } from "../stored.ts";
import { aScene, schedule } from "../studio/a-scene.ts";
import { aPerson, call, fault, givePlan } from "../support.ts";

describe("projects (spec §4, §5, §8)", () => {
  it("are created, listed oldest first, renamed and deleted", async () => {
    const person = await givePlan(await aPerson(), { projects: 3 });
    const first = await call(person, "projects", "create", { name: "  First  " });
    const second = await call(person, "projects", "create", { name: "Second" });
    expect(first).toMatchObject({ status: 200, value: { name: "First", uid: person.uid } });
    await call(person, "projects", "rename", { id: first.value.id, name: "Renamed" });
    const listed = await call(person, "projects", "list");
    expect(listed.value.map((it) => it.name)).toEqual(["Renamed", "Second"]);
    await call(person, "projects", "remove", { id: second.value.id });
    expect((await call(person, "projects", "list")).value).toHaveLength(1);
  });

  it("hold every field of the spec (§3 Project), with timestamps for times", async () => {
    const person = await givePlan(await aPerson(), { projects: 1 });
    const { id } = (await call(person, "projects", "create", { name: "Candles" })).value;
    expect(await stored(`projects/${id}`)).toEqual({
      id: { stringValue: id },
      name: { stringValue: "Candles" },
      uid: { stringValue: person.uid },
      createdAt: { timestampValue: expect.any(String) },
      lastUpdated: { timestampValue: expect.any(String) },
    });
  });

  it("are missing to other users, for every call", async () => {
    const mine = await call(await aPerson(), "projects", "create", { name: "Mine" });
    const other = await aPerson();
    const asked = [
      call(other, "projects", "rename", { id: mine.value.id, name: "Theirs" }),
      call(other, "projects", "remove", { id: mine.value.id }),
    ];
    for (const answer of await Promise.all(asked)) {
      expect(answer).toMatchObject({ status: 404, error: { data: { refusal: "project.missing" } } });
    }
    const products = await call(other, "research", "list", { projectId: mine.value.id });
    expect(products.value).toEqual([]);
  });

  it("stay within the plan, however many are created at once", async () => {
    const person = await givePlan(await aPerson(), { projects: 3 });
    const names = Array.from({ length: 50 }, (_, index) => `Project ${index}`);
    const answers = await Promise.all(names.map((name) => call(person, "projects", "create", { name })));
    const refused = answers.filter((it) => it.status !== 200);
    expect(answers.filter((it) => it.status === 200)).toHaveLength(3);
    expect(new Set(refused.map((it) => it.error?.message))).toEqual(
      new Set([
        "You have reached the maximum number of projects allowed on your current plan. Please upgrade to create more projects.",
      ]),
    );
    expect((await call(person, "projects", "list")).value).toHaveLength(3);
  });

  it("free their place when deleted, while the usage of the period only grows", async () => {
    const person = await givePlan(await aPerson(), { projects: 1 });
    const first = await call(person, "projects", "create", { name: "One" });
    expect((await call(person, "usage", "summary")).value).toMatchObject({
      used: { projects: 1 },
      remaining: { projects: 0 },
    });
    await call(person, "projects", "remove", { id: first.value.id });
    const second = await call(person, "projects", "create", { name: "Two" });
    expect(second.status).toBe(200);
    await call(person, "projects", "remove", { id: second.value.id });
    expect((await call(person, "usage", "summary")).value.used.projects).toBe(1);
  });

  it("are deleted with everything in them, and nothing of another project", async () => {
    const scene = await aScene();
    const { person, projectId } = scene;
    const other = await call(person, "projects", "create", { name: "Other" });
    for (const id of [projectId, other.value.id]) {
      await call(person, "research", "save", { id: null, projectId: id, brief, reason: "edit" });
    }
    const post = await schedule(scene);
    expect((await call(person, "projects", "contents", { id: projectId })).value).toEqual({
      assets: 1,
      creations: 0,
      scheduledPosts: 1,
    });
    expect((await call(person, "projects", "remove", { id: projectId })).status).toBe(200);
    const gone = await Promise.all([
      call(person, "research", "list", { projectId }),
      call(person, "assets", "list", { projectId }),
    ]);
    expect(gone.map((it) => it.value)).toEqual([[], []]);
    expect((await call(person, "scheduling", "get", { id: post.value.id })).status).toBe(404);
    expect((await call(person, "research", "list", { projectId: other.value.id })).value).toHaveLength(1);
  });

  it("remain and can be deleted again if their deletion is interrupted", async () => {
    const { person, projectId } = await aScene();
    const path = "/v1/projects/vignette-local/databases/(default)/documents:runQuery";
    await fault({ host: "firestore.googleapis.com", path, mentions: projectId, times: 2, fault: { status: 503 } });
    expect((await call(person, "projects", "remove", { id: projectId })).status).toBe(503);
    expect((await call(person, "projects", "list")).value).toHaveLength(1);
    expect((await call(person, "projects", "remove", { id: projectId })).status).toBe(200);
    expect((await call(person, "projects", "list")).value).toEqual([]);
  });

  it.each([
    ["create", { name: "" }, "name", "input.empty"],
    ["create", { name: "x".repeat(51) }, "name", "input.too-long"],
    ["create", { name: "a\u0000b" }, "name", "input.control-character"],
    ["create", { name: 7 }, "name", "input.invalid"],
    ["create", {}, "name", "input.invalid"],
    ["rename", { id: "../secret", name: "x" }, "id", "input.invalid"],
    ["remove", { id: "a/b" }, "id", "input.invalid"],
    ["remove", null, "", "input.invalid"],
  ] as const)(
    "refuse the malformed input of %s %j and name the field %j and its fault %s",
    async (verb, input, field, code) => {
      const answer = await call(await aPerson(), "projects", verb, input);
      expect(answer).toMatchObject({ status: 400, error: { data: { code: "BAD_REQUEST", field, issue: { code } } } });
    },
  );
});
