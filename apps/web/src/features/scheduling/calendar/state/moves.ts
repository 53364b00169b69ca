import type { Instant } from "@vignette/domain/kernel";
import { instantOf, type PostView, wallTimeAt } from "@vignette/domain/scheduling";
import type { Day } from "./days.ts";

/** A post and its new time. */
export type Move = { id: string; publishAt: Instant };

/** The instant of a day and a time of day in the calendar's zone. */
export function instantOn(day: Day, time: string, zone: string): Instant {
  const moment = instantOf(`${day}T${time}`, zone);
  if (moment === null) throw new RangeError(`Not a time: ${day} ${time}`);
  return moment;
}

/** The input for the Worker: a post keeps its own zone, and its new wall time is in that zone. */
export function whenOf(post: PostView, publishAt: Instant) {
  const { zone } = post.schedule;
  return { type: "at" as const, zone, wallTime: wallTimeAt(publishAt, zone) };
}

/** The posts as they will be once the moves are done. */
export function withMoves(posts: readonly PostView[], moves: readonly Move[]): PostView[] {
  const byId = new Map(moves.map((it) => [it.id, it.publishAt]));
  return posts.map((post) => {
    const publishAt = byId.get(post.id);
    if (publishAt === undefined) return post;
    const schedule = { ...post.schedule, wallTime: wallTimeAt(publishAt, post.schedule.zone), publishAt };
    return { ...post, schedule, targets: post.targets.map((target) => ({ ...target, publishAt })) };
  });
}

/** The posts, updated with newer versions and with new posts. */
export function withPosts(posts: readonly PostView[], newer: readonly PostView[]): PostView[] {
  const byId = new Map(newer.map((it) => [it.id, it]));
  const kept = posts.map((it) => byId.get(it.id) ?? it);
  return [...kept, ...newer.filter((it) => !posts.some((post) => post.id === it.id))];
}

/**
 * How far a whole selection is moved: by a number of days, and perhaps to one time of day. Wall times stay the same
 * when the clocks change.
 */
export type Shift = { days: number; time: string | null };

export function movesByShift(
  posts: readonly PostView[],
  shift: Shift,
  zone: string,
  plus: (day: Day, count: number) => Day,
): Move[] {
  return posts.map((post) => {
    const wallTime = wallTimeAt(post.schedule.publishAt, zone);
    const day = plus(wallTime.slice(0, 10), shift.days);
    return { id: post.id, publishAt: instantOn(day, shift.time ?? wallTime.slice(11), zone) };
  });
}
