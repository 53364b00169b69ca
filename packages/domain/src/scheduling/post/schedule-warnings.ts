import { days, hours, type Instant, minutes } from "../../kernel/index.ts";
import { type Platform, platformNames } from "../../social-accounts/index.ts";
import { wallTimeAt } from "../time/zone.ts";
import type { TargetState } from "./post.ts";

/** What is planned for an account, as far as warnings need it. */
export type PlannedPost = {
  postId: string;
  accountId: string;
  platform: Platform;
  assetId: string;
  hookId: string | null;
  state: TargetState;
  publishAt: Instant;
};

export type ScheduleWarning = {
  kind: "duplicate" | "crowded" | "same-hook" | "daily-cap";
  message: string;
  postId: string | null;
};

/** Posts nearer to each other than this reach few viewers. Our own choice. */
const NEAR = minutes(60);
const HOOK_REST = days(7);
/**
 * What a platform takes from one account in a day. Source: docs/platforms/tiktok.md#limits-of-accounts-and-media,
 * docs/platforms/instagram.md#quota (read live).
 */
const DAILY_CAP: Record<Platform, number> = { tiktok: 15, instagram: 50 };
/** States in which a post is out or will be. */
const COUNTS: readonly TargetState[] = [
  "awaiting-approval",
  "scheduled",
  "publishing",
  "published",
  "needs-check",
  "sent-to-inbox",
];

/**
 * Warnings before a plan is saved; none of them forbids anything. `plan` itself may be among `others` (when it is
 * moved): its own post is left out. Sentences name moments as `worded`
 * writes them in the zone. Source: docs/experience.md#calendar.
 */
export function scheduleWarnings(
  plan: Omit<PlannedPost, "state">,
  others: readonly PlannedPost[],
  zone: string,
  worded: (moment: Instant, zone: string) => string,
): ScheduleWarning[] {
  const when = ({ publishAt }: PlannedPost) => worded(publishAt, zone);
  const same = others.filter(
    (it) => it.accountId === plan.accountId && it.postId !== plan.postId && COUNTS.includes(it.state),
  );
  const apart = (it: PlannedPost) => Math.abs(it.publishAt - plan.publishAt);
  const nearest = same.toSorted((a, b) => apart(a) - apart(b));
  return [
    duplicate(
      nearest.find((it) => it.assetId === plan.assetId),
      when,
    ),
    crowded(
      nearest.find((it) => it.assetId !== plan.assetId && apart(it) < NEAR),
      when,
    ),
    sameHook(
      nearest.find((it) => it.assetId !== plan.assetId && isHook(it, plan.hookId) && apart(it) < HOOK_REST),
      when,
    ),
    overCap(plan, same.filter((it) => apart(it) < hours(24) && isSameDay(it, plan, zone)).length),
  ].filter((it) => it !== null);
}

type When = (post: PlannedPost) => string;

const isHook = (it: PlannedPost, hookId: string | null) => hookId !== null && it.hookId === hookId;
const dayOf = (moment: Instant, zone: string) => wallTimeAt(moment, zone).slice(0, 10);
const isSameDay = (it: PlannedPost, plan: Pick<PlannedPost, "publishAt">, zone: string) =>
  dayOf(it.publishAt, zone) === dayOf(plan.publishAt, zone);

function duplicate(other: PlannedPost | undefined, when: When): ScheduleWarning | null {
  if (!other) return null;
  const goes = other.state === "published" ? "already went out" : "already goes out";
  return warning("duplicate", `Same creation ${goes} ${when(other)} on this account.`, other);
}

function crowded(other: PlannedPost | undefined, when: When): ScheduleWarning | null {
  return other ? warning("crowded", `Another post goes out ${when(other)}, within the hour.`, other) : null;
}

function sameHook(other: PlannedPost | undefined, when: When): ScheduleWarning | null {
  return other ? warning("same-hook", `The same hook is used ${when(other)}.`, other) : null;
}

function overCap({ platform }: Pick<PlannedPost, "platform">, already: number): ScheduleWarning | null {
  const cap = DAILY_CAP[platform];
  if (already < cap) return null;
  const message = `${platformNames[platform]} allows about ${cap} a day; this would be ${already + 1}.`;
  return { kind: "daily-cap", message, postId: null };
}

const warning = (kind: ScheduleWarning["kind"], message: string, { postId }: PlannedPost): ScheduleWarning => ({
  kind,
  message,
  postId,
});
