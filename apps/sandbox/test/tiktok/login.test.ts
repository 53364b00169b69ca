import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { form, json, type PlatformBench, platformBench } from "../control/platform-bench.ts";
import { API, authorizeUrl, connect, consent, exchange, type Tokens, token, videoInit } from "./tiktok-client.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

const codeOf = async () => (await consent(bench)).get("code") ?? "";
const errorOf = async (response: Response) => (await json<{ error: string }>(response)).error;

describe("the authorize address", () => {
  it("shows which accounts can be connected and which permissions are requested", async () => {
    const page = await (await bench.call(authorizeUrl({ scope: "user.info.basic,video.publish" }))).text();
    expect(page).toContain("@harbor.bakes, public");
    expect(page).toContain("@quiet.ceramics, private");
    expect(page).toContain("Post videos and photos for you");
    expect(page).not.toContain("video.list");
  });

  it("redirects with code, granted scopes and state", async () => {
    const back = await consent(bench);
    expect(back.get("code")).toMatch(/\*0!\d{4}$/);
    expect(back.get("scopes")).toContain("video.publish");
    expect(back.get("state")).toBe("state-1");
  });

  it("redirects with access_denied when the user cancels", async () => {
    const response = await bench.call(authorizeUrl(), form({ decision: "cancel" }));
    const location = new URL(response.headers.get("location") ?? "");
    expect(location.searchParams.get("error")).toBe("access_denied");
    expect(location.searchParams.has("code")).toBe(false);
  });

  it.each([
    ["an address that is not registered", { redirect_uri: "https://elsewhere.example/callback" }],
    ["http outside the app's own origin", { redirect_uri: "http://elsewhere.example/tiktok-callback" }],
    ["a query in the redirect address", { redirect_uri: "https://app.example/tiktok-callback?x=1" }],
    ["a missing client key", { client_key: "" }],
    ["an unknown scope", { scope: "user.info.basic,everything" }],
  ])("does not redirect for %s", async (_, change) => {
    const response = await bench.call(authorizeUrl(change), form({ decision: "allow" }));
    expect(response.status).toBe(400);
    expect(response.headers.has("location")).toBe(false);
  });

  it("lets a person add an account", async () => {
    const { tokens, get } = await connect(bench, [
      ["new_account", "brand.new"],
      ["new_kind", "private"],
    ]);
    expect(tokens.open_id).toMatch(/^[0-9a-f-]{36}$/);
    const { data } = await json<{ data: unknown }>(await get("/user/info/?fields=username,open_id"));
    expect(data).toEqual({ user: { username: "brand.new", open_id: tokens.open_id } });
  });
});

describe("the consent form", () => {
  it.each([
    ["a name that no service would take", form({ new_account: "<b>x</b>" })],
    ["a body that is no form", { method: "POST", body: "{}", headers: { "content-type": "application/json" } }],
  ])("is refused with %s", async (_, init) => {
    const response = await bench.call(authorizeUrl(), init);
    expect([response.status, response.headers.get("location")]).toEqual([400, null]);
  });
});

describe("a code", () => {
  it("is accepted once", async () => {
    const code = await codeOf();
    expect((await exchange(bench, code)).status).toBe(200);
    expect(await errorOf(await exchange(bench, code))).toBe("invalid_grant");
  });

  it.each([
    ["another redirect address", { redirect_uri: "https://app.example/tiktok-callback" }],
    ["another client", { client_key: "other" }],
  ])("is refused with %s", async (_, change) => {
    expect(await errorOf(await exchange(bench, await codeOf(), change))).toBe("invalid_grant");
  });

  it("expires after ten minutes", async () => {
    const code = await codeOf();
    bench.advance(600_000);
    expect(await errorOf(await exchange(bench, code))).toBe("invalid_grant");
  });
});

describe("tokens", () => {
  it("have only the scopes that were granted", async () => {
    const creator = await connect(bench, [
      ["scopes_shown", "1"],
      ["scope", "user.info.basic"],
    ]);
    expect(creator.tokens.scope).toBe("user.info.basic");
    const answer = await creator.init("video/init", videoInit("https://media.test/x.mp4"));
    expect(answer).toMatchObject({ http: 401, error: { code: "scope_not_authorized" } });
  });

  it("last two hours and 180 days, or as long as before 2026 when the sandbox is set to it", async () => {
    expect((await connect(bench)).tokens).toMatchObject({ expires_in: 7200, refresh_expires_in: 15_552_000 });
    await bench.control("platforms", { tiktokTokens: "24h" });
    expect((await connect(bench)).tokens).toMatchObject({ expires_in: 86_400, refresh_expires_in: 31_536_000 });
  });

  it("are refused once they expired", async () => {
    const creator = await connect(bench);
    bench.advance(7_200_000);
    const response = await creator.get("/user/info/?fields=open_id");
    expect(response.status).toBe(401);
    expect(await json(response)).toMatchObject({ error: { code: "access_token_invalid" } });
  });

  it("rotate: a used refresh token is refused, its successor works", async () => {
    const { tokens } = await connect(bench);
    const refresh = (refresh_token: string) => token(bench, { grant_type: "refresh_token", refresh_token });
    const next = await json<Tokens>(await refresh(tokens.refresh_token));
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(await errorOf(await refresh(tokens.refresh_token))).toBe("invalid_grant");
    expect((await refresh(next.refresh_token)).status).toBe(200);
  });

  it("can be refused with status 200, as seen on the live service", async () => {
    await bench.control("platforms", { tiktokOauthErrorStatus: 200 });
    const response = await token(bench, { grant_type: "refresh_token", refresh_token: "rft.unknown" });
    expect(response.status).toBe(200);
    expect(await json(response)).toMatchObject({ error: "invalid_grant", log_id: expect.any(String) });
  });

  it("end with a revocation, refresh token included", async () => {
    const { tokens, get } = await connect(bench);
    const fields = { client_key: "key", client_secret: "secret", token: tokens.access_token };
    const revoked = await bench.call(`${API}/oauth/revoke/`, form(fields));
    expect([revoked.status, await revoked.text()]).toEqual([200, ""]);
    expect((await get("/user/info/?fields=open_id")).status).toBe(401);
    const refreshed = await token(bench, { grant_type: "refresh_token", refresh_token: tokens.refresh_token });
    expect(await errorOf(refreshed)).toBe("invalid_grant");
  });
});
