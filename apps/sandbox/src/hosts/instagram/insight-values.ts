import type { Metrics } from "../../platform-metrics.ts";

const EVERYWHERE = ["views", "reach", "likes", "comments", "shares", "saved", "total_interactions", "reposts"];

/** Which metrics each type of media knows. Source: docs/platforms/instagram.md#insights. */
export const MEDIA_METRICS = {
  FEED: [...EVERYWHERE, "follows", "profile_visits", "profile_activity"],
  REELS: [
    ...EVERYWHERE,
    "ig_reels_avg_watch_time",
    "ig_reels_video_view_total_time",
    "reels_skip_rate",
    "crossposted_views",
  ],
  STORY: ["views", "reach", "replies", "shares", "navigation", "follows", "link_clicks"],
} as const;

/** What an account knows. Source: docs/platforms/instagram.md#insights. */
export const ACCOUNT_METRICS = [
  "reach",
  "views",
  "accounts_engaged",
  "total_interactions",
  "likes",
  "comments",
  "shares",
  "saves",
  "replies",
  "reposts",
  "profile_links_taps",
  "follows_and_unfollows",
  "follower_count",
] as const;

/** The account metrics that are available day by day; `follower_count` only so. */
export const DAILY_METRICS: readonly string[] = ["reach", "follower_count"];

const interactions = (it: Metrics) => it.likes + it.comments + it.shares + it.saves;

/** Every media metric; watch times in milliseconds. */
export function mediaValues(it: Metrics): Record<string, number> {
  return {
    views: it.views,
    reach: it.reach,
    likes: it.likes,
    comments: it.comments,
    shares: it.shares,
    saved: it.saves,
    total_interactions: interactions(it),
    reposts: it.reposts,
    follows: it.follows,
    profile_visits: it.profileVisits,
    profile_activity: Math.floor(it.profileVisits / 4),
    ig_reels_avg_watch_time: it.avgWatchMs,
    ig_reels_video_view_total_time: it.avgWatchMs * it.views,
    reels_skip_rate: 0,
    crossposted_views: 0,
    replies: it.comments,
    navigation: it.views,
    link_clicks: 0,
  };
}

/** The counts of one post at two instants. */
export type PostCounts = { isStory: boolean; before: Metrics; after: Metrics };

/** What the account gained between two instants. Replies are to stories; `follower_count` counts new followers. */
export function accountValues(posts: readonly PostCounts[]): Record<string, number> {
  const gained = (count: (it: Metrics) => number, of = posts) =>
    of.reduce((sum, { before, after }) => sum + count(after) - count(before), 0);
  const stories = posts.filter((it) => it.isStory);
  return {
    reach: gained((it) => it.reach),
    views: gained((it) => it.views),
    accounts_engaged: gained((it) => it.likes),
    total_interactions: gained(interactions),
    likes: gained((it) => it.likes),
    comments: gained((it) => it.comments),
    shares: gained((it) => it.shares),
    saves: gained((it) => it.saves),
    replies: gained((it) => it.comments, stories),
    reposts: gained((it) => it.reposts),
    profile_links_taps: gained((it) => Math.floor(it.profileVisits / 8)),
    follows_and_unfollows: gained((it) => it.follows),
    follower_count: gained((it) => it.follows),
  };
}
