import { type Context, Hono } from "hono";
import type { HostDeps } from "../../host.ts";
import type { PlatformMetrics } from "../../platform-metrics.ts";
import type { PlatformSettings } from "../../platform-settings.ts";
import type { PublishedPost } from "../../published-post.ts";
import type { InstagramCaller, InstagramCallerAccount } from "./caller.ts";
import { containerStatus } from "./container-status.ts";
import type { InstagramContainers } from "./containers.ts";
import { badParameter, unknownObject } from "./graph-error.ts";
import { MEDIA_FIELDS, mediaObject } from "./media-object.ts";
import { pick, readFields } from "./params.ts";

type Deps = Pick<HostDeps, "now" | "posts" | "sandboxOrigin"> & {
  caller: InstagramCaller;
  containers: InstagramContainers;
  metrics: PlatformMetrics;
  settings: () => PlatformSettings;
};

const CONTAINER_FIELDS = ["id", "status_code", "status"];
const MAX_PAGE = 100;
/** How long a story is listed, in ms. */
const STORY_MS = 86_400_000;

/**
 * Profile, containers, media, and the lists of media and stories. One address space: an id may name any of them.
 * Source: docs/platforms/instagram.md#login, #container-status, #insights.
 */
export function instagramReading(deps: Deps): Hono {
  const app = new Hono();
  app.get("/me", async (c) => profile(deps, c, await deps.caller(c, "instagram_business_basic")));

  app.get("/:owner/media", (c) => listed(deps, c, (post) => post.kind !== "story"));
  app.get("/:owner/stories", (c) => {
    const since = deps.now() - STORY_MS;
    return listed(deps, c, (post) => post.kind === "story" && post.createdAt > since);
  });

  app.get("/:id", async (c) => {
    const caller = await deps.caller(c, "instagram_business_basic");
    const { id } = c.req.param();
    if (id === caller.account.userId) return profile(deps, c, caller);
    const container = deps.containers.find(id, caller.account.userId);
    if (container) {
      const { code, text } = containerStatus(container, deps.containers, deps.now());
      return c.json(
        pick({ id, status_code: code, status: text }, idAnd(readFields(caller.params, CONTAINER_FIELDS, []))),
      );
    }
    const post = openPostsOf(deps, caller.account.userId).find((it) => it.postId === id);
    if (!post) throw unknownObject(id);
    return c.json(pick(mediaObject(post, deps.metrics.of(post)), idAnd(readFields(caller.params, MEDIA_FIELDS, []))));
  });
  return app;
}

/** The account's own posts of a kind, newest first, page by page. */
async function listed(deps: Deps, c: Context, isListed: (post: PublishedPost) => boolean): Promise<Response> {
  const { account, params } = await deps.caller(c, "instagram_business_basic");
  const fields = readFields(params, MEDIA_FIELDS, ["id"]);
  const all = openPostsOf(deps, account.userId).filter(isListed);
  const limit = readLimit(params.limit);
  const start = params.after === undefined ? 0 : all.findIndex((it) => cursor(it) === params.after) + 1;
  const page = all.slice(start, start + limit);
  const data = page.map((post) => pick(mediaObject(post, deps.metrics.of(post)), fields));
  return c.json({ data, ...paging(c, page, start + limit < all.length) });
}

/** The id is always part of the answer. */
function idAnd(fields: string[]): string[] {
  return fields.includes("id") ? fields : [...fields, "id"];
}

function profile(deps: Deps, c: Context, { account, params }: InstagramCallerAccount): Response {
  const whole = {
    id: account.id,
    user_id: account.userId,
    username: account.username,
    name: account.name,
    account_type: account.type,
    profile_picture_url: `${deps.sandboxOrigin}/__avatar/instagram/${account.userId}`,
    followers_count: account.followers,
    follows_count: 120,
    media_count: openPostsOf(deps, account.userId).length,
  };
  const shown = pick(whole, idAnd(readFields(params, Object.keys(whole), ["id"])));
  return c.json(deps.settings().instagramWrapped ? { data: [shown] } : shown);
}

function openPostsOf({ posts }: Deps, userId: string): PublishedPost[] {
  return posts.open().filter((post) => post.platform === "instagram" && post.accountId === userId);
}

function readLimit(text = "25"): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) throw badParameter("limit must be a positive whole number");
  return Math.min(limit, MAX_PAGE);
}

const cursor = (post: PublishedPost) => Buffer.from(post.postId).toString("base64url");

function paging(c: Context, page: PublishedPost[], hasMore: boolean) {
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return {};
  const next = new URL(c.req.url);
  next.searchParams.set("after", cursor(last));
  return {
    paging: { cursors: { before: cursor(first), after: cursor(last) }, ...(hasMore ? { next: next.href } : {}) },
  };
}
