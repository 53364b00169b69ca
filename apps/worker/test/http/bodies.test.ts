import { describe, expect, it } from "vitest";
import { aPerson, ask } from "../support.ts";

/** A body that does not say how long it is. */
const unstated = (bytes: number) => ({
  body: new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < bytes; sent += 65_536) controller.enqueue(new Uint8Array(65_536).fill(32));
      controller.close();
    },
  }),
  duplex: "half",
});
const stated = (bytes: number) => ({ body: new Uint8Array(bytes).fill(32) });

const routes = [
  ["POST", "/api/trpc/projects.create", 1_100_000],
  ["POST", "/createCheckoutSessionHttp", 20_000],
  ["POST", "/webhooks/stripe", 1_100_000],
  ["POST", "/api/support", 21_000_000],
  ["PUT", "/api/photo", 5_300_000],
] as const;

describe("a body over the limit", () => {
  it.each(routes)(
    "of %s %s is refused with a 413, whether its length is stated or not",
    async (method, path, bytes) => {
      const { token } = await aPerson();
      const headers = {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "stripe-signature": "t=1",
      };
      for (const body of [stated(bytes), unstated(bytes)]) {
        const answer = await ask(path, { method, headers, ...body } as RequestInit);
        expect(answer.status).toBe(413);
        await answer.body?.cancel();
      }
    },
  );

  it("is not read before the caller is known", async () => {
    for (const [method, path, bytes] of routes.filter(([, path]) => path !== "/webhooks/stripe")) {
      const answer = await ask(path, { method, headers: { "content-type": "application/json" }, ...stated(bytes) });
      expect(answer.status).toBe(401);
      await answer.body?.cancel();
    }
  });
});

describe("a body that is not what it should be", () => {
  it.each([
    ["text that is not UTF-8", "application/json", new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400],
    ["broken JSON", "application/json", "{", 400],
    ["a form", "application/x-www-form-urlencoded", "name=Spring", 415],
    ["a form with files", "multipart/form-data; boundary=a", "--a--", 400],
    ["bytes", "application/octet-stream", "x", 400],
  ])("as %s is refused by a procedure", async (_, type, body, status) => {
    const { token } = await aPerson();
    const headers = { authorization: `Bearer ${token}`, "content-type": type };
    const answer = await ask("/api/trpc/projects.create", { method: "POST", headers, body });
    expect(answer.status).toBe(status);
    await answer.body?.cancel();
  });
});

describe("an address that cannot be read", () => {
  it.each(["/api/trpc/%E0%A4%A", "/api/trpc/projects.list%E0%A4%A?batch=1"])("%s is refused", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "request.bad-path" });
  });
});

describe("calls in one request", () => {
  const batch = (count: number) => ask(`/api/trpc/${Array(count).fill("no.such").join(",")}?batch=1&input={}`);

  it("are at most twenty", async () => {
    expect(await (await batch(20)).json()).toHaveLength(20);
    const answer = await batch(21);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "request.too-many-calls",
      error: "Send at most 20 calls at once.",
    });
  });
});
