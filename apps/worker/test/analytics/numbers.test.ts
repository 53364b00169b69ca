import { env } from "cloudflare:workers";
import { gainedIn, noValues, type Suggestion, wholeProject } from "@vignette/domain/analytics";
import { instant } from "@vignette/domain/kernel";
import { expect, it } from "vitest";
import { documentsOf } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { collectMetrics } from "../../src/features/analytics/collecting/collect-metrics.ts";
import { collectingOf } from "../../src/features/analytics/collecting/collecting-of.ts";
import { migrations } from "../../src/features/operations/migrations/migrations.ts";
import { targetStore } from "../../src/records/stores/target-store.ts";
import { brief } from "../research/a-product.ts";
import { aHistory, aMinute } from "../scheduling/a-history.ts";
import { aScene, type Scene } from "../studio/a-scene.ts";
import { call, writeDocument } from "../support.ts";

const HOUR = 3_600_000;

/** A post that went out two days ago, with its target; its numbers were read a day ago. */
async function aPublished(scene: Scene) {
  const [post] = await aHistory(scene, [{ views: 100, daysAgo: 4 }]);
  const [target] = post?.targets ?? [];
  if (!post || !target) throw new Error("Nothing was published.");
  return { post, target, path: `posts/${post.id}/targets/${target.id}` };
}

/** Reads a target as if its platform told these views. */
async function read(scene: Scene, targetId: string, views: number, now: number): Promise<void> {
  const documents = documentsOf(env as unknown as Env);
  const measured = { targetId, platformPostId: "1", permalink: "https://instagram.test/p" };
  const deps = collectingOf({
    ...{ documents, now: instant(now), live: async () => undefined },
    platforms: { measure: async () => [{ ...measured, values: { ...noValues, views } }] } as never,
  });
  const published = await deps.targets.publishedOf(scene.person.uid, scene.projectId);
  const warn = (error: unknown) => {
    throw error;
  };
  await collectMetrics({ ...deps, warn }, published);
}

it("a reading is kept with what the post is, on its curve, and in the sums of its days", async () => {
  const scene = await aScene();
  const { target } = await aPublished(scene);
  const now = Date.now();
  const before = now - 5 * HOUR;
  await read(scene, target.id, 160, before);
  await read(scene, target.id, 200, now);

  const { projectId, person } = scene;
  const { value: summary } = await call(person, "analytics", "summary", { projectId });
  expect(summary.rows).toMatchObject([
    { values: { views: 200 }, facts: { kind: "video-story", zone: "UTC" }, collectedAt: now },
  ]);
  const { value: curve } = await call(person, "analytics", "curve", { targetId: target.id });
  expect(curve.map(({ at, values }) => [at, values.views])).toEqual([
    [before, 160],
    [now, 200],
  ]);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const span = { projectId, from: day(now - 90 * 24 * HOUR), to: day(now) };
  const { value: daily } = await call(person, "analytics", "daily", span);
  const sums = daily.map((it) => (it.gained.views ?? 0) + (it.caughtUp.views ?? 0));
  expect(sums.reduce((a, b) => a + b, 0)).toBe(100);
  const ofKind = { ...wholeProject, kind: "video-story" } as const;
  expect(gainedIn(daily, span, ofKind)).toEqual(gainedIn(daily, span, wholeProject));
});

it("a post that is due is found by the minute's work, and is due again later", async () => {
  const { path, target } = await aPublished(await aScene());
  await writeDocument(path, { measureAt: { timestampValue: new Date(1000).toISOString() } });
  const { toRead } = targetStore(documentsOf(env as unknown as Env));
  const isDue = async () => (await toRead(instant(Date.now()), 500)).some(({ id }) => id === target.id);
  expect(await isDue()).toBe(true);
  await aMinute();
  expect(await isDue()).toBe(false);
});

it("a post that was published before there was a plan is read once more", async () => {
  const { post, target } = await aPublished(await aScene());
  const stored = await targetStore(documentsOf(env as unknown as Env)).get(post.id, target.id);
  const [plan] = migrations.filter(({ id }) => id === "0002-published-targets-are-read-by-a-plan");
  const asBefore = { ...stored?.value };
  expect(plan?.change(asBefore)).toEqual({ measureAt: stored?.value.publication?.at });
  expect(plan?.change({ ...asBefore, measureAt: null })).toBeNull();
});

it("what to make next opens with lines for the product, and counts the posts of the account", async () => {
  const { person, projectId, accountId } = await aScene();
  const { value: product } = await call(person, "research", "save", { id: null, projectId, brief, reason: "edit" });
  const everyThreeHours = [0, 3, 6, 9, 12, 15, 18, 21];
  await Promise.all(everyThreeHours.map((hour) => aReadPost({ uid: person.uid, projectId, accountId }, hour)));
  const of = { projectId, productId: product.id, count: 3 };
  const hoursOf = (made: readonly Suggestion[]) =>
    made.map(({ test }) => test.reasons.find(({ dimension }) => dimension === "hour")?.n);

  const { value: made } = await call(person, "analytics", "suggestions", { ...of, accountId });
  expect(made.map(({ opening }) => opening?.line ?? "")).not.toContain("");
  expect(hoursOf(made)).not.toContain(0);
  const { value: before } = await call(person, "analytics", "suggestions", { ...of, accountId: null });
  expect(new Set(hoursOf(before))).toEqual(new Set([0]));
});

/** The numbers of a carousel that was posted at an hour of the day. */
async function aReadPost(of: { uid: string; projectId: string; accountId: string }, hour: number): Promise<void> {
  const text = (stringValue: string) => ({ stringValue });
  const map = (fields: object) => ({ mapValue: { fields } });
  const number = (integerValue: number) => ({ integerValue: String(integerValue) });
  const none = { nullValue: null };
  const id = crypto.randomUUID();
  await writeDocument(`results/${id}`, {
    ...{ id: text(id), uid: text(of.uid), projectId: text(of.projectId), accountId: text(of.accountId) },
    ...{ postId: text(id), platform: text("instagram"), createdAt: { timestampValue: new Date().toISOString() } },
    values: map({ views: number(100), likes: none, comments: none, shares: none, saves: none, reach: none }),
    facts: map({
      ...{ kind: text("carousel-image"), look: text("essay"), hookId: none, hookCategory: text("list") },
      ...{ productId: none, seriesId: none, lengthMs: none, pictures: number(5) },
      ...{ hour: number(hour), weekday: number(2), zone: text("UTC") },
    }),
    marks: map({ "7d": number(100) }),
  });
}
