import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as instagram from "../instagram/instagram-client.ts";
import * as tiktok from "../tiktok/tiktok-client.ts";
import { json, type PlatformBench, picture, platformBench, post } from "./platform-bench.ts";

let bench: PlatformBench;
beforeEach(() => {
  bench = platformBench();
});
afterEach(() => bench.close());

const ORIGIN = "http://localhost:8788";

async function published() {
  const bytes = picture(1080, 1080);
  const account = await instagram.connect(bench);
  const postId = await account.posted({ image_url: bench.serve(bytes) });
  return { bytes, postId, sha256: createHash("sha256").update(bytes).digest("hex") };
}

describe("/__media", () => {
  it("serves the bytes that were published, under their hash", async () => {
    const { bytes, sha256 } = await published();
    const response = await bench.call(`${ORIGIN}/__media/${sha256}`);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it.each([
    ["the first ten bytes", "bytes=0-9", 206, (size: number) => `bytes 0-9/${size}`, 10],
    ["the last five bytes", "bytes=-5", 206, (size: number) => `bytes ${size - 5}-${size - 1}/${size}`, 5],
    ["an end beyond the file", "bytes=100-99999999", 206, (size: number) => `bytes 100-${size - 1}/${size}`, -100],
    ["a start beyond the file", "bytes=99999999-", 416, (size: number) => `bytes */${size}`, 0],
  ])("answers %s", async (_, range, status, contentRange, length) => {
    const { bytes, sha256 } = await published();
    const response = await bench.call(`${ORIGIN}/__media/${sha256}`, { headers: { range } });
    const size = bytes.byteLength;
    expect([response.status, response.headers.get("content-range")]).toEqual([status, contentRange(size)]);
    expect((await response.arrayBuffer()).byteLength).toBe(length < 0 ? size + length : length);
  });

  it("returns 404 for everything else", async () => {
    expect((await bench.call(`${ORIGIN}/__media/..%2Fsandbox.db`)).status).toBe(404);
  });
});

describe("/__control/faults", () => {
  it.each([
    ["a status", { status: 500 }, 500, "{}"],
    ["a page instead of JSON", { status: 502, body: "<h1>Bad gateway</h1>" }, 502, "<h1>Bad gateway</h1>"],
    ["a body", { status: 429, body: { error: "slow down" } }, 429, '{"error":"slow down"}'],
  ])("answer %s once, then the host again", async (_, fault, status, body) => {
    await bench.control("faults", { host: "graph.instagram.com", fault });
    const response = await bench.call(`${instagram.GRAPH}/me`);
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect((await bench.call(`${instagram.GRAPH}/me`)).status).toBe(400);
  });

  it("answer with the headers that a busy host sends", async () => {
    const fault = { status: 429, headers: { "retry-after": "40" } };
    await bench.control("faults", { host: "graph.instagram.com", fault });
    expect((await bench.call(`${instagram.GRAPH}/me`)).headers.get("retry-after")).toBe("40");
  });

  it("cut an answer short after a number of bytes, and close the connection", async () => {
    await bench.control("faults", { host: "graph.instagram.com", fault: { cut: 10 } });
    const response = await bench.call(`${instagram.GRAPH}/me`);
    expect(response.status).toBe(400);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value).toHaveLength(10);
    await expect(reader?.read()).rejects.toThrow("dropped this connection");
  });

  it("apply to the given method and path only, as often as requested, until cleared", async () => {
    const rule = { host: "graph.instagram.com", method: "GET", path: "/v25.0/me", times: 5, fault: { status: 503 } };
    await bench.control("faults", rule);
    const statusOf = async (path: string, init?: RequestInit) =>
      (await bench.call(`https://graph.instagram.com${path}`, init)).status;
    expect(await statusOf("/v25.0/me")).toBe(503);
    expect(await statusOf("/v25.0/me")).toBe(503);
    expect(await statusOf("/v25.0/other")).toBe(400);
    expect(await statusOf("/v25.0/me/media", post({}))).toBe(400);
    await bench.call(`${ORIGIN}/__control/faults`, { method: "DELETE" });
    expect(await statusOf("/v25.0/me")).toBe(400);
  });

  it("apply to one account's calls only, starting with the third if two are to pass", async () => {
    const [mine, other] = [await instagram.connect(bench), await instagram.connect(bench, [["account", "fresh.shop"]])];
    const rule = { host: "graph.instagram.com", account: mine.userId, skip: 2, fault: { status: 503 } };
    await bench.control("faults", rule);
    const askedBy = async ({ get }: typeof mine) => (await get("me", { fields: "user_id" })).status;
    expect([await askedBy(other), await askedBy(other), await askedBy(other)]).toEqual([200, 200, 200]);
    expect([await askedBy(mine), await askedBy(mine), await askedBy(mine), await askedBy(mine)]).toEqual([
      200, 200, 503, 200,
    ]);
    expect(await json(await bench.control("faults"))).toMatchObject([{ account: mine.userId, seen: 3, left: 0 }]);
  });

  it("apply to calls whose body contains a text", async () => {
    await bench.control("faults", { host: "graph.instagram.com", mentions: "candles", fault: { status: 503 } });
    const statusOf = async (text: string) =>
      (await bench.call("https://graph.instagram.com/v25.0/x", post({ text }))).status;
    expect([await statusOf("soap"), await statusOf("candles"), await statusOf("candles")]).toEqual([404, 503, 404]);
  });

  it.each([
    ["expired", { code: 190, error_subcode: 463 }],
    ["revoked", { code: 190, error_subcode: 467 }],
  ] as const)("simulate an Instagram token that is %s, with its error codes", async (token, error) => {
    const { userId, get } = await instagram.connect(bench);
    await bench.control("faults", { host: "graph.instagram.com", account: userId, fault: { token } });
    expect(await json(await get("me"))).toMatchObject({ error });
    expect(await json(await get("me"))).toMatchObject({ error });
  });

  it.each([
    ["expired", 200],
    ["revoked", 400],
  ] as const)("simulate a TikTok token that is %s, with the status of its renewal", async (token, renewal) => {
    const { tokens, get } = await tiktok.connect(bench);
    const { refresh_token, open_id } = tokens;
    await bench.control("faults", { host: "open.tiktokapis.com", account: open_id, fault: { token } });
    expect((await get("/user/info/?fields=open_id")).status).toBe(401);
    const renewed = await tiktok.token(bench, { grant_type: "refresh_token", refresh_token });
    expect(renewed.status).toBe(renewal);
  });

  it("hold a call before or after its work until it is released", async () => {
    const account = await instagram.connect(bench);
    const rule = { host: "graph.instagram.com", account: account.userId };
    await bench.control("faults", { ...rule, fault: { hold: "before" } });
    await bench.control("faults", { ...rule, fault: { hold: "after", drops: true } });
    const kept = account.get("me");
    const lost = account.get("me").catch(() => "lost");
    await expect.poll(async () => json(await bench.control("held"))).toHaveLength(2);
    await bench.control("release", { account: account.userId });
    expect((await kept).status).toBe(200);
    expect(await lost).toBe("lost");
  });

  it("hold calls to several hosts, and release those to one of them", async () => {
    await bench.control("faults", { host: "one.test", fault: { hold: "before", drops: true } });
    await bench.control("faults", { host: "two.test", fault: { hold: "before", drops: true } });
    const one = bench.call("https://one.test/").catch(() => "lost");
    const two = bench.call("https://two.test/").catch(() => "lost");
    await expect.poll(async () => json(await bench.control("held"))).toHaveLength(2);
    await bench.control("release", { host: "one.test" });
    expect(await one).toBe("lost");
    expect(await json(await bench.control("held"))).toMatchObject([{ url: "https://two.test/" }]);
    await bench.control("release", {});
    expect(await two).toBe("lost");
  });

  it.each([
    ["an unknown kind", { host: "x.test", fault: { explode: true } }],
    ["no host", { fault: { status: 500 } }],
    ["a drop in the middle", { host: "x.test", fault: { drop: "during" } }],
    ["no JSON", undefined],
  ])("refuse %s", async (_, body) => {
    const response = await bench.call(`${ORIGIN}/__control/faults`, body ? post(body) : { method: "POST", body: "x" });
    expect(response.status).toBe(400);
    expect(await json(response)).toEqual({ error: expect.any(String) });
  });
});

describe("/__control/requests", () => {
  it("lists the requests to a host, newest first, with their faults", async () => {
    await bench.control("faults", { host: "graph.instagram.com", fault: { status: 503 } });
    await bench.call("https://graph.instagram.com/one");
    await bench.call("https://graph.instagram.com/two");
    await bench.call("https://open.tiktokapis.com/three");
    expect(await json(await bench.control("requests?host=graph.instagram.com"))).toMatchObject([
      { method: "GET", url: "https://graph.instagram.com/two", status: 400, fault: null },
      { url: "https://graph.instagram.com/one", status: 503, fault: { status: 503 } },
    ]);
  });
});

describe("/__control/metrics", () => {
  it("refuses a post that does not exist, and values that are not numbers", async () => {
    const set = async (change: Record<string, unknown>) =>
      (await bench.control("metrics", { platform: "instagram", postId: "1", ...change })).status;
    expect(await set({ views: 1 })).toBe(404);
    expect(await set({ views: -1 })).toBe(400);
    expect(await set({ visits: 1 })).toBe(400);
  });
});

describe("/__control/platforms", () => {
  it("changes the given settings, keeps the rest over a restart, and can be reset", async () => {
    await bench.control("platforms", { processingMs: 10 });
    await bench.control("platforms", { moderationMs: 20 });
    bench.restart();
    const settings = async () => json<Record<string, unknown>>(await bench.control("platforms"));
    expect(await settings()).toMatchObject({ processingMs: 10, moderationMs: 20, instagramQuota: 50 });
    await bench.call(`${ORIGIN}/__control/platforms`, { method: "DELETE" });
    expect(await settings()).toMatchObject({ processingMs: 1500, moderationMs: 1000 });
  });

  it("sets the clocks of the platforms only", async () => {
    await bench.control("platforms", { clockSkewMs: -300_000 });
    const { postId } = await published();
    expect(await bench.posts()).toMatchObject([{ postId, createdAt: bench.now() - 300_000 }]);
  });

  it.each([[{ processingMs: -1 }], [{ moderation: 1 }], [{ tiktokTokens: "1h" }]])("refuses %j", async (change) => {
    expect((await bench.control("platforms", change)).status).toBe(400);
  });
});

describe("/__control/clock", () => {
  const DAY = 86_400_000;

  it("moves the clock of every service and of the app, and keeps it moved over a restart", async () => {
    await bench.control("clock", { advanceMs: DAY });
    const at = new Date(bench.now() + 3 * DAY).toISOString();
    expect(await json(await bench.control("clock", { now: at }))).toEqual({ now: at, movedByMs: 3 * DAY });
    const url = "http://localhost:8787/__control/clock";
    expect(bench.delivered.filter((it) => it.url === url).map(({ body }) => body)).toEqual([
      JSON.stringify({ movedByMs: DAY }),
      JSON.stringify({ movedByMs: 3 * DAY }),
    ]);
    bench.restart();
    const { postId } = await published();
    expect(await bench.posts()).toMatchObject([{ postId, createdAt: bench.now() + 3 * DAY }]);
  });

  it("is set right again by DELETE", async () => {
    await bench.control("clock", { advanceMs: -DAY });
    await bench.call(`${ORIGIN}/__control/clock`, { method: "DELETE" });
    expect(await json(await bench.control("clock"))).toMatchObject({ movedByMs: 0 });
  });

  it.each([[{ now: "tomorrow" }], [{ advanceMs: 0.5 }], [{}], [null]])("refuses %j", async (change) => {
    expect((await bench.control("clock", change)).status).toBe(400);
  });
});

describe("/__avatar", () => {
  it("draws the same JPEG for the same account", async () => {
    const draw = async (id: string) =>
      Buffer.from(await (await bench.call(`${ORIGIN}/__avatar/tiktok/${id}`)).arrayBuffer()).toString("base64");
    expect(await draw("a")).toMatch(/^\/9j\//);
    expect(await draw("a")).toBe(await draw("a"));
    expect(await draw("a")).not.toBe(await draw("b"));
  });
});
