import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Env } from "../../src/context/env.ts";
import { brief } from "../research/a-product.ts";
import { stored, tracesOf } from "../stored.ts";
import { aScene, type Scene, schedule } from "../studio/a-scene.ts";
import { aPerson, ask, call, fault, writeDocument } from "../support.ts";

const { FILES } = env as unknown as Env;

/** Somebody with something in every collection, and the ticket that was asked. */
async function aFullLife(): Promise<Scene & { ticketId: string; fileKey: string }> {
  const scene = await aScene();
  const { uid } = scene.person;
  await schedule(scene);
  await call(scene.person, "research", "save", { id: null, projectId: scene.projectId, brief, reason: "edit" });
  const [fileKey, ticketId] = [
    `exports/${scene.assetId}/0.mp4`,
    `VG-2026-11-${Math.floor(10_000 + Math.random() * 89_999)}`,
  ];
  await FILES.put(fileKey, "a video");
  await FILES.put(`support/${ticketId}/screen.png`, "a picture");
  await FILES.put(`photos/${uid}/p1`, "a face");
  await writeDocument(`support/${ticketId}`, {
    uid: { stringValue: uid },
    email: { stringValue: scene.person.email },
    description: { stringValue: "The export stops" },
    imageUrls: { arrayValue: { values: [{ stringValue: "https://vignette.app/x" }] } },
  });
  await writeDocument(`usage_logs/${crypto.randomUUID()}`, { uid: { stringValue: uid } });
  await writeDocument(`metrics/${crypto.randomUUID()}`, { uid: { stringValue: uid } });
  await writeDocument(`results/${crypto.randomUUID()}`, { uid: { stringValue: uid } });
  await writeDocument(`recyclings/${scene.projectId}`, { uid: { stringValue: uid } });
  return { ...scene, ticketId, fileKey };
}

const remove = ({ person }: Pick<Scene, "person">) => call(person, "identity", "deleteAccount", { confirm: "delete" });

/** The first question after the removal of the user's document fails, and so does its repetition. */
const interrupt = () => fault({ host: "firestore.googleapis.com", path: QUERY, times: 2, fault: { status: 503 } });
const QUERY = "/v1/projects/vignette-local/databases/(default)/documents:runQuery";

describe("deleting an account (spec §7 Identity provider)", () => {
  it("leaves no trace of the user in any collection, nor a file", async () => {
    const life = await aFullLife();
    expect((await tracesOf(life.person.uid)).length).toBeGreaterThan(8);
    expect(await remove(life)).toMatchObject({ status: 200, value: { uid: life.person.uid } });
    expect(await tracesOf(life.person.uid)).toEqual([]);
    for (const key of [life.fileKey, `support/${life.ticketId}/screen.png`, `photos/${life.person.uid}/p1`]) {
      expect(await FILES.head(key)).toBeNull();
    }
  });

  it("keeps what was asked of support, without a name or an address", async () => {
    const life = await aFullLife();
    await remove(life);
    const ticket = await stored(`support/${life.ticketId}`);
    expect(ticket).toMatchObject({ description: { stringValue: "The export stops" }, uid: { stringValue: "deleted" } });
    expect(JSON.stringify(ticket)).not.toContain(life.person.email);
  });

  it("removes the user's document before anything else", async () => {
    const life = await aFullLife();
    await interrupt();
    expect((await remove(life)).status).toBe(503);
    expect(await stored(`users/${life.person.uid}`)).toBeNull();
    expect(await stored(`projects/${life.projectId}`)).not.toBeNull();
  });

  it("goes on where it was interrupted when it is asked again", async () => {
    const life = await aFullLife();
    await interrupt();
    expect((await remove(life)).status).toBe(503);
    expect((await remove(life)).status).toBe(200);
    expect(await tracesOf(life.person.uid)).toEqual([]);
  });

  it("asks for the word and touches nobody else", async () => {
    const [life, other] = [await aFullLife(), await aFullLife()];
    const refused = await call(life.person, "identity", "deleteAccount", { confirm: "Delete!" });
    expect(refused).toMatchObject({ status: 400, error: { data: { field: "confirm" } } });
    await remove(life);
    expect((await call(other.person, "projects", "list")).value).toHaveLength(1);
  });

  it("tells beforehand what will be lost", async () => {
    const { value } = await call((await aFullLife()).person, "identity", "consequences");
    expect(value).toEqual({ projects: 1, assets: 1, creations: 0, scheduledPosts: 1, socialAccounts: 1 });
  });
});

describe("exporting everything", () => {
  it("holds every document and file of the user, and no token of a platform", async () => {
    const life = await aFullLife();
    const { value } = await call(life.person, "identity", "everything");
    const names = Object.entries(value.documents).flatMap(([name, list]) => (list.length > 0 ? [name] : []));
    expect(names.sort()).toEqual(
      ["assets", "metrics", "posts", "products", "profile", "projects", "socialAccounts", "subscription"]
        .concat("support", "usage_logs", "results", "recyclings")
        .sort(),
    );
    expect(value.files).toMatchObject([{ name: `${life.assetId}/1.bin`, bytes: 7 }]);
    const { pathname, search } = new URL(value.files[0]?.url ?? "");
    expect(await (await ask(pathname + search)).text()).toBe("a video");
    expect(value.documents.posts?.[0]).toMatchObject({ targets: [{ caption: "Six rolls", state: "scheduled" }] });
    expect(JSON.stringify(value)).not.toMatch(/sealedTokens|"token"/);
  });

  it("holds the voices of parts written for variants, beside those of the video itself", async () => {
    const { person } = await aScene();
    const [id, own, written] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    for (const [collection, key] of [
      ["creations", own],
      ["variant_sets", written],
    ] as const) {
      await FILES.put(`creations/${id}/${key}`, key, { httpMetadata: { contentType: "audio/mpeg" } });
      const file = { mapValue: { fields: { key: { stringValue: `creations/${id}/${key}` } } } };
      const [uid, media] = [{ stringValue: person.uid }, { arrayValue: { values: [file] } }];
      await writeDocument(`${collection}/${id}`, { id: { stringValue: id }, uid, media });
    }
    const { value } = await call(person, "identity", "everything");
    const heard = value.files
      .filter(({ name }) => name.startsWith(id))
      .map(async ({ name, url }) => {
        const { pathname, search } = new URL(url);
        return [name, await (await ask(pathname + search)).text()];
      });
    expect(await Promise.all(heard)).toEqual([
      [`${id}/1.mp3`, own],
      [`${id}/variants/1.mp3`, written],
    ]);
  });

  it("gives a stranger nothing of it", async () => {
    await aFullLife();
    const { value } = await call(await aPerson(), "identity", "everything");
    expect([...Object.values(value.documents).flat(), ...value.files]).toEqual([]);
  });
});
