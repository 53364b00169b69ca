import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { hostileCalls } from "../../../test/trust/fuzz/fuzz.ts";
import { leftoversOf } from "../../../test/trust/leftovers/leftovers.ts";
import type { Product } from "../../../test/trust/product.ts";
import { matrixOfRights } from "../../../test/trust/rights.ts";
import type { Env } from "../src/context/env.ts";
import { httpApp } from "../src/http/http-app.ts";
import { ask } from "./support.ts";

const { FILES } = env as unknown as Env;
const SANDBOX = "http://localhost:8788";

/** The Worker of this process, without HTTP between. */
const product: Product = {
  send: (path, init) => ask(path, { ...init, redirect: "manual" }),
  async upgrade(protocols) {
    const headers = { upgrade: "websocket", "sec-websocket-protocol": protocols };
    const answer = await ask("/live", { headers });
    answer.webSocket?.accept();
    answer.webSocket?.close();
    return answer.status;
  },
  outside: (url, init) => fetch(url, { ...init, redirect: "manual" }),
  async control(path, body) {
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    return await (await fetch(`${SANDBOX}/__control/${path}`, init)).json();
  },
  routes: httpApp().routes,
  files: {
    async keys() {
      const keys: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await FILES.list(cursor === undefined ? {} : { cursor });
        keys.push(...page.objects.map(({ key }) => key));
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor !== undefined);
      return keys;
    },
    put: async (key) => void (await FILES.put(key, "a file")),
  },
};

describe("what is left in any collection or file", () => {
  it.each(["account", "project"] as const)("of a deleted %s is nothing", async (what) => {
    expect(await leftoversOf(product, what)).toEqual([]);
  });
});

describe("every procedure, every route and the socket", () => {
  it("answer each of thirteen identities as the tables in test/trust/rows declare", async () => {
    const { identities, wrong } = await matrixOfRights(product, "short");
    expect(wrong).toEqual([]);
    expect(identities).toBe(13);
  });

  it("answer hostile calls as mistakes of the caller, and at all", async () => {
    const { fuzzed, serverErrors, hangs } = await hostileCalls(product, "short", 1);
    expect([...serverErrors, ...hangs]).toEqual([]);
    expect(fuzzed).toBeGreaterThan(300);
  });
});
