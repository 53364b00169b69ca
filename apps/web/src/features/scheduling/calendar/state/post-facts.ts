import type { Instant } from "@vignette/domain/kernel";
import {
  canShift,
  isPlanned,
  type PlannedPost,
  type PostView,
  type ScheduleWarning,
  scheduleWarnings,
  stateOfPost,
  wallTimeAt,
} from "@vignette/domain/scheduling";
import { type Platform, platformNames, platforms } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { clockText } from "../../../../shared/formats.ts";
import { targetLooks } from "../../../../shared/state/target-look.ts";
import { warningText } from "../../post/warning-text.ts";
import { longDay } from "./day-names.ts";

/** The platforms that a post goes to, in the order in which all pages name them. */
export const platformsOf = ({ targets }: PostView): Platform[] =>
  platforms.filter((platform) => targets.some((it) => it.platform === platform));
/** The platforms as printed on the edge of a frame. */
export const platformMarks: Record<Platform, string> = { tiktok: "TT", instagram: "IG" };

/** Whether all targets still wait and none is about to be published. */
export const isMovable = (post: PostView, now: Instant): boolean => canShift(post.targets, now);

/** `3 candle myths, TikTok, Thursday 5 November 2026 18:30 Europe/Berlin, Failed`. */
export function spokenName(post: PostView, zone: string): string {
  const wallTime = wallTimeAt(post.schedule.publishAt, zone);
  const names = platformsOf(post).map((it) => platformNames[it]);
  const when = `${longDay(wallTime.slice(0, 10))} ${clockText(wallTime.slice(11))} ${zone}`;
  const mark = post.recycledFrom ? [m.calendar_brought_back()] : [];
  return [post.name, ...names, when, targetLooks[stateOfPost(post.targets)].label, ...mark].join(", ");
}

/** The warnings about each post among the others, by post id. Posts of the same series do not count as duplicates. */
export function warningsById(posts: readonly PostView[], zone: string): Map<string, ScheduleWarning[]> {
  const all = posts.flatMap(plannedPostsOf);
  const found = posts
    .filter((post) => post.targets.some(isPlanned))
    .map((post) => [post.id, warningsFor(post, all, posts, zone)] as const);
  return new Map(found.filter(([, warnings]) => warnings.length > 0));
}

function warningsFor(
  post: PostView,
  all: readonly PlannedPost[],
  posts: readonly PostView[],
  zone: string,
): ScheduleWarning[] {
  const own = new Set(posts.filter((it) => post.series && it.series?.id === post.series.id).map((it) => it.id));
  const others = all.filter((it) => !own.has(it.postId));
  const warnings = plannedPostsOf(post).flatMap((plan) => scheduleWarnings(plan, others, zone, warningText));
  // A recycled post repeats an earlier one on purpose, after its rest: no warning about duplicates.
  const found = post.recycledFrom ? warnings.filter(({ kind }) => kind !== "duplicate") : warnings;
  return found.filter((it, index) => found.findIndex((other) => other.message === it.message) === index);
}

/** A post in the form that warnings need: one entry for each account. */
export function plannedPostsOf(post: PostView): PlannedPost[] {
  return post.targets.map(({ accountId, platform, state }) => ({
    postId: post.id,
    accountId,
    platform,
    assetId: post.assetId,
    hookId: post.hookId,
    state,
    publishAt: post.schedule.publishAt,
  }));
}
