import { env } from "cloudflare:workers";
import { days, hours, later, minutes } from "@vignette/domain/kernel";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Env } from "../../src/context/env.ts";
import { purgeRemoved } from "../../src/features/assets/purge-removed.ts";
import { continueDeletion } from "../../src/features/identity/continue-deletions.ts";
import { removedFileRecords } from "../../src/records/content/removed-files.ts";
import { open } from "../../src/records/open.ts";
import { sweepRemovedFiles } from "../../src/user-data/sweep-removed-files.ts";
import { stored, tracesOf } from "../stored.ts";
import { schedule } from "../studio/a-scene.ts";
import { call, noFaults, release, untilHeld, writeDocument } from "../support.ts";
import { aPostGoingOut, context, DATABASE, type GoingOut } from "./a-post-going-out.ts";

const { FILES } = env as unknown as Env;

const removeProject = ({ person, projectId }: GoingOut) => call(person, "projects", "remove", { id: projectId });
const disconnect = ({ person, accountId }: GoingOut) => call(person, "socialAccounts", "disconnect", { id: accountId });
const deleteAccount = ({ person }: GoingOut) => call(person, "identity", "deleteAccount", { confirm: "delete" });
const refusal = (code: string) => ({ status: 409, error: { data: { refusal: code } } });
const isThere = async (key: string) => (await FILES.head(key)) !== null;

beforeEach(noFaults);
afterEach(() => release());

describe("while a post is being sent or its outcome is unknown", () => {
  it("its project, its account and its owner cannot be removed, and nothing changes", async () => {
    const post = await aPostGoingOut();
    for (const state of ["publishing", "needs-check"] as const) {
      await post.become(state);
      expect(await removeProject(post)).toMatchObject(refusal(`project.${state}`));
      expect(await disconnect(post)).toMatchObject(refusal(`connection.${state}`));
      expect(await deleteAccount(post)).toMatchObject(refusal(`account.${state}`));
      expect(await post.target()).toMatchObject({ state });
    }
    expect(await isThere(post.key)).toBe(true);
    expect(await stored(`users/${post.person.uid}`)).not.toBeNull();
    expect((await call(post.person, "projects", "list")).status).toBe(200);
  });

  it("its asset can be deleted: the files stay until the outcome is known", async () => {
    const post = await aPostGoingOut();
    await post.begin();
    await call(post.person, "assets", "remove", { items: [{ origin: "made", id: post.assetId }] });
    const purge = (ms: number) => purgeRemoved({ ...context(), now: later(context().now, ms) });
    await purge(days(40));
    expect(await isThere(post.key)).toBe(true);
    await post.publish();
    await purge(days(42));
    expect(await stored(`assets/${post.assetId}`)).toBeNull();
  });
});

describe("a deleted project", () => {
  it("keeps a receipt of what went out: where, when and the platform's id", async () => {
    const post = await aPostGoingOut();
    await post.begin();
    await post.publish();
    expect((await removeProject(post)).status).toBe(200);
    expect(await post.target()).toBeNull();
    const { documents } = (await call(post.person, "identity", "exportUserData")).value;
    expect(documents.post_receipts).toMatchObject([
      {
        postId: post.postId,
        removedFrom: post.projectId,
        platform: "instagram",
        state: "published",
        publication: { platformPostId: "17900000000000001", permalink: "https://www.instagram.com/reel/abc/" },
      },
    ]);
  });

  it("is refused if a post begins to be sent during the deletion; it goes on with its files, and nothing is removed", async () => {
    const post = await aPostGoingOut();
    const other = (await schedule(post)).value;
    await post.holdCommit();
    const removing = removeProject(post);
    await untilHeld(DATABASE);
    await post.begin();
    await release(DATABASE);
    expect(await removing).toMatchObject(refusal("project.publishing"));
    expect(await post.target()).toMatchObject({ state: "publishing" });
    expect(await isThere(post.key)).toBe(true);
    expect((await call(post.person, "scheduling", "get", { id: other.id })).value?.targets).toMatchObject([
      { state: "scheduled" },
    ]);
    await post.publish();
    expect((await removeProject(post)).status).toBe(200);
    expect(await isThere(post.key)).toBe(false);
  });

  it("wins over a post whose sending begins too late: it is never sent", async () => {
    const post = await aPostGoingOut();
    await post.holdCommit();
    const beginning = post.begin().then(
      () => "begun",
      () => "refused",
    );
    await untilHeld(DATABASE);
    expect((await removeProject(post)).status).toBe(200);
    await release(DATABASE);
    expect(await beginning).toBe("refused");
    expect(await post.target()).toBeNull();
  });
});

describe("a deleted account", () => {
  /** Runs the minute jobs at a later time, for this user alone: other tests have deleted other users. */
  const timePasses = async ({ person }: GoingOut, ms: number) => {
    const now = later(context().now, ms);
    await continueDeletion({ ...context(), now }, person.uid);
    // Each sweep removes a limited number, and other tests have left older ones.
    const removed = open(context().documents, removedFileRecords);
    do await sweepRemovedFiles({ ...context(), now });
    while ((await removed.count({ where: [["removeAt", "<=", now]] })) > 0);
  };

  it("waits for a post that begins to be sent during the deletion, with all that the post needs", async () => {
    const post = await aPostGoingOut();
    await post.holdCommit();
    const deleting = deleteAccount(post);
    await untilHeld(DATABASE);
    await post.begin();
    await release(DATABASE);
    expect((await deleting).status).toBe(200);

    await timePasses(post, minutes(2));
    expect(await post.target()).toMatchObject({ state: "publishing" });
    expect(await isThere(post.key)).toBe(true);
    expect(await stored(`socialAccounts/${post.accountId}`)).not.toBeNull();
    expect((await call(post.person, "projects", "list")).error?.data.refusal).toBe("identity.deleted");

    await post.publish();
    await timePasses(post, minutes(4));
    expect(await tracesOf(post.person.uid)).toEqual([]);
    expect(await isThere(post.key)).toBe(false);
  });

  it("is not held up by a post whose outcome cannot be found out: its owner is gone", async () => {
    const post = await aPostGoingOut();
    await post.holdCommit();
    const deleting = deleteAccount(post);
    await untilHeld(DATABASE);
    await post.become("needs-check");
    await release(DATABASE);
    expect((await deleting).status).toBe(200);
    expect(await tracesOf(post.person.uid)).toEqual([]);
  });

  it("wins over a post whose sending begins too late: it is never sent", async () => {
    const post = await aPostGoingOut();
    await post.holdCommit();
    const beginning = post.begin().then(
      () => "begun",
      () => "refused",
    );
    await untilHeld(DATABASE);
    expect((await deleteAccount(post)).status).toBe(200);
    await release(DATABASE);
    expect(await beginning).toBe("refused");
    expect(await tracesOf(post.person.uid)).toEqual([]);
  });

  it("leaves nothing that was written after it, and no account at the identity provider", async () => {
    const post = await aPostGoingOut();
    const { uid, email } = post.person;
    expect((await deleteAccount(post)).status).toBe(200);
    const late = [`photos/${uid}/late`, post.key, `thumbnails/${uid}/${post.assetId}/late.jpg`];
    for (const key of late) await FILES.put(key, "a late file");
    await writeDocument(`projects/late-${uid}`, { uid: { stringValue: uid } });

    await timePasses(post, minutes(16));
    expect(await tracesOf(uid)).toEqual([]);
    expect(await emailExists(email)).toBe(false);
    await timePasses(post, hours(2));
    expect((await Promise.all(late.map(isThere))).filter(Boolean)).toEqual([]);
  });
});

async function emailExists(email: string): Promise<boolean> {
  const url = "https://identitytoolkit.googleapis.com/v1/projects/vignette-local/accounts:lookup";
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify({ email: [email] }) });
  return ((await answer.json()) as { users?: unknown[] }).users !== undefined;
}
