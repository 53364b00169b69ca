import { type Chance, type MetricValues, normalFrom, noValues } from "@vignette/domain/analytics";
import { days } from "@vignette/domain/kernel";

/** What a usual post of the demo's account has after all, by platform. */
const usualViews = { tiktok: 5200, instagram: 2600 } as const;
/** In what time a post gains two thirds of what it ever has, in ms. As many public curves do; our own choice. */
const SLOWNESS = days(1.3);
/** How far posts lie apart, as a standard deviation of logarithms. Source: ADR 104. */
const SPREAD = 0.3;

/** What a post is going to have: its views, and how many times as often as usual it is liked, shared and saved. */
export type Success = { views: number; liking: number; lengthMs: number | null };

/** The success of a post that has `times` a usual one's views, give or take. `lengthMs`: of a video, null for pictures. */
export const successOf = (
  platform: keyof typeof usualViews,
  { times, lengthMs }: { times: number; lengthMs: number | null },
  chance: Chance,
): Success => ({
  views: usualViews[platform] * times * Math.exp(SPREAD * normalFrom(chance)),
  liking: Math.exp(SPREAD * normalFrom(chance)),
  lengthMs,
});

/**
 * What the platform told of a post at an age in ms. TikTok knows no saves, reach or profile visits; Instagram no followers
 * and profile visits of reels, and no watch time of pictures. Source: docs/platforms/instagram.md#insights.
 */
export function valuesAt(platform: keyof typeof usualViews, success: Success, age: number): MetricValues {
  const views = Math.round(success.views * (1 - Math.exp(-age / SLOWNESS)));
  const part = (share: number) => Math.round(views * share * success.liking);
  const everywhere = { ...noValues, views, likes: part(0.078), comments: part(0.006), shares: part(0.012) };
  if (platform === "tiktok") return everywhere;
  const onInstagram = { ...everywhere, saves: part(0.031), reach: Math.round(views * 0.86) };
  return success.lengthMs === null
    ? { ...onInstagram, follows: part(0.002), profileVisits: part(0.011) }
    : { ...onInstagram, avgWatchMs: Math.round(success.lengthMs * Math.min(1, 0.55 * success.liking)) };
}
