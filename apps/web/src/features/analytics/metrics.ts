import { type MetricName, tells } from "@vignette/domain/analytics";
import { type Platform, platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { listText } from "../../shared/formats.ts";

/** Why a post has no such number. `wasRead`: whether the platform has told anything of it. */
export function whyMissing(name: MetricName, platform: Platform, isVideo: boolean, wasRead: boolean): string {
  const at = platformNames[platform];
  if (!tells(platform, name)) return m.analyze_not_reported_by({ platform: at });
  if (isVideo && (name === "follows" || name === "profileVisits"))
    return m.analyze_not_reported_for_reels({ platform: at });
  if (!isVideo && name === "avgWatchMs") return m.analyze_only_videos_have_a_watch_time();
  return wasRead ? m.analyze_reported_late({ platform: at }) : m.analyze_not_read_yet();
}

/** Why nothing of a kind was gained in a period; null if not all of `platforms` are silent about it. */
export const whyUntold = (name: MetricName, platforms: readonly Platform[]): string | null =>
  platforms.length > 0 && platforms.every((it) => !tells(it, name))
    ? m.analyze_not_reported_by({ platform: listText(platforms.map((it) => platformNames[it])) })
    : null;
