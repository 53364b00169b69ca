import { env } from "cloudflare:workers";
import { later, minutes } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import type { Env } from "../../src/context/env.ts";
import { continueDeletions } from "../../src/features/identity/continue-deletions.ts";
import { aUserWithEverything } from "../a-user-with-everything.ts";
import { owned, stored, tracesOf } from "../stored.ts";
import type { Scene } from "../studio/a-scene.ts";
import { call, fault, writeDocument } from "../support.ts";
import { context } from "./a-post-going-out.ts";

const { FILES } = env as unknown as Env;

const remove = ({ person }: Pick<Scene, "person">) => call(person, "identity", "deleteAccount", { confirm: "delete" });

/**
 * The third query about the user follows the removal of the user's document: it fails, and so does its retry. The first
 * two read what is being sent and what the user has used.
 */
const interrupt = ({ person }: Pick<Scene, "person">) =>
  fault({ host: "firestore.googleapis.com", path: QUERY, mentions: person.uid, skip: 2, times: 2, fault: FAILS });
const FAILS = { status: 503 };
const QUERY = "/v1/projects/vignette-local/databases/(default)/documents:runQuery";

describe("deleting an account (spec §7 Identity provider)", () => {
  it("leaves no trace of the user in any collection or file", async () => {
    const life = await aUserWithEverything();
    expect(await tracesOf(life.person.uid)).toEqual(owned.map(({ name }) => name));
    expect(await remove(life)).toMatchObject({ status: 200, value: { uid: life.person.uid } });
    expect(await tracesOf(life.person.uid)).toEqual([]);
    const left = await Promise.all(life.fileKeys.map((key) => FILES.head(key)));
    expect(left.filter((file) => file !== null)).toEqual([]);
  });

  it("keeps an admin's changes on record, without the admin's address and the changed user's id", async () => {
    const [admin, other] = [await aUserWithEverything(), await aUserWithEverything()];
    const [own, about] = [crypto.randomUUID(), crypto.randomUUID()];
    const entry = (uid: string, email: string, subject: string) => ({
      uid: { stringValue: uid },
      email: { stringValue: email },
      subject: { stringValue: subject },
      change: { stringValue: "isAdmin: false → true" },
    });
    await writeDocument(`admin_log/${own}`, entry(admin.person.uid, admin.person.email, other.person.uid));
    await writeDocument(`admin_log/${about}`, entry(other.person.uid, other.person.email, admin.person.uid));
    await remove(admin);
    expect(await stored(`admin_log/${own}`)).toEqual(entry("deleted", "not provided", other.person.uid));
    expect(await stored(`admin_log/${about}`)).toEqual(entry(other.person.uid, other.person.email, "deleted"));
  });

  it("keeps support requests, without a name or an address", async () => {
    const life = await aUserWithEverything();
    await remove(life);
    const ticket = await stored(`support/${life.ticketId}`);
    expect(ticket).toMatchObject({ description: { stringValue: "The export stops" }, uid: { stringValue: "deleted" } });
    expect(JSON.stringify(ticket)).not.toContain(life.person.email);
  });

  it("removes the user's document first", async () => {
    const life = await aUserWithEverything();
    await interrupt(life);
    expect((await remove(life)).status).toBe(503);
    expect(await stored(`users/${life.person.uid}`)).toBeNull();
    expect(await stored(`projects/${life.projectId}`)).not.toBeNull();
  });

  it("comes to its end by itself after an interruption", async () => {
    const life = await aUserWithEverything();
    await interrupt(life);
    expect((await remove(life)).status).toBe(503);
    const { now, ...deps } = context();
    await continueDeletions({ ...deps, now: later(now, minutes(2)) });
    expect(await tracesOf(life.person.uid)).toEqual([]);
  });

  it("can be repeated after an interruption", async () => {
    const life = await aUserWithEverything();
    await interrupt(life);
    expect((await remove(life)).status).toBe(503);
    expect((await remove(life)).status).toBe(200);
    expect(await tracesOf(life.person.uid)).toEqual([]);
  });

  it("requires the confirmation word and leaves other users alone", async () => {
    const [life, other] = [await aUserWithEverything(), await aUserWithEverything()];
    const refused = await call(life.person, "identity", "deleteAccount", { confirm: "Delete!" });
    expect(refused).toMatchObject({ status: 400, error: { data: { field: "confirm" } } });
    await remove(life);
    expect((await call(other.person, "projects", "list")).value).toHaveLength(1);
  });

  it("lists beforehand what will be lost", async () => {
    const { value } = await call((await aUserWithEverything()).person, "identity", "deletionImpact");
    expect(value).toEqual({ projects: 1, assets: 3, creations: 1, scheduledPosts: 1, socialAccounts: 1 });
  });
});
