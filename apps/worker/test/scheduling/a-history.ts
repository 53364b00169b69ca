import { exports } from "cloudflare:workers";
import type { PostView } from "@vignette/domain/scheduling";
import { anAsset, type Scene, schedule } from "../studio/a-scene.ts";
import { call, writeDocument } from "../support.ts";

const DAY = 86_400_000;
const instagram = { platform: "instagram", shareToFeed: true, altTexts: [] };

export type Run = { views: number | null; daysAgo: number; options?: object; leftAs?: string };

/** Published posts on the scene's account, each of a separate video, with metrics read three days later. */
export async function aHistory(scene: Scene, runs: readonly Run[]): Promise<PostView[]> {
  const everyEvening = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: "18:30" }));
  const { accountId } = scene;
  await call(scene.person, "scheduling", "setSlots", {
    accountId,
    slots: { zone: "Europe/Berlin", times: everyEvening },
  });
  return await Promise.all(runs.map((run) => published(scene, run)));
}

async function published(scene: Scene, { views, daysAgo, options = instagram, leftAs = "scheduled" }: Run) {
  const { accountId, person, projectId } = scene;
  const assetId = await anAsset(person, projectId);
  const targets = [{ accountId, caption: `Video ${daysAgo}`, options }];
  const { value: post } = await schedule(scene, { assetId, targets, leftAs });
  const [target] = post.targets;
  if (!target) throw new Error("Nothing was planned.");
  const out = Date.now() - daysAgo * DAY;
  const moment = { integerValue: String(out) };
  const none = { nullValue: null };
  await writeDocument(`posts/${post.id}`, {
    schedule: map({ zone: text("UTC"), wallTime: text(new Date(out).toISOString().slice(0, 16)), publishAt: moment }),
  });
  await writeDocument(`posts/${post.id}/targets/${target.id}`, {
    state: text("published"),
    publishAt: stamp(out),
    wakeAt: none,
    sweepAt: none,
    publication: map({ at: moment, platformPostId: text(`p${out}`), permalink: text("https://instagram.test/p") }),
  });
  const number = views === null ? none : { integerValue: String(views) };
  await writeDocument(`results/${target.id}`, {
    ...{ id: text(target.id), uid: text(person.uid), projectId: text(projectId), postId: text(post.id) },
    accountId: text(accountId),
    values: map({ views: number, likes: none, comments: none, shares: none, saves: none, reach: none }),
    createdAt: stamp(out + 3 * DAY),
  });
  return post;
}

const text = (stringValue: string) => ({ stringValue });
const stamp = (at: number) => ({ timestampValue: new Date(at).toISOString() });
const map = (fields: object) => ({ mapValue: { fields } });

/** Five with ordinary results. */
export const plain: Run[] = [60, 61, 62, 63, 64].map((daysAgo) => ({ views: 100, daysAgo }));

export const aRule = (scene: Scene, change: object = {}) => ({
  projectId: scene.projectId,
  rule: {
    ...{ on: true, accountIds: [scene.accountId], restDays: 30, mostTimes: 3, perWeek: 14, timesMedian: 2 },
    ...change,
  },
});

/** The repeated posts on the calendar, earliest first. */
export async function repeatedPosts({ person, projectId }: Scene): Promise<PostView[]> {
  const span = { from: Date.now(), to: Date.now() + 9 * DAY };
  const { value } = await call(person, "scheduling", "list", { projectId, ...span });
  return value.filter((it) => it.recycledFrom !== null);
}

/** Runs the minute's cron. */
export async function aMinute(): Promise<void> {
  const { default: worker } = exports as unknown as { default: { scheduled: (it: object) => Promise<unknown> } };
  await worker.scheduled({ cron: "* * * * *", scheduledTime: 60_000 });
}
