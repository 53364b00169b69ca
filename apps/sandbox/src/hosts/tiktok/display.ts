import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { HostDeps } from "../../host.ts";
import type { platformMetrics } from "../../platform-metrics.ts";
import type { PublishedPost } from "../../published-post.ts";
import { coverUrl } from "./cover.ts";
import { ok, readBody, TiktokError } from "./envelope.ts";
import type { TiktokGuard } from "./guard.ts";
import { USER_FIELD_SCOPES, userObject } from "./user-object.ts";
import { VIDEO_FIELDS, videoObject } from "./video-object.ts";

type Deps = Pick<HostDeps, "posts" | "now" | "sandboxOrigin"> & {
  guard: TiktokGuard;
  metrics: ReturnType<typeof platformMetrics>;
};

const PER_MINUTE = 600;
const VideoList = z.object({
  /** Milliseconds, UTC: only videos before it. */
  cursor: z.optional(z.int()),
  max_count: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
});
const VideoQuery = z.object({ filters: z.object({ video_ids: z.array(z.string()).check(z.maxLength(20)) }) });

/** The Display API: profile, list of public videos, look-up by id. Source: docs/platforms/tiktok.md#display-api. */
export function tiktokDisplay({ posts, guard, metrics, sandboxOrigin, now }: Deps): Hono {
  const app = new Hono().basePath("/v2");
  const openPostsOf = (openId: string) =>
    posts.open().filter((post) => post.platform === "tiktok" && post.accountId === openId);
  const shown = (post: PublishedPost, fields: string[]) =>
    pick(videoObject(post, metrics.of(post), coverUrl(post, sandboxOrigin, now())), fields);

  app.get("/user/info/", (c) => {
    const { account, grant } = guard(c, { scopes: ["user.info.basic"], perMinute: PER_MINUTE });
    const fields = readFields(c, Object.keys(USER_FIELD_SCOPES));
    const missing = fields.find((field) => !grant.scopes.includes(USER_FIELD_SCOPES[field] ?? "user.info.basic"));
    if (missing) throw new TiktokError(401, "scope_not_authorized", `The field ${missing} needs another scope.`);
    const likes = openPostsOf(account.openId).map((post) => metrics.of(post).likes);
    return ok({ user: pick(userObject(account, likes, sandboxOrigin), fields) });
  });

  app.post("/video/list/", async (c) => {
    const { account } = guard(c, { scopes: ["video.list"], perMinute: PER_MINUTE });
    const fields = readFields(c, VIDEO_FIELDS);
    const { cursor = Number.POSITIVE_INFINITY, max_count = 10 } = await readBody(c, VideoList);
    const older = openPostsOf(account.openId).filter((post) => post.createdAt < cursor);
    const page = older.slice(0, max_count);
    return ok({
      videos: page.map((post) => shown(post, fields)),
      cursor: page.at(-1)?.createdAt ?? 0,
      has_more: older.length > page.length,
    });
  });

  app.post("/video/query/", async (c) => {
    const { account } = guard(c, { scopes: ["video.list"], perMinute: PER_MINUTE });
    const fields = readFields(c, VIDEO_FIELDS);
    const { filters } = await readBody(c, VideoQuery);
    const found = openPostsOf(account.openId).filter((post) => filters.video_ids.includes(post.postId));
    return ok({ videos: found.map((post) => shown(post, fields)) });
  });
  return app;
}

function readFields(c: Context, known: readonly string[]): string[] {
  const fields = (c.req.query("fields") ?? "").split(",").filter(Boolean);
  const unknown = fields.find((field) => !known.includes(field));
  if (fields.length === 0 || unknown !== undefined) {
    throw new TiktokError(400, "invalid_params", unknown ? `Invalid field: ${unknown}` : "fields is required");
  }
  return fields;
}

function pick(whole: Record<string, unknown>, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, whole[field]]));
}
