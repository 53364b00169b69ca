import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { signIn } from "../../scripts/demo/client.ts";
import { makeHistory } from "../../scripts/demo/history.ts";
import { historyBeside } from "../../scripts/local/history-beside.ts";
import { runningApp, type TestApp } from "./running-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await runningApp("demo");
});
afterAll(() => app.stop());

const demoUser = async () =>
  (await signIn(app.origin, app.sandboxOrigin, "demo@vignette.test", "vignette-demo")).client;
const portOf = (origin: string) => Number(new URL(origin).port);

describe("the demo user's history", () => {
  it("is a project with a post that is out on both platforms, its numbers, and one for tomorrow", async () => {
    const ports = { port: portOf(app.origin), sandboxPort: portOf(app.sandboxOrigin) };
    await historyBeside({ ...ports, dataDir: "", seed: "demo" }).ended;

    const client = await demoUser();
    const [project, ...others] = await client.projects.list.query();
    const projectId = project?.id ?? "";
    expect([project?.name, others]).toEqual(["Acme Candles", []]);
    expect(await client.assets.list.query({ projectId })).toHaveLength(2);
    expect((await client.socialAccounts.list.query()).map((it) => it.username)).toEqual([
      "acme.candles",
      "acme.candles",
    ]);

    const posts = await client.scheduling.list.query({
      projectId,
      from: Date.now() - 90 * 86_400_000,
      to: Date.now() + 3 * 86_400_000,
    });
    const states = posts.map((post) => post.targets.map((target) => target.state).sort());
    expect(states.sort()).toEqual([
      ["published", "published"],
      ["scheduled", "scheduled"],
    ]);
    const planned = posts.find((post) => post.targets.every((target) => target.state === "scheduled"));
    expect(planned?.schedule.wallTime).toMatch(/T18:30$/);

    const { rows, totals } = await client.analytics.summary.query({ projectId });
    expect(rows).toHaveLength(2);
    expect(totals.views).toBe(18_432 + 6_118);
  });

  it("shows the public the slides that were drawn, each platform's in its own shape", async () => {
    const shown = await app.shown("acme.candles");
    expect(shown.map((post) => [post.platform, post.kind]).sort()).toEqual([
      ["instagram", "carousel"],
      ["tiktok", "carousel"],
    ]);
    const [one, other] = shown.map((post) => post.media.map((it) => it.sha256));
    expect(one?.length).toBeGreaterThanOrEqual(5);
    expect(other?.length).toBe(one?.length);
    expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(2 * (one?.length ?? 0));
  });

  it("is made once", async () => {
    expect(await makeHistory(app.origin, app.sandboxOrigin)).toBe("already there");
  });

  it("is reported in one line, and can be stopped at any time", async () => {
    const unreachable = { port: 9, sandboxPort: 9, dataDir: "", seed: "demo" as const };
    const told = vi.spyOn(console, "warn").mockImplementation(() => {});
    await historyBeside(unreachable).ended;
    await historyBeside(unreachable).stop();
    expect(told.mock.calls.flat()).toEqual([expect.stringMatching(/^The demo user has no history yet: [^\n]+$/)]);
  });

  it("is not made for an empty start", async () => {
    const settings = { port: 9, sandboxPort: 9, dataDir: "", seed: "empty" as const };
    await expect(historyBeside(settings).ended).resolves.toBeUndefined();
  });
});
