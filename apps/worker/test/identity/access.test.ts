import { ACCESS_ENDED } from "@vignette/domain/live";
import { beforeAll, describe, expect, it } from "vitest";
import { forgetStanding } from "../../src/context/standing-of.ts";
import { aUser } from "../a-user.ts";
import { anOpenPage } from "../an-open-page.ts";
import { anAdmin, ask, call, fault, type Person, writeDocument } from "../support.ts";
import { wakeHubs } from "../wake-hubs.ts";

let admin: Person;
beforeAll(async () => {
  admin = await anAdmin();
});

const disable = ({ uid }: Person, isDisabled = true) => call(admin, "admin", "setDisabled", { uid, isDisabled });

async function signIn({ email }: Person): Promise<{ error?: { message: string } }> {
  const url = "https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local";
  const body = JSON.stringify({ email, password: "a long password", returnSecureToken: true });
  return await (await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
}

describe("a user disabled by an admin", () => {
  it("is refused with a valid token by every procedure, route and channel, and cannot sign in", async () => {
    const person = await aUser();
    expect(await disable(person)).toMatchObject({ status: 200, value: { uid: person.uid, isDisabled: true } });

    const refused = { status: 401, error: { data: { refusal: "identity.disabled" } } };
    expect(await call(person, "projects", "list")).toMatchObject(refused);
    expect(await call(person, "identity", "recordSignIn")).toMatchObject(refused);
    expect(await call(person, "identity", "deleteAccount", { confirm: "delete" })).toMatchObject(refused);
    const authorization = `Bearer ${person.token}`;
    const photo = await ask("/api/photo", { method: "PUT", headers: { authorization }, body: "no picture" });
    expect([photo.status, await photo.json()]).toMatchObject([401, { code: "identity.disabled" }]);
    await expect(anOpenPage(person.token)).rejects.toThrow("/live answered 401");
    expect((await signIn(person)).error?.message).toBe("USER_DISABLED");
  });

  it("gets the reason in a sentence with the support address", async () => {
    const person = await aUser();
    await disable(person);
    expect((await call(person, "identity", "me")).error?.message).toMatch(/^This account is disabled\. .*@/);
  });

  it("loses the open pages' channels at once", async () => {
    const person = await aUser();
    const page = await anOpenPage(person.token);
    await disable(person);
    await expect.poll(() => page.closed).toEqual([ACCESS_ENDED]);
  });

  it("may come back, and both changes are in the log", async () => {
    const person = await aUser();
    await disable(person);
    expect((await call(admin, "admin", "users", { search: person.uid })).value.rows[0]?.isDisabled).toBe(true);
    await disable(person, false);
    expect((await call(person, "projects", "list")).status).toBe(200);
    expect((await signIn(person)).error).toBeUndefined();
    const changes = (await call(admin, "admin", "log", {})).value.rows.filter((it) => it.subject === person.uid);
    expect(changes.map(({ action, change }) => [action, change])).toEqual([
      ["access", "isDisabled: true → false"],
      ["access", "isDisabled: false → true"],
    ]);
  });

  it("is out even if the identity provider does not answer, and disabling can be repeated", async () => {
    const person = await aUser();
    await fault({ host: "identitytoolkit.googleapis.com", path: UPDATE, times: 1, fault: { status: 503 } });
    expect(await disable(person)).toMatchObject({ status: 503, error: { data: { refusal: "admin.provider-silent" } } });
    expect((await call(person, "projects", "list")).status).toBe(401);
    expect((await disable(person)).status).toBe(200);
    expect((await signIn(person)).error?.message).toBe("USER_DISABLED");
  });

  it("loses them within 20 s if the record was changed by hand, and is refused then", async () => {
    const person = await aUser();
    const page = await anOpenPage(person.token);
    await writeDocument(`users/${person.uid}`, { disabledAt: { timestampValue: new Date().toISOString() } });
    await wakeHubs();
    await expect.poll(() => page.closed).toEqual([ACCESS_ENDED]);
    forgetStanding(person.uid);
    expect((await call(person, "projects", "list")).status).toBe(401);
  });

  it("is not the admin who does it, and must exist", async () => {
    expect(await disable(admin)).toMatchObject({ status: 409, error: { data: { refusal: "admin.own-access" } } });
    expect((await call(admin, "admin", "setDisabled", { uid: "unknown", isDisabled: true })).status).toBe(404);
  });
});

const UPDATE = "/v1/projects/vignette-local/accounts:update";

describe("a user who deletes the account", () => {
  it("is refused with the old token everywhere, and leaves no record by signing in with it", async () => {
    const person = await aUser();
    const page = await anOpenPage(person.token);
    expect((await call(person, "identity", "deleteAccount", { confirm: "delete" })).status).toBe(200);
    await expect.poll(() => page.closed).toEqual([ACCESS_ENDED]);
    const refused = { status: 401, error: { data: { refusal: "identity.deleted" } } };
    expect(await call(person, "projects", "list")).toMatchObject(refused);
    expect(await call(person, "identity", "recordSignIn")).toMatchObject(refused);
    await expect(anOpenPage(person.token)).rejects.toThrow("/live answered 401");
  });

  it("may repeat the deletion with the old token", async () => {
    const person = await aUser();
    for (const _time of [1, 2]) {
      expect((await call(person, "identity", "deleteAccount", { confirm: "delete" })).status).toBe(200);
    }
  });
});
