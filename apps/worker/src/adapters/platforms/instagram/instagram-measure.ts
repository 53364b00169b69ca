import { type MetricName, type MetricValues, noValues } from "@vignette/domain/analytics";
import * as z from "zod/mini";
import type { MeasuredPost, Measurement } from "../platform-gate.ts";
import type { InstagramCall } from "./instagram-call.ts";
import { findByCaption, mediaOf } from "./instagram-media.ts";

const everywhere = { views: "views", reach: "reach", shares: "shares" } as const;

/**
 * Our names for Instagram's metrics, by media type: one unsupported metric fails the whole call. Source:
 * docs/platforms/instagram.md#insights.
 */
const metrics: Record<MeasuredPost["media"], Record<string, MetricName>> = {
  video: { ...everywhere, likes: "likes", comments: "comments", saved: "saves", ig_reels_avg_watch_time: "avgWatchMs" },
  // Replies to a story are messages; likes and saves are not reported. Its metrics end with it, after a day.
  story: { ...everywhere, replies: "comments", follows: "follows" },
  photos: {
    ...{ ...everywhere, likes: "likes", comments: "comments", saved: "saves" },
    ...{ follows: "follows", profile_visits: "profileVisits" },
  },
};

const Insights = z.object({
  data: z.array(z.object({ name: z.string(), values: z._default(z.array(z.object({ value: z.unknown() })), []) })),
});

/** Metrics of each post, one call per post, and a second one until its address is known. A metric that Instagram does not report is null: no data is not zero. */
export async function measureOnInstagram(
  call: InstagramCall,
  job: { accessToken: string; platformAccountId: string },
  posts: readonly MeasuredPost[],
): Promise<Measurement[]> {
  return await Promise.all(posts.map((post) => measure(call, job, post)));
}

async function measure(
  call: InstagramCall,
  job: { accessToken: string; platformAccountId: string },
  post: MeasuredPost,
): Promise<Measurement> {
  const media = await mediaNamed(call, job, post);
  const id = post.platformPostId ?? media?.id ?? null;
  const values = id === null ? null : await insightsOf(call, job.accessToken, id, post.media);
  return { targetId: post.targetId, platformPostId: id, permalink: media?.permalink ?? null, values };
}

/** Null where nothing new is to be learned. Stories are not listed and have no caption, so one without an id stays unknown. */
async function mediaNamed(
  call: InstagramCall,
  job: { accessToken: string; platformAccountId: string },
  post: MeasuredPost,
) {
  if (post.platformPostId !== null && post.permalink !== null) return null;
  if (post.platformPostId !== null) return await mediaOf(call, job.accessToken, post.platformPostId);
  return post.media === "story" ? null : await findByCaption(call, { ...job, ...post });
}

async function insightsOf(call: InstagramCall, accessToken: string, id: string, kind: MeasuredPost["media"]) {
  const names = Object.keys(metrics[kind]);
  const all = await ask(call, accessToken, id, names);
  if (all !== "unsupported") return all && valuesOf(all, kind);
  const single = await Promise.all(names.map((name) => ask(call, accessToken, id, [name])));
  const told = single.flatMap((it) => (it === null || it === "unsupported" ? [] : [...it]));
  return told.length === 0 ? null : valuesOf(new Map(told), kind);
}

/** Metrics by name; null without an answer. */
async function ask(
  call: InstagramCall,
  accessToken: string,
  id: string,
  names: readonly string[],
): Promise<Map<string, number> | null | "unsupported"> {
  const answer = await call(accessToken, "GET", `${id}/insights`, { metric: names.join(",") });
  if (answer.type === "error" && answer.code === 100) return "unsupported";
  const insights = answer.type === "ok" ? Insights.safeParse(answer.body) : null;
  if (!insights?.success) return null;
  return new Map(
    insights.data.data.flatMap(({ name, values }): [string, number][] => {
      // Averages, such as the watch time, may be no whole numbers.
      const value = Math.round(Number(values[0]?.value ?? Number.NaN));
      return Number.isSafeInteger(value) && value >= 0 ? [[name, value]] : [];
    }),
  );
}

function valuesOf(told: ReadonlyMap<string, number>, kind: MeasuredPost["media"]): MetricValues {
  const values = { ...noValues };
  for (const [name, key] of Object.entries(metrics[kind])) values[key] = told.get(name) ?? null;
  return values;
}
