import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { TOO_MANY_PAGES } from "@vignette/domain/live";
import { describe, expect, it, vi } from "vitest";
import { attemptSigner } from "../../src/adapters/platforms/attempt-signer.ts";
import type { Env } from "../../src/context/env.ts";
import { httpApp } from "../../src/http/http-app.ts";
import { anOpenPage } from "../an-open-page.ts";
import { aPerson } from "../support.ts";

const bindings = env as unknown as Env;
const full = { limit: async () => ({ success: false }) };

async function askWith(change: Partial<Env>, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "cf-connecting-ip": "203.0.113.7", ...init.headers };
  const request = new Request(`http://localhost:8787${path}`, { ...init, headers });
  return await httpApp().fetch(request, { ...bindings, ...change }, createExecutionContext() as never);
}

describe("too many requests from an address", () => {
  it.each([
    ["GET", "/"],
    ["GET", "/dashboard"],
    ["GET", "/nothing.png"],
    ["GET", "/api/health"],
    ["GET", "/api/ready"],
    ["GET", "/api/config"],
    ["POST", "/api/nothing"],
    ["GET", "/api/trpc/plans.list"],
    ["POST", "/api/trpc/approval.open"],
    ["PUT", "/api/photo"],
    ["PUT", "/api/uploads/u1/parts/1"],
    ["POST", "/createCheckoutSessionHttp"],
    ["POST", "/webhooks/stripe"],
    ["GET", "/media/photo/u1/p1"],
    ["GET", "/media/file/photos/u1/p1?until=99999999999999&signature=AA"],
    ["GET", `/media/attempt/account.${"a1".repeat(16)}.AA/0.jpg`],
    ["PUT", "/api/renders/c1/j1/files/0?until=99999999999999&signature=AA"],
    ["GET", "/live"],
  ])("are refused: %s %s", async (method, path) => {
    const upgrade = path === "/live" ? { upgrade: "websocket", "sec-websocket-protocol": "vignette" } : {};
    const headers = { "content-type": "application/json", "stripe-signature": "t=1,v1=aa", ...upgrade };
    const body = method === "GET" ? {} : { body: "{}" };
    const answer = await askWith({ ADDRESSES: full }, path, { method, headers, ...body });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await answer.text()).toContain("Too many requests. Try again in a minute.");
  });

  it("do not apply to a caller with a token", async () => {
    const { token } = await aPerson();
    const headers = { authorization: `Bearer ${token}` };
    expect((await askWith({ ADDRESSES: full }, "/api/trpc/projects.list", { headers })).status).toBe(200);
    const forged = { authorization: "Bearer a.b.c" };
    expect((await askWith({ ADDRESSES: full }, "/api/trpc/projects.list", { headers: forged })).status).toBe(429);
  });
});

describe("too many requests of a user", () => {
  it("are refused on every route, in the words of a refusal", async () => {
    const { token } = await aPerson();
    const headers = { authorization: `Bearer ${token}` };
    const call = await askWith({ USERS: full }, "/api/trpc/projects.list", { headers });
    expect([call.status, call.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await call.json()).toMatchObject({
      error: {
        message: "Too many requests. Try again in a minute.",
        data: { code: "TOO_MANY_REQUESTS", refusal: "request.too-many" },
      },
    });
    const photo = await askWith({ USERS: full }, "/api/photo", { method: "PUT", headers, body: "x" });
    expect([photo.status, photo.headers.get("retry-after")]).toEqual([429, "60"]);
  });

  it("are counted by the user, never by the address", async () => {
    const { token, uid } = await aPerson();
    const counted: string[] = [];
    const limit = async ({ key }: { key: string }) => {
      counted.push(key);
      return { success: true };
    };
    const headers = { authorization: `Bearer ${token}` };
    await askWith({ ADDRESSES: { limit }, USERS: { limit } } as never, "/api/trpc/projects.list", { headers });
    expect(counted).toEqual([uid]);
  });
});

describe("a publishing attempt's link", () => {
  const token = "a1".repeat(16);
  const wokenBy = async (path: string) => {
    const idFromName = vi.fn(() => {
      throw new Error("woken");
    });
    await askWith({ ACCOUNTS: { idFromName } } as never, path);
    return idFromName.mock.calls.length;
  };

  it("wakes the account's gate only if we signed it", async () => {
    const signature = await attemptSigner({ current: bindings.SEALING_KEY, old: null }).sign("account", token);
    expect(await wokenBy(`/media/attempt/account.${token}.${signature}/0.jpg`)).toBe(1);
    expect(await wokenBy(`/media/attempt/another.${token}.${signature}/0.jpg`)).toBe(0);
    expect(await wokenBy(`/media/attempt/account.${token}.AAAA/0.jpg`)).toBe(0);
    expect(await wokenBy(`/media/attempt/account.${token}/0.jpg`)).toBe(0);
  });
});

describe("open pages", () => {
  it("of visitors are at most 64 from one network: the oldest is closed with a code that says so", async () => {
    const other = await anOpenPage(undefined, "198.51.100.1");
    const pages: Awaited<ReturnType<typeof anOpenPage>>[] = [];
    for (let count = 0; count < 65; count += 1) pages.push(await anOpenPage(undefined, `2001:db8:7:8::${count + 1}`));
    await expect.poll(() => pages[0]?.closed).toEqual([TOO_MANY_PAGES]);
    expect([...pages.slice(1), other].flatMap((it) => it.closed)).toEqual([]);
    for (const page of [...pages, other]) page.close();
  });

  it("of a user are at most 24", async () => {
    const { token } = await aPerson();
    const pages: Awaited<ReturnType<typeof anOpenPage>>[] = [];
    for (let count = 0; count < 25; count += 1) pages.push(await anOpenPage(token));
    await expect.poll(() => pages[0]?.closed).toEqual([TOO_MANY_PAGES]);
    expect(pages.slice(1).flatMap((it) => it.closed)).toEqual([]);
    for (const page of pages) page.close();
  });
});
