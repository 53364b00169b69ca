import { PAGE_SIZE } from "@vignette/domain/admin";
import { beforeAll, describe, expect, it } from "vitest";
import { stored } from "../stored.ts";
import { aScene, type Scene } from "../studio/a-scene.ts";
import { anAdmin, call, fault, type Person, release, untilHeld, writeDocument } from "../support.ts";
import { type ATarget, aTarget } from "./a-target.ts";

describe("an admin's publish log", () => {
  let admin: Person;
  let scene: Scene;
  let failed: ATarget;
  beforeAll(async () => {
    [admin, scene] = await Promise.all([anAdmin(), aScene()]);
    failed = await aTarget(scene, "failed");
    await aTarget(scene, "published");
  });
  const log = async (change: Record<string, unknown> = {}) =>
    (await call(admin, "admin", "publishLog", { state: null, platform: null, uid: scene.person.uid, ...change })).value;

  it("is filtered by user, state and platform, alone and together", async () => {
    expect((await log()).rows.map(({ state }) => state).toSorted()).toEqual(["failed", "published"]);
    const both = await log({ state: "failed", platform: "instagram" });
    expect(both.rows.map(({ id }) => id)).toEqual([failed.id]);
    expect((await log({ platform: "tiktok" })).rows).toEqual([]);
    expect((await log({ uid: null, state: "failed", platform: "instagram" })).rows.map(({ id }) => id)).toContain(
      failed.id,
    );
  });

  it("shows attempts and receipts, but never the secret of a media link", async () => {
    const { rows } = await log({ state: "failed" });
    expect(rows[0]).toMatchObject({
      attempt: { number: 1, stage: "committed", receipt: { containerId: "17900000000000001" } },
      failure: { code: "not-there" },
    });
    expect(JSON.stringify(rows)).not.toContain("the-secret-of-a-media-link");
  });

  it("comes page by page, newest first, each target exactly once", async () => {
    const other = await aScene();
    const first = await aTarget(other, "cancelled");
    for (let number = 0; number <= PAGE_SIZE; number += 1) await copyOf(first, number);
    const uid = other.person.uid;
    const one = await log({ uid });
    const two = await log({ uid, cursor: one.next });
    expect(one.rows).toHaveLength(PAGE_SIZE);
    const all = [...one.rows, ...two.rows];
    expect(new Set(all.map(({ id }) => id)).size).toBe(PAGE_SIZE + 2);
    expect(all).toHaveLength(PAGE_SIZE + 2);
    expect(two.next).toBeNull();
  });

  it("checks an uncertain target on the platform again, once, and logs the admin", async () => {
    const { id: targetId, postId } = await aTarget(scene, "needs-check");
    const reconcile = () => call(admin, "admin", "reconcile", { postId, targetId });
    expect((await log({ state: "needs-check" })).rows[0]?.canReconcile).toBe(true);
    const { value } = await reconcile();
    expect(value.log.at(-1)).toMatchObject({ event: "reconciled" });
    const { rows } = (await call(admin, "admin", "log", {})).value;
    expect(rows[0]).toMatchObject({ action: "reconcile", subject: scene.person.uid, email: admin.email });
    expect((await call(admin, "admin", "reconcile", { postId, targetId: failed.id })).status).toBe(404);
    expect((await call(admin, "admin", "reconcile", { postId: failed.postId, targetId: failed.id })).status).toBe(409);
  });

  it.each(["the owner", "the admin"])("keeps the result of the first request, here of %s", async (first) => {
    const { id: targetId, postId } = await aTarget(scene, "needs-check");
    const reconcile = () => call(admin, "admin", "reconcile", { postId, targetId });
    const resolve = () => call(scene.person, "scheduling", "resolve", { postId, targetId, found: true });
    const [late, early] = first === "the owner" ? [reconcile, resolve] : [resolve, reconcile];
    await fault({
      host: "firestore.googleapis.com",
      method: "POST",
      mentions: `targets/${targetId}`,
      times: 1,
      fault: { hold: "before" },
    });
    const held = late();
    await untilHeld("firestore.googleapis.com");
    expect((await early()).status).toBe(200);
    await release("firestore.googleapis.com");
    expect((await held).status).toBe(409);
  });
});

/** The same target once more, under another id. */
async function copyOf({ postId, id }: ATarget, number: number): Promise<void> {
  const fields = await stored(`posts/${postId}/targets/${id}`);
  const copy = `copy-${number}`;
  await writeDocument(`posts/${postId}/targets/${copy}`, { ...fields, id: { stringValue: copy } });
}
