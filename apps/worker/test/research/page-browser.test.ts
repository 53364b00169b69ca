import { describe, expect, it } from "vitest";
import { pageBrowser } from "../../src/adapters/pages/page-browser.ts";

const asked: unknown[] = [];
const binding = (status: number, body: unknown) => ({
  fetch: globalThis.fetch,
  quickAction: async (action: string, options: { url: string }) => {
    asked.push([action, options.url]);
    return Response.json(body, { status });
  },
});
const read = (status: number, body: unknown) =>
  pageBrowser({ BROWSER: binding(status, body) as never }, globalThis.fetch)?.content("https://acme.example/app");

describe("the browser of a deployed Worker", () => {
  it("gives the page after its scripts ran", async () => {
    expect(await read(200, { success: true, result: "<h1>Candle</h1>" })).toBe("<h1>Candle</h1>");
    expect(asked).toEqual([["content", "https://acme.example/app"]]);
  });

  it.each([
    ["it is busy", 429, { success: false, errors: [{ message: "Rate limit exceeded" }] }],
    ["its answer is another", 200, { success: true, result: 7 }],
  ])("gives nothing where %s", async (_case, status, body) => expect(await read(status, body)).toBeNull());

  it("is missing without a binding or an account", () => expect(pageBrowser({}, globalThis.fetch)).toBeNull());
});
