import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { renewAhead } from "../../src/features/social-accounts/renew-ahead.ts";
import { socialAccountStore } from "../../src/records/stores/social-account-store.ts";
import { aScene, consent, schedule, type Way } from "../studio/a-scene.ts";
import { aPerson, call, fault, givePlan, type Person, release, untilHeld, writeDocument } from "../support.ts";

const finish = (person: Person, platform: Way["platform"], way: Omit<Way, "platform">) =>
  call(person, "socialAccounts", "finishConnect", { ...way, platform });

const COMMIT = "/v1/projects/vignette-local/databases/(default)/documents:commit";

describe("connecting an account", () => {
  it.each(["tiktok", "instagram"] as const)("of %s returns its identity and never a token", async (platform) => {
    const person = await givePlan(await aPerson(), { socialAccounts: 2 });
    const { value } = await finish(person, platform, await consent(person, platform));
    expect(value).toMatchObject({
      account: { platform, uid: person.uid, state: "connected" },
      returnTo: "/dashboard/schedule",
    });
    const list = await call(person, "socialAccounts", "list");
    expect(list.value).toEqual([value.account]);
    expect(JSON.stringify(list.value)).not.toMatch(/token|sealed/i);
  });

  it("works once per OAuth round trip", async () => {
    const person = await givePlan(await aPerson(), { socialAccounts: 2 });
    const way = await consent(person, "tiktok");
    expect((await finish(person, "tiktok", way)).status).toBe(200);
    expect(await finish(person, "tiktok", way)).toMatchObject({
      status: 400,
      error: { message: "That connection attempt expired. Connect again." },
    });
  });

  it("can be completed only by the user who started it", async () => {
    const [person, other] = await Promise.all([aPerson(), aPerson()]);
    const way = await consent(person, "tiktok");
    expect((await finish(other, "tiktok", way)).status).toBe(400);
    expect((await call(other, "socialAccounts", "list")).value).toEqual([]);
  });

  it("renews an account that is already connected, without using another place in the plan", async () => {
    const person = await givePlan(await aPerson(), { socialAccounts: 1 });
    const name = `same${crypto.randomUUID().slice(0, 8)}`;
    const first = await finish(person, "tiktok", await consent(person, "tiktok", { new_account: name }));
    const again = await finish(person, "tiktok", await consent(person, "tiktok", { new_account: name }));
    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await call(person, "socialAccounts", "list")).value).toEqual([again.value.account]);
  });

  it("stops at the plan's limit, however many finish at once", async () => {
    const person = await givePlan(await aPerson(), { socialAccounts: 1 });
    const ways = await Promise.all([consent(person, "tiktok"), consent(person, "instagram")]);
    const [one, two] = await Promise.all([
      finish(person, "tiktok", ways[0] ?? { code: "", state: "" }),
      finish(person, "instagram", ways[1] ?? { code: "", state: "" }),
    ]);
    expect([one?.status, two?.status].sort()).toEqual([200, 429]);
    expect((await call(person, "socialAccounts", "list")).value).toHaveLength(1);
  });

  it("names the missing permission when posting was not allowed", async () => {
    const person = await givePlan(await aPerson(), { socialAccounts: 2 });
    const way = await consent(person, "tiktok", { scopes_shown: "1", scope: "user.info.basic" });
    expect((await finish(person, "tiktok", way)).error?.message).toBe(
      "TikTok didn't let us post for this account. Connect again and leave every box checked.",
    );
  });

  it("quotes the platform when the code is invalid", async () => {
    const person = await aPerson();
    const { state } = await consent(person, "instagram");
    const { status, error } = await finish(person, "instagram", { code: "made-up", state });
    expect(status).toBe(400);
    expect(error?.message).toMatch(/^Instagram didn't connect the account: /);
  });
});

describe("reconnecting an account", () => {
  const named = () => `it${crypto.randomUUID().slice(0, 8)}`;
  const connected = async (person: Person, name: string) =>
    (await finish(person, "tiktok", await consent(person, "tiktok", { new_account: name }))).value.account;

  it("preserves the account and its scheduled posts", async () => {
    const scene = await aScene();
    const { accountId, person } = scene;
    const before = (await call(person, "socialAccounts", "list")).value.find((it) => it.id === accountId);
    const post = (await schedule(scene)).value;
    const end = { stringValue: "reconnect" };
    await writeDocument(`socialAccounts/${accountId}`, { state: end });
    const [risk] = (await call(person, "socialAccounts", "health")).value;
    expect(risk).toMatchObject({
      accountId,
      planned: 1,
      atRisk: [{ postId: post.id }],
      lastPost: null,
      lastError: null,
    });

    const way = await consent(person, "instagram", { new_account: before?.username ?? "" }, accountId);
    expect((await finish(person, "instagram", way)).value.account).toMatchObject({ id: accountId, state: "connected" });
    expect((await call(person, "socialAccounts", "health")).value).toMatchObject([{ planned: 1, atRisk: [] }]);
    expect((await call(person, "scheduling", "get", { id: post.id })).value.targets[0]?.state).toBe("scheduled");
  });

  it("that is disconnected meanwhile takes a place in the plan again, or is refused", async () => {
    const person = await givePlan(await aPerson(), { socialAccounts: 1 });
    const name = named();
    const { id } = await connected(person, name);
    const way = await consent(person, "tiktok", { new_account: name });
    const other = await consent(person, "instagram");
    const firestore = "firestore.googleapis.com";
    await fault({ host: firestore, path: COMMIT, mentions: `socialAccounts/${id}`, fault: { hold: "before" } });
    const again = finish(person, "tiktok", way);
    await untilHeld(firestore);
    expect((await call(person, "socialAccounts", "disconnect", { id })).status).toBe(200);
    const { account } = (await finish(person, "instagram", other)).value;
    await release(firestore);
    expect(await again).toMatchObject({ status: 429, error: { data: { refusal: "usage.over-socialAccounts" } } });
    expect((await call(person, "socialAccounts", "list")).value).toEqual([account]);
  });

  it("with a different account is refused, and changes neither", async () => {
    const person = await givePlan(await aPerson(), { socialAccounts: 2 });
    const [wanted, other] = [named(), named()];
    const account = await connected(person, wanted);
    const answer = await finish(person, "tiktok", await consent(person, "tiktok", { new_account: other }, account.id));
    expect(answer).toMatchObject({ status: 409, error: { data: { refusal: "social-accounts.other-account" } } });
    expect(answer.error?.message).toContain(`this connection is for @${wanted}`);
    expect((await call(person, "socialAccounts", "list")).value).toEqual([account]);
  });

  it("of another user's account is refused at the start", async () => {
    const [person, stranger] = [await givePlan(await aPerson(), { socialAccounts: 2 }), await aPerson()];
    const { id } = await connected(person, named());
    const input = { platform: "tiktok", accountId: id, returnTo: "/dashboard" };
    expect((await call(stranger, "socialAccounts", "connect", input)).status).toBe(404);
    expect((await call(person, "socialAccounts", "connect", { ...input, platform: "instagram" })).status).toBe(400);
  });

  it("or connecting must be completed within ten minutes", async () => {
    const person = await givePlan(await aPerson(), { socialAccounts: 2 });
    const way = await consent(person, "tiktok");
    const expiresAt = { timestampValue: new Date(Date.now() - 1000).toISOString() };
    await writeDocument(`connect_states/${way.state}`, { expiresAt });
    expect((await finish(person, "tiktok", way)).error?.message).toContain("expired");
  });
});

describe("renewing tokens ahead of time", () => {
  it("renews every account that would expire, even if one fails", async () => {
    const opened: string[] = [];
    const gates = (id: string) => ({
      access: async () => {
        opened.push(id);
        if (id === "broken") throw new Error("no answer");
        return {
          type: id === "over" ? ("ended" as const) : ("open" as const),
          accessToken: "t",
          platformAccountId: "1",
        };
      },
    });
    const accounts = {
      endingBefore: async () => ["broken", "over", "well"].map((id) => ({ id })),
      notRenewed: async () => [{ id: "over" }, { id: "waiting" }],
    };
    const deps = { accounts, gates, now: 0 } as unknown as Parameters<typeof renewAhead>[0];
    expect(await renewAhead(deps)).toBe(2);
    expect(opened).toEqual(["broken", "over", "well", "waiting"]);
  });

  it("records why it failed and when the next attempt is, and clears both after a success", async () => {
    const person = await givePlan(await aPerson(), { socialAccounts: 1 });
    const { value } = await finish(person, "tiktok", await consent(person, "tiktok"));
    const { id } = value.account;
    const renewal = async () => (await call(person, "socialAccounts", "health")).value[0]?.renewal;
    expect(await renewal()).toBeNull();

    const context = buildContext(env as unknown as Env, () => undefined);
    const accounts = { ...socialAccountStore(context.documents), endingBefore: async () => [] };
    const before = await context.gates(id).access();
    if (before.type === "open") await context.gates(id).refuseToken(before.accessToken);
    const body = { error: "rate_limit_exceeded", error_description: "Too many requests." };
    await fault({ host: "open.tiktokapis.com", path: "/v2/oauth/token/", times: 1, fault: { status: 429, body } });
    expect(await context.gates(id).access()).toMatchObject({ type: "unreachable" });
    expect(await renewal()).toMatchObject({ said: "Too many requests.", triedAt: expect.any(Number) });
    expect((await renewal())?.nextTryAt).toBeGreaterThan(Date.now());

    expect(await renewAhead({ ...context, accounts })).toBe(1);
    expect(await renewal()).toBeNull();
  });
});

describe("a connected account", () => {
  it("returns what TikTok currently allows it", async () => {
    const person = await givePlan(await aPerson(), { socialAccounts: 2 });
    const { value } = await finish(person, "tiktok", await consent(person, "tiktok"));
    const info = await call(person, "socialAccounts", "creatorInfo", { accountId: value.account.id });
    expect(info.value).toMatchObject({ privacyOptions: expect.arrayContaining(["SELF_ONLY"]), maxDurationSec: 600 });
  });

  it("returns how many posts Instagram still accepts today", async () => {
    const person = await givePlan(await aPerson(), { socialAccounts: 2 });
    const { value } = await finish(person, "instagram", await consent(person, "instagram"));
    const quota = await call(person, "socialAccounts", "quota", { accountId: value.account.id });
    expect(quota.value).toEqual({ used: 0, total: 50 });
    expect((await call(person, "socialAccounts", "creatorInfo", { accountId: value.account.id })).status).toBe(400);
  });

  it("is missing to other users", async () => {
    const [person, other] = await Promise.all([givePlan(await aPerson(), { socialAccounts: 2 }), aPerson()]);
    const { value } = await finish(person, "tiktok", await consent(person, "tiktok"));
    const { id } = value.account;
    expect((await call(other, "socialAccounts", "creatorInfo", { accountId: id })).status).toBe(404);
    expect((await call(other, "socialAccounts", "disconnect", { id })).status).toBe(404);
  });

  it("disappears once it is disconnected", async () => {
    const person = await givePlan(await aPerson(), { socialAccounts: 2 });
    const { value } = await finish(person, "tiktok", await consent(person, "tiktok"));
    expect((await call(person, "socialAccounts", "disconnect", { id: value.account.id })).status).toBe(200);
    expect((await call(person, "socialAccounts", "list")).value).toEqual([]);
  });
});
