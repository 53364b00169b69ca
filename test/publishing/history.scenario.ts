import { dayOf, gainedIn, lastDays, learn, measuredIn, wholeProject } from "@vignette/domain/analytics";
import { instant } from "@vignette/domain/kernel";
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
  it("is a project with four weeks of posts in every state, their numbers, a library, and a recipe with its runs", async () => {
    const ports = { port: portOf(app.origin), sandboxPort: portOf(app.sandboxOrigin) };
    const told = vi.spyOn(console, "warn").mockImplementation(() => {});
    await historyBeside({ ...ports, dataDir: "", seed: "demo" }).ended;
    expect(told.mock.calls.flat()).toEqual([]);
    told.mockRestore();

    const client = await demoUser();
    const [project, ...others] = await client.projects.list.query();
    const projectId = project?.id ?? "";
    expect([project?.name, others]).toEqual(["Acme Candles", []]);
    const made = (await client.assets.list.query({ projectId })).filter(({ creationId }) => creationId !== null);
    const kinds = Map.groupBy(made, ({ type, files }) => (files[0]?.type === "video/mp4" ? "video" : type));
    expect(Object.fromEntries([...kinds].map(([kind, some]) => [kind, some.length]))).toEqual({
      "carousel-image": 6,
      video: 3,
    });
    const filter = { show: "image", folderId: null, tag: null, search: "", unusedOnly: false } as const;
    const { items } = await client.assets.page.query({ projectId, filter });
    expect(items.filter(({ origin }) => origin === "uploaded")).toHaveLength(12);
    expect((await client.socialAccounts.list.query()).map((it) => it.username)).toEqual([
      "acme.candles",
      "acme.candles",
    ]);

    const weekly = await client.scheduling.slots.query();
    expect(weekly.map(({ slots }) => slots.times.length)).toEqual([7, 7]);

    const posts = await client.scheduling.list.query({
      projectId,
      from: Date.now() - 90 * 86_400_000,
      to: Date.now() + 9 * 86_400_000,
    });
    const states = Map.groupBy(posts, ({ targets }) => targets.map(({ state }) => state).join(" "));
    expect(Object.fromEntries([...states].map(([state, some]) => [state, some.length]))).toEqual({
      "published published": 19,
      "scheduled scheduled": 2,
      failed: 1,
      "needs-check": 1,
      "awaiting-approval awaiting-approval": 1,
      "draft draft": 1,
    });
    const [recipe] = await client.automation.list.query({ projectId });
    const runs = await client.automation.history.query({ id: recipe?.id ?? "" });
    const reached = runs.filter(({ post }) => (post?.views ?? 0) > 0);
    expect([recipe?.paused, recipe?.made, reached.length]).toEqual([null, 11, 11]);
    expect(runs.map(({ state }) => state)).toEqual(expect.arrayContaining(["done", "skipped", "failed"]));

    const { rows } = await client.analytics.summary.query({ projectId });
    expect(rows).toHaveLength(38);
    const views = rows.reduce((sum, { values }) => sum + (values?.views ?? 0), 0);
    const period = lastDays(30, dayOf(instant(Date.now())));
    const daily = await client.analytics.daily.query({ projectId, ...period });
    expect(gainedIn(daily, period, wholeProject).views).toBe(views);
    const learned = learn(measuredIn(rows)).groups.filter(({ dimension, n }) => dimension === "category" && n > 5);
    expect(learned.map(({ value }) => value).toSorted()).toEqual(["list", "question"]);
  });

  it("shows the public the slides that were drawn, each platform's in its own shape", async () => {
    const shown = (await app.shown("acme.candles")).filter(({ createdAt }) => createdAt > Date.now() - 86_400_000);
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
