import type { Instant } from "@vignette/domain/kernel";
import { type PostView, wallTimeAt } from "@vignette/domain/scheduling";
import { type Day, dayPlus } from "../state/days.ts";
import { instantOn, type Move, movesByShift } from "../state/moves.ts";

/** Where something is dropped: a free slot, a day, or a time of a day. */
export type DropPlace = { publishAt: Instant } | { day: Day; time?: string };

/**
 * The moves that result from a drop. On a day a post keeps its time of day; a selection moves by the same number of
 * days, each post at its own time.
 */
export function dropMoves(post: PostView, together: readonly PostView[], place: DropPlace, zone: string): Move[] {
  const from = wallTimeAt(post.schedule.publishAt, zone);
  const to = "publishAt" in place ? place.publishAt : instantOn(place.day, place.time ?? from.slice(11), zone);
  const others = together.filter((it) => it.id !== post.id);
  const days = daysBetween(from.slice(0, 10), wallTimeAt(to, zone).slice(0, 10));
  const moves = [{ id: post.id, publishAt: to }, ...movesByShift(others, { days, time: null }, zone, dayPlus)];
  const stays = new Map(together.map((it) => [it.id, it.schedule.publishAt]));
  return moves.filter((it) => it.publishAt !== stays.get(it.id));
}

/** Whole days from one to another; calendars have no zone, UTC only serves to count. */
const daysBetween = (from: Day, to: Day) =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000);
