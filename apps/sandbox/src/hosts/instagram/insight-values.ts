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

export const ACCOUNT_METRICS = [
  "reach",
  "views",
  "accounts_engaged",
  "total_interactions",
  "likes",
  "comments",
  "shares",
  "saves",
  "profile_links_taps",
  "follows_and_unfollows",
] as const;

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

/** What the account gained between two instants, from the counts of each post at both. */
export function accountValues(before: Metrics[], after: Metrics[]): Record<string, number> {
  const gained = (count: (it: Metrics) => number) =>
    after.reduce((sum, it) => sum + count(it), 0) - before.reduce((sum, it) => sum + count(it), 0);
  return {
    reach: gained((it) => it.reach),
    views: gained((it) => it.views),
    accounts_engaged: gained((it) => it.likes),
    total_interactions: gained(interactions),
    likes: gained((it) => it.likes),
    comments: gained((it) => it.comments),
    shares: gained((it) => it.shares),
    saves: gained((it) => it.saves),
    profile_links_taps: gained((it) => Math.floor(it.profileVisits / 8)),
    follows_and_unfollows: gained((it) => it.follows),
  };
}
