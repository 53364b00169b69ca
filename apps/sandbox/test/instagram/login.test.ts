import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { form, json, type PlatformBench, platformBench } from "../control/platform-bench.ts";
import { authorizeUrl, connect, consent, exchange, GRAPH, type GraphFailure, shortToken } from "./instagram-client.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

const DAY_MS = 86_400_000;
const locationOf = async (fields: [string, string][] = []) =>
  new URL((await consent(bench, fields)).headers.get("location") ?? "");
const failureOf = async (response: Response) => (await json<{ error: GraphFailure }>(response)).error;

describe("the authorize address", () => {
  it("redirects with code and state, and the fragment that Instagram appends", async () => {
    const back = await locationOf();
    expect(back.searchParams.get("state")).toBe("state-1");
    expect(back.searchParams.get("code")).toMatch(/^AQ/);
    expect(back.hash).toBe("#_");
  });

  it("stops at a personal account and explains why", async () => {
    const response = await consent(bench, [["account", "private.pat"]]);
    expect(response.status).toBe(403);
    expect(response.headers.has("location")).toBe(false);
    expect(await response.text()).toContain("Only professional (Business or Creator) accounts can connect.");
  });

  it("redirects with user_denied when the user cancels", async () => {
    const response = await bench.call(authorizeUrl(), form({ decision: "cancel" }));
    const back = new URL(response.headers.get("location") ?? "");
    expect(back.searchParams.get("error_reason")).toBe("user_denied");
    expect(back.searchParams.has("code")).toBe(false);
  });

  it.each([
    ["an address that is not registered", { redirect_uri: "https://elsewhere.example/" }],
    ["a list of scopes without the basic one", { scope: "instagram_business_content_publish" }],
  ])("does not redirect for %s", async (_, change) => {
    expect((await bench.call(authorizeUrl(change), form({ decision: "allow" }))).status).toBe(400);
  });
});

describe("the short token", () => {
  it("comes with the user's id as a bare number beyond 2^53, and the permissions as a list", async () => {
    const body = await (await exchange(bench, (await locationOf()).searchParams.get("code") ?? "")).text();
    expect(body).toMatch(/"user_id":17841\d{12},"permissions":\["instagram_business_basic",/);
  });

  it("is wrapped when the sandbox is set to it", async () => {
    await bench.control("platforms", { instagramWrapped: true });
    const response = await exchange(bench, (await locationOf()).searchParams.get("code") ?? "");
    expect(await json(response)).toMatchObject({ data: [{ permissions: expect.stringContaining(",") }] });
  });

  it("is issued once per code, within the hour", async () => {
    const used = (await locationOf()).searchParams.get("code") ?? "";
    const late = (await locationOf()).searchParams.get("code") ?? "";
    await exchange(bench, used);
    bench.advance(3_600_000);
    for (const code of [used, late]) {
      const response = await exchange(bench, code);
      expect(response.status).toBe(400);
      expect(await json(response)).toEqual({
        error_type: "OAuthException",
        code: 400,
        error_message: "Matching code was not found or was already used",
      });
    }
  });

  it("has only the scopes that were granted", async () => {
    const token = await shortToken(bench, [
      ["scopes_shown", "1"],
      ["scope", "instagram_business_basic"],
    ]);
    const response = await bench.call(`${GRAPH}/me/media`, form({ access_token: token, image_url: "https://x.test/" }));
    expect(response.status).toBe(403);
    expect((await failureOf(response)).code).toBe(10);
  });

  it("expires after an hour", async () => {
    const token = await shortToken(bench);
    bench.advance(3_600_000);
    const failure = await failureOf(await bench.call(`${GRAPH}/me?access_token=${token}`));
    expect(failure).toMatchObject({ code: 190, error_subcode: 463 });
  });
});

describe("the long token", () => {
  const refresh = (token: string) =>
    bench.call(`https://graph.instagram.com/refresh_access_token?grant_type=ig_refresh_token&access_token=${token}`);

  it("can be refreshed from its second day on, and lasts 60 days", async () => {
    const { token } = await connect(bench);
    expect((await failureOf(await refresh(token))).code).toBe(100);
    bench.advance(DAY_MS);
    const next = await json<{ access_token: string }>(await refresh(token));
    expect(next).toMatchObject({ token_type: "bearer", expires_in: 5_183_944 });
    bench.advance(59 * DAY_MS);
    expect((await bench.call(`${GRAPH}/me?access_token=${next.access_token}`)).status).toBe(200);
  });

  it("cannot be refreshed once it expired", async () => {
    const { token } = await connect(bench);
    bench.advance(60 * DAY_MS);
    expect(await failureOf(await refresh(token))).toMatchObject({ code: 190, error_subcode: 463 });
  });
});

describe("/me", () => {
  it("is flat, with and without a version, and wrapped when the sandbox is set to it", async () => {
    const { token, userId } = await connect(bench);
    const me = async (prefix: string) =>
      json(await bench.call(`https://graph.instagram.com${prefix}/me?fields=user_id,username&access_token=${token}`));
    const profile = { id: expect.stringMatching(/^26\d{15}$/), user_id: userId, username: "harborbakes" };
    expect(await me("")).toEqual(profile);
    expect(await me("/v26.0")).toEqual(profile);
    await bench.control("platforms", { instagramWrapped: true });
    expect(await me("/v25.0")).toEqual({ data: [profile] });
  });

  it("also accepts the token as a header", async () => {
    const { token } = await connect(bench);
    const response = await bench.call(`${GRAPH}/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
  });

  it.each([
    ["an unknown field", { fields: "id,shoe_size" }, 100, undefined],
    ["a forged token", { access_token: "IGAAforged" }, 190, 467],
  ])("fails as a whole for %s", async (_, change, code, subcode) => {
    const query = new URLSearchParams({ access_token: (await connect(bench)).token, ...change });
    const failure = await failureOf(await bench.call(`${GRAPH}/me?${query}`));
    expect([failure.code, failure.error_subcode]).toEqual([code, subcode]);
  });
});
