import { Hono } from "hono";
import type { HostDeps } from "../../host.ts";
import type { PlatformMetrics } from "../../platform-metrics.ts";
import type { InstagramCaller } from "./caller.ts";
import { badParameter, unknownObject } from "./graph-error.ts";
import { ACCOUNT_METRICS, accountValues, DAILY_METRICS, MEDIA_METRICS, mediaValues } from "./insight-values.ts";
import { productType, timestamp } from "./media-object.ts";
import { type Params, readList } from "./params.ts";

type Deps = Pick<HostDeps, "now" | "posts"> & { caller: InstagramCaller; metrics: PlatformMetrics };

const DAY_S = 86_400;
/** Accounts with fewer followers have no `follower_count`. Source: docs/platforms/instagram.md#insights. */
const FOLLOWERS_MIN = 100;
/** Longest time span of one call, in days. */
const DAYS_MAX = 30;

/**
 * Numbers of one media, or of the account in a window of time. One unknown metric fails the call.
 * Source: docs/platforms/instagram.md#insights.
 */
export function instagramInsights({ now, posts, caller, metrics }: Deps): Hono {
  const app = new Hono();
  app.get("/:id/insights", async (c) => {
    const { account, params } = await caller(c, "instagram_business_manage_insights");
    const { id } = c.req.param();
    const own = posts.open().filter((it) => it.platform === "instagram" && it.accountId === account.userId);
    if (id === "me" || id === account.userId) {
      const query = readAccountQuery(params, now());
      const valuesBetween = (since: number, until: number) =>
        accountValues(
          own.map((post) => {
            const [before, after] = [metrics.of(post, since), metrics.of(post, until)];
            return { isStory: post.kind === "story", before, after };
          }),
        );
      const names = query.names.filter((it) => it !== "follower_count" || account.followers >= FOLLOWERS_MIN);
      if (query.isTotal) {
        const values = valuesBetween(query.since, query.until);
        return c.json({ data: names.map((name) => totalItem(account.userId, name, values[name])) });
      }
      const days = daysBetween(query).map(([from, to]) => ({ end: to, values: valuesBetween(from, to) }));
      return c.json({ data: names.map((name) => dailyItem(account.userId, name, days)) });
    }
    const post = own.find((it) => it.postId === id);
    if (!post) throw unknownObject(id);
    const names = readMetrics(params, MEDIA_METRICS[productType(post)]);
    // The numbers of a story end with it; missing data is an empty set, not 0.
    if (post.kind === "story" && now() - post.createdAt > DAY_S * 1000) return c.json({ data: [] });
    const values = mediaValues(metrics.of(post));
    return c.json({ data: names.map((name) => lifetimeItem(id, name, values[name] ?? 0)) });
  });
  return app;
}

function readMetrics(params: Params, known: readonly string[]): string[] {
  const names = readList(params.metric);
  const unknown = names.find((name) => !known.includes(name));
  if (names.length === 0) throw badParameter("metric is required");
  if (unknown !== undefined) throw badParameter(`metric[0] must be one of the following values: ${known.join(", ")}`);
  return names;
}

type AccountQuery = { names: string[]; since: number; until: number; isTotal: boolean };

/** Time span in milliseconds since the epoch; by default the last day. */
function readAccountQuery(params: Params, now: number): AccountQuery {
  const names = readMetrics(params, ACCOUNT_METRICS);
  if (params.period !== "day") throw badParameter("period must be day");
  const type = params.metric_type ?? "time_series";
  if (type !== "time_series" && type !== "total_value")
    throw badParameter("metric_type must be total_value or time_series");
  const isTotal = type === "total_value";
  const wrong = names.filter((it) => (isTotal ? it === "follower_count" : !DAILY_METRICS.includes(it)));
  if (wrong.length > 0) {
    const other = isTotal ? "time_series" : "total_value";
    throw badParameter(
      `The following metrics (${wrong.join(", ")}) should be specified with parameter metric_type=${other}`,
    );
  }
  const until = params.until === undefined ? now : Number(params.until) * 1000;
  const since = params.since === undefined ? until - DAY_S * 1000 : Number(params.since) * 1000;
  if (!(since < until)) throw badParameter("since must be before until");
  if (until - since > DAYS_MAX * DAY_S * 1000) {
    throw badParameter(`There cannot be more than ${DAYS_MAX} days (${DAYS_MAX * DAY_S} s) between since and until`);
  }
  return { names, since, until, isTotal };
}

/** The days of a time span, as from and to; the last one may be shorter. */
function daysBetween({ since, until }: AccountQuery): [number, number][] {
  const count = Math.ceil((until - since) / (DAY_S * 1000));
  const at = (day: number) => Math.min(until, since + day * DAY_S * 1000);
  return Array.from({ length: count }, (_, day) => [at(day), at(day + 1)]);
}

function lifetimeItem(id: string, name: string, value: number) {
  return { name, period: "lifetime", values: [{ value }], ...described(id, name, "lifetime") };
}

function totalItem(id: string, name: string, value = 0) {
  return { name, period: "day", total_value: { value }, ...described(id, name, "day") };
}

type DayValues = { end: number; values: Record<string, number> };

function dailyItem(id: string, name: string, days: readonly DayValues[]) {
  const values = days.map(({ end, values: of }) => ({ value: of[name] ?? 0, end_time: timestamp(end) }));
  return { name, period: "day", values, ...described(id, name, "day") };
}

function described(id: string, name: string, period: string) {
  const words = name.replaceAll("_", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { title, description: `The number of ${words}.`, id: `${id}/insights/${name}/${period}` };
}
