import { type MetricName, tells } from "@vignette/domain/analytics";
import { type Platform, platformNames } from "@vignette/domain/social-accounts";

/** Why a post has no such number. `wasRead`: whether the platform has told anything of it. */
export function whyMissing(name: MetricName, platform: Platform, isVideo: boolean, wasRead: boolean): string {
  const at = platformNames[platform];
  if (!tells(platform, name)) return `${at} doesn't report this.`;
  if (isVideo && (name === "follows" || name === "profileVisits")) return `${at} doesn't report this for reels.`;
  if (!isVideo && name === "avgWatchMs") return "Only videos have a watch time.";
  return wasRead ? `${at} hasn't reported this. It can be up to 48 hours late.` : "Not read yet.";
}

/** Why nothing of a kind was gained in a period; null if not all of `platforms` are silent about it. */
export const whyUntold = (name: MetricName, platforms: readonly Platform[]): string | null =>
  platforms.length > 0 && platforms.every((it) => !tells(it, name))
    ? `${platforms.map((it) => platformNames[it]).join(" and ")} doesn't report this.`
    : null;
