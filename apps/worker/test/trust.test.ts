import { describe, expect, it } from "vitest";
import { matrixOfRights } from "../../../test/trust/rights.ts";
import { httpApp } from "../src/http/http-app.ts";
import { ask } from "./support.ts";

const SANDBOX = "http://localhost:8788";

/** The Worker of this process, without HTTP between. */
const product: Parameters<typeof matrixOfRights>[0] = {
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
};

describe("every procedure, every route and the socket", () => {
  it("answer each of thirteen identities as the tables in test/trust/rows declare", async () => {
    const { identities, wrong } = await matrixOfRights(product, "short");
    expect(wrong).toEqual([]);
    expect(identities).toBe(13);
  });
});
