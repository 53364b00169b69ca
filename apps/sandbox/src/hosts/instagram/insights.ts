import { Hono } from "hono";
import type { HostDeps } from "../../host.ts";
import type { PlatformMetrics } from "../../platform-metrics.ts";
import type { InstagramCaller } from "./caller.ts";
import { badParameter, unknownObject } from "./graph-error.ts";
import { ACCOUNT_METRICS, accountValues, MEDIA_METRICS, mediaValues } from "./insight-values.ts";
import { productType } from "./media-object.ts";
import { type Params, readList } from "./params.ts";

type Deps = Pick<HostDeps, "now" | "posts"> & { caller: InstagramCaller; metrics: PlatformMetrics };

const DAY_S = 86_400;

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
      const { names, since, until } = readAccountQuery(params, now());
      const valuesAt = (at: number) => own.map((post) => metrics.of(post, at));
      const values = accountValues(valuesAt(since), valuesAt(until));
      return c.json({ data: names.map((name) => totalItem(account.userId, name, values[name])) });
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

/** Window in milliseconds since the epoch; by default the last day. */
function readAccountQuery(params: Params, now: number): { names: string[]; since: number; until: number } {
  const names = readMetrics(params, ACCOUNT_METRICS);
  if (params.period !== "day") throw badParameter("period must be day");
  if (params.metric_type !== "total_value") throw badParameter("metric_type must be total_value");
  const until = params.until === undefined ? now : Number(params.until) * 1000;
  const since = params.since === undefined ? until - DAY_S * 1000 : Number(params.since) * 1000;
  if (!(since < until)) throw badParameter("since must be before until");
  return { names, since, until };
}

function lifetimeItem(id: string, name: string, value: number) {
  return { name, period: "lifetime", values: [{ value }], ...described(id, name, "lifetime") };
}

function totalItem(id: string, name: string, value = 0) {
  return { name, period: "day", total_value: { value }, ...described(id, name, "day") };
}

function described(id: string, name: string, period: string) {
  const words = name.replaceAll("_", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { title, description: `The number of ${words}.`, id: `${id}/insights/${name}/${period}` };
}
