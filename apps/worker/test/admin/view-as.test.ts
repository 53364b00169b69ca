import { beforeAll, describe, expect, it } from "vitest";
import { aScene, type Scene, schedule } from "../studio/a-scene.ts";
import { anAdmin, ask, call, type Person, procedures, writeDocument } from "../support.ts";

type Word = Parameters<typeof call>[1];

describe("an admin who views another account", () => {
  let admin: Person;
  let scene: Scene;
  let headers: Record<string, string>;
  beforeAll(async () => {
    [admin, scene] = await Promise.all([anAdmin(), aScene()]);
    const { value } = await call(admin, "admin", "viewAs", { uid: scene.person.uid });
    headers = { "x-view-as": value.grant };
  });

  it("sees what its owner sees", async () => {
    await schedule(scene);
    expect((await call(admin, "identity", "me", undefined, headers)).value.uid).toBe(scene.person.uid);
    const seen = await call(admin, "projects", "list", undefined, headers);
    expect(seen.value).toEqual((await call(scene.person, "projects", "list")).value);
    expect((await call(admin, "usage", "summary", undefined, headers)).status).toBe(200);
    expect((await call(admin, "projects", "list")).value).toEqual([]);
  });

  it("cannot call any mutation with any input", async () => {
    const mutations = procedures.filter(({ kind }) => kind === "mutation");
    const answers = mutations.map(async ({ path }) => {
      const [word = "", verb = ""] = path.split(".");
      const { error } = await call(admin, word as Word, verb as never, {}, headers);
      return error?.data.refusal === "admin.view-only" ? [] : [path];
    });
    expect((await Promise.all(answers)).flat()).toEqual([]);
  });

  it.each([
    ["PUT", "/api/photo"],
    ["POST", "/api/support"],
    ["PUT", "/api/exports/c1/0"],
    ["PUT", "/api/uploads/u1/parts/1"],
    ["POST", "/api/creations/c1/words"],
    ["POST", "/createCheckoutSessionHttp"],
    ["GET", "/api/page-picture?src=https://acme.example/a.png"],
  ])("is refused %s %s", async (method, path) => {
    const answer = await ask(path, { method, headers: { ...headers, authorization: `Bearer ${admin.token}` } });
    expect(answer.status).toBe(403);
  });

  it("does not export the data, ask the platforms as the user, or reach the Admin Dashboard", async () => {
    const views = [
      call(admin, "identity", "exportUserData", undefined, headers),
      call(admin, "socialAccounts", "quota", { accountId: scene.accountId }, headers),
      call(admin, "admin", "health", undefined, headers),
    ];
    expect((await Promise.all(views)).map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it("leaves an entry in the log", async () => {
    const { rows } = (await call(admin, "admin", "log", {})).value;
    expect(rows.find(({ subject }) => subject === scene.person.uid)).toMatchObject({
      action: "view-as",
      email: admin.email,
    });
  });

  it("loses access with the admin right, and no other user can use the grant", async () => {
    const other = await anAdmin();
    const { value } = await call(other, "admin", "viewAs", { uid: scene.person.uid });
    const withGrant = { "x-view-as": value.grant };
    expect((await call(scene.person, "projects", "list", undefined, withGrant)).status).toBe(403);
    await writeDocument(`users/${other.uid}`, { isAdmin: { booleanValue: false } });
    expect(await call(other, "projects", "list", undefined, withGrant)).toMatchObject({
      status: 403,
      error: { data: { refusal: "admin.view-as-ended" } },
    });
  });

  it("is not needed for one's own account", async () => {
    expect((await call(admin, "admin", "viewAs", { uid: admin.uid })).status).toBe(409);
  });
});

describe("an admin's view of one user", () => {
  it("has the plan, the usage, the accounts without their tokens, and the number of posts by state", async () => {
    const [admin, scene] = await Promise.all([anAdmin(), aScene()]);
    await schedule(scene);
    const { value } = await call(admin, "admin", "user", { uid: scene.person.uid });
    expect(value).toMatchObject({
      email: scene.person.email,
      usage: { used: { socialAccounts: 1, projects: 1 } },
      accounts: [{ id: scene.accountId, platform: "instagram", username: expect.any(String), state: "connected" }],
      posts: [{ state: "scheduled", count: 1 }],
    });
  });
});
