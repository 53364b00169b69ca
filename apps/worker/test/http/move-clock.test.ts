import { env } from "cloudflare:workers";
import { hours } from "@vignette/domain/kernel";
import { afterEach, describe, expect, it } from "vitest";
import type { Env } from "../../src/context/env.ts";
import { httpApp } from "../../src/http/http-app.ts";
import { aPerson, ask } from "../support.ts";

const move = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });
const moveBy = (movedByMs: number) => ask("/__control/clock", move({ movedByMs }));

afterEach(() => moveBy(0));

describe("the Worker's clock", () => {
  it("is moved by the sandbox: a token of an hour has ended two hours later", async () => {
    const { token } = await aPerson();
    const asked = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await ask("/api/trpc/projects.list", { headers })).status;
    };
    expect(await asked()).toBe(200);
    await moveBy(hours(2));
    expect(await asked()).toBe(401);
    await moveBy(0);
    expect(await asked()).toBe(200);
  });

  it.each([[{ movedByMs: "soon" }], [{}], [null]])("refuses %j", async (body) => {
    expect((await ask("/__control/clock", move(body))).status).toBe(400);
  });

  it("cannot be moved where there is no sandbox", async () => {
    const deployed = { ...(env as unknown as Env), SANDBOX_ORIGIN: undefined };
    const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
    const answer = await httpApp().request("/__control/clock", move({ movedByMs: 1 }), deployed, context);
    expect(answer.status).toBe(404);
  });
});
