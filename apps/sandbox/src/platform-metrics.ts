import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { HostDeps } from "./host.ts";
import type { PublishedPost } from "./published-post.ts";

const count = z.optional(z.int().check(z.minimum(0)));

/** Body of `POST /__control/metrics`: what a platform reports of one post from now on. */
export const MetricsChange = z.strictObject({
  platform: z.enum(["tiktok", "instagram"]),
  postId: z.string(),
  views: count,
  likes: count,
  comments: count,
  shares: count,
  saves: count,
  reach: count,
  follows: count,
  profileVisits: count,
  reposts: count,
  avgWatchMs: count,
});
export type MetricsChange = z.infer<typeof MetricsChange>;

/** Counts since publication; `avgWatchMs` is in milliseconds. */
export type Metrics = Record<
  | "views"
  | "likes"
  | "comments"
  | "shares"
  | "saves"
  | "reach"
  | "follows"
  | "profileVisits"
  | "reposts"
  | "avgWatchMs",
  number
>;

/** What the platforms report: numbers that were set, else numbers that grow with the post's age. */
export function platformMetrics({ db, now }: Pick<HostDeps, "db" | "now">) {
  db.exec(`CREATE TABLE IF NOT EXISTS sandbox_metrics (
    platform TEXT NOT NULL, post_id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (platform, post_id))`);
  const stored = (platform: string, postId: string): Partial<Metrics> => {
    const row = db.prepare("SELECT body FROM sandbox_metrics WHERE platform = ? AND post_id = ?").get(platform, postId);
    return row ? JSON.parse(String(row.body)) : {};
  };

  return {
    set({ platform, postId, ...numbers }: MetricsChange): void {
      const body = JSON.stringify({ ...stored(platform, postId), ...numbers });
      db.prepare("INSERT OR REPLACE INTO sandbox_metrics (platform, post_id, body) VALUES (?, ?, ?)").run(
        platform,
        postId,
        body,
      );
    },
    /** Counts at an instant, by default now; before it existed a post had none. */
    of(post: PublishedPost, at: number = now()): Metrics {
      if (at < post.createdAt) return { ...sharesOfViews(post, 0), views: 0, avgWatchMs: 0 };
      const fixed = stored(post.platform, post.postId);
      const views = fixed.views ?? grownViews(post, at);
      return { ...sharesOfViews(post, views), ...fixed, views };
    },
  };
}

/**
 * Half of its final audience sees a post on its first day. Deterministic: the same post at the same age, the same
 * number.
 */
function grownViews(post: PublishedPost, at: number): number {
  const hours = (at - post.createdAt) / 3_600_000;
  const audience = 400 + 12_000 * chance(post, "audience") ** 2;
  return Math.floor(audience * (1 - 2 ** (-hours / 24)));
}

function sharesOfViews(post: PublishedPost, views: number): Omit<Metrics, "views"> {
  const part = (name: string, from: number, to: number) =>
    Math.floor(views * (from + (to - from) * chance(post, name)));
  const length = post.media[0]?.durationMs ?? 0;
  return {
    likes: part("likes", 0.03, 0.11),
    comments: part("comments", 0.002, 0.012),
    shares: part("shares", 0.002, 0.02),
    saves: part("saves", 0.004, 0.03),
    reach: part("reach", 0.7, 0.92),
    follows: part("follows", 0.0005, 0.004),
    profileVisits: part("profileVisits", 0.005, 0.02),
    reposts: part("reposts", 0.0005, 0.004),
    avgWatchMs: Math.floor(length * (0.35 + 0.4 * chance(post, "watch"))),
  };
}

/** A number in 0..1 that belongs to this post and this name. */
function chance(post: PublishedPost, name: string): number {
  return createHash("sha256").update(`${post.platform}/${post.postId}/${name}`).digest().readUInt32BE(0) / 2 ** 32;
}

export type PlatformMetrics = ReturnType<typeof platformMetrics>;
