import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { HostDeps } from "../host.ts";
import { platformMetrics } from "../platform-metrics.ts";
import type { PublishedPost } from "../published-post.ts";
import { feedPage } from "./feed-page.ts";

const SHOWN_POSTS = 60;
const STORY_LIFETIME_MS = 86_400_000;

/** `GET /`: what strangers now see on the simulated platforms. */
export function feedApp(deps: Pick<HostDeps, "db" | "now" | "posts">): Hono {
  const metrics = platformMetrics(deps);
  const app = new Hono();
  const styles =
    readFileSync(new URL("./feed.css", import.meta.url), "utf8") +
    readFileSync(new URL("./feed-layout.css", import.meta.url), "utf8");
  const script = readFileSync(new URL("./feed.js", import.meta.url), "utf8");

  const shown = (platform: PublishedPost["platform"]) =>
    deps.posts
      .open()
      .filter((post) => post.platform === platform && !isGone(post, deps.now()))
      .slice(0, SHOWN_POSTS)
      .map((post) => ({ post, metrics: metrics.of(post), ageMs: deps.now() - post.createdAt }));

  app.get("/", (c) => c.html(feedPage({ tiktok: shown("tiktok"), instagram: shown("instagram") })));
  app.get("/__feed/feed.css", (c) => c.body(styles, 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("/__feed/feed.js", (c) => c.body(script, 200, { "content-type": "text/javascript; charset=utf-8" }));
  return app;
}

/** A story is up for a day. */
function isGone(post: PublishedPost, now: number): boolean {
  return post.kind === "story" && now - post.createdAt > STORY_LIFETIME_MS;
}
