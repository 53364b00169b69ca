import { days, type Instant, later } from "../../kernel/index.ts";
import type { TargetState } from "../post/post.ts";
import { APART, HOOK_REST } from "../time/fill-slots.ts";
import { daysFrom } from "../time/wall-time.ts";
import { weekOf } from "../time/week-of.ts";
import type { SlotTime } from "../time/weekly-slots.ts";
import { wallTimeAt } from "../time/zone.ts";
import { benchmarkOf, type TopPost } from "./account-benchmark.ts";
import type { PastPost } from "./past-post.ts";
import type { BroughtBack, RecycleRule } from "./recycle-rule.ts";

/** What is known of the accounts: their posts, out or planned, and what the rule planned before. */
export type RecycleHistory = { posts: readonly PastPost[]; brought: readonly BroughtBack[] };

/** Where posts of an account may go: its weekly times of the coming days. */
export type RecyclePlace = { accountId: string; zone: string; slots: readonly SlotTime[] };

/** What would be planned, and why. */
export type RecycleProposal = {
  accountId: string;
  creation: string;
  assetId: string;
  /** The run that did well. */
  from: { postId: string; targetId: string };
  zone: string;
  slot: SlotTime;
  /** Its views as a multiple of the account's median, rounded down to a tenth: the factor is never overstated. */
  times: number;
  /** How many days it has rested when it goes out. */
  rested: number;
};

/**
 * How far ahead is planned, in milliseconds, and so how long the user can look before a post goes out. Our own choice.
 */
export const RECYCLE_AHEAD = days(7);
const TIME_TO_LOOK = days(1);
/** Never twice on one account within this many days. */
const CREATION_APART = 7;

/** What happened or will on an account; `gone` was planned by the rule and taken off again. */
type Entry = Pick<PastPost, "accountId" | "creation" | "hookId" | "at" | "recycled"> & { gone: boolean };

/** Of these nothing went out, and nothing will by itself. */
const nothing: readonly TargetState[] = ["cancelled", "failed"];

/**
 * What the rule would plan for the coming seven days: the best top post that may go, slot by slot. Nothing within four
 * hours of another post, no creation twice in seven days on any account, and rests and caps as the rule says, counted
 * by the clocks of the account's zone. Whether the rule is on is the caller's matter. Deterministic: what it proposed,
 * once planned, is in the history, and then it proposes nothing more.
 */
export function recyclePlan(
  rule: RecycleRule,
  { posts, brought }: RecycleHistory,
  places: readonly RecyclePlace[],
  now: Instant,
): RecycleProposal[] {
  const calendar = entriesOf(posts, brought);
  const proposals: RecycleProposal[] = [];
  for (const { place, slot, topPosts } of openings(rule, posts, places, now)) {
    if (!isOpen(rule, place, slot, calendar)) continue;
    const top = topPosts.find(({ post }) => mayGo(rule, post, place, slot, calendar));
    if (!top) continue;
    proposals.push(proposalOf(top, place, slot, calendar));
    const { accountId, creation, hookId } = top.post;
    calendar.push({ accountId, creation, hookId, at: slot.publishAt, recycled: true, gone: false });
  }
  return proposals;
}

function entriesOf(posts: readonly PastPost[], brought: readonly BroughtBack[]): Entry[] {
  const live = posts.filter(({ state }) => !nothing.includes(state));
  const ids = new Set(live.map((it) => it.postId));
  const gone = brought.filter((it) => !ids.has(it.postId));
  return [
    ...live.map((it) => ({ ...it, gone: false })),
    ...gone.map((it) => ({ ...it, at: it.publishAt, hookId: null, recycled: true, gone: true })),
  ];
}

/** Every slot of the chosen accounts that is far enough and not too far ahead, earliest first. */
function openings(rule: RecycleRule, posts: readonly PastPost[], places: readonly RecyclePlace[], now: Instant) {
  const chosen = places.filter((it) => rule.accountIds.includes(it.accountId));
  const found = chosen.flatMap((place) => {
    const { topPosts } = benchmarkOf(place.accountId, rule, posts, now);
    return place.slots.map((slot) => ({ place, slot, topPosts }));
  });
  return found
    .filter(
      ({ slot: { publishAt } }) => publishAt >= later(now, TIME_TO_LOOK) && publishAt <= later(now, RECYCLE_AHEAD),
    )
    .toSorted((a, b) => a.slot.publishAt - b.slot.publishAt || (a.place.accountId < b.place.accountId ? -1 : 1));
}

/** Whether anything at all may still be brought back then: no post near, and the week not full. */
function isOpen(
  { perWeek }: RecycleRule,
  { accountId, zone }: RecyclePlace,
  slot: SlotTime,
  calendar: readonly Entry[],
): boolean {
  const own = calendar.filter((it) => it.accountId === accountId);
  const near = own.some((it) => !it.gone && Math.abs(it.at - slot.publishAt) < APART);
  const week = weekOf(slot.publishAt, zone);
  return !near && own.filter((it) => it.recycled && weekOf(it.at, zone) === week).length < perWeek;
}

function mayGo(
  rule: RecycleRule,
  post: PastPost,
  place: RecyclePlace,
  slot: SlotTime,
  calendar: readonly Entry[],
): boolean {
  const same = calendar.filter((it) => it.creation === post.creation);
  const own = same.filter((it) => it.accountId === place.accountId);
  if (own.filter((it) => !it.gone).length >= rule.mostTimes) return false;
  const apart = ({ at }: Entry) => daysBetween(at, slot.publishAt, place.zone);
  if (own.some((it) => apart(it) < rule.restDays) || same.some((it) => apart(it) < CREATION_APART)) return false;
  return calendar.every(
    (it) =>
      it.accountId !== place.accountId ||
      post.hookId === null ||
      it.hookId !== post.hookId ||
      Math.abs(it.at - slot.publishAt) >= HOOK_REST,
  );
}

function proposalOf(
  { post, times }: TopPost,
  { zone }: RecyclePlace,
  slot: SlotTime,
  calendar: readonly Entry[],
): RecycleProposal {
  const { accountId, creation, assetId, postId, targetId } = post;
  const before = calendar.filter((it) => !it.gone && it.accountId === accountId && it.creation === creation);
  const last = Math.max(...before.map((it) => it.at).filter((at) => at < slot.publishAt)) as Instant;
  const rested = daysBetween(last, slot.publishAt, zone);
  const atLeast = Math.floor(times * 10) / 10;
  return { accountId, creation, assetId, from: { postId, targetId }, zone, slot, times: atLeast, rested };
}

function daysBetween(one: Instant, other: Instant, zone: string): number {
  const [earlier, later] = one < other ? [one, other] : [other, one];
  return daysFrom(wallTimeAt(earlier, zone), wallTimeAt(later, zone));
}
