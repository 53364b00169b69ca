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
 * moved): its own post is left out. Sentences name the zone's wall times. Source: docs/experience.md#calendar.
 */
export function scheduleWarnings(
  plan: Omit<PlannedPost, "state">,
  others: readonly PlannedPost[],
  zone: string,
): ScheduleWarning[] {
  const same = others.filter(
    (it) => it.accountId === plan.accountId && it.postId !== plan.postId && COUNTS.includes(it.state),
  );
  const apart = (it: PlannedPost) => Math.abs(it.publishAt - plan.publishAt);
  const nearest = same.toSorted((a, b) => apart(a) - apart(b));
  return [
    duplicate(
      nearest.find((it) => it.assetId === plan.assetId),
      zone,
    ),
    crowded(
      nearest.find((it) => it.assetId !== plan.assetId && apart(it) < NEAR),
      zone,
    ),
    sameHook(
      nearest.find((it) => it.assetId !== plan.assetId && isHook(it, plan.hookId) && apart(it) < HOOK_REST),
      zone,
    ),
    overCap(plan, same.filter((it) => apart(it) < hours(24) && isSameDay(it, plan, zone)).length),
  ].filter((it) => it !== null);
}

const isHook = (it: PlannedPost, hookId: string | null) => hookId !== null && it.hookId === hookId;
const dayOf = (moment: Instant, zone: string) => wallTimeAt(moment, zone).slice(0, 10);
const isSameDay = (it: PlannedPost, plan: Pick<PlannedPost, "publishAt">, zone: string) =>
  dayOf(it.publishAt, zone) === dayOf(plan.publishAt, zone);

function duplicate(other: PlannedPost | undefined, zone: string): ScheduleWarning | null {
  if (!other) return null;
  const goes = other.state === "published" ? "already went out" : "already goes out";
  return warning("duplicate", `Same creation ${goes} ${when(other, zone)} on this account.`, other);
}

function crowded(other: PlannedPost | undefined, zone: string): ScheduleWarning | null {
  return other ? warning("crowded", `Another post goes out ${when(other, zone)}, within the hour.`, other) : null;
}

function sameHook(other: PlannedPost | undefined, zone: string): ScheduleWarning | null {
  return other ? warning("same-hook", `The same hook is used ${when(other, zone)}.`, other) : null;
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

/** `Thu 5 Nov, 18:30`. */
function when({ publishAt }: PlannedPost, zone: string): string {
  const format = { timeZone: zone, weekday: "short", day: "numeric", month: "short" } as const;
  const parts = new Intl.DateTimeFormat("en-GB", format).formatToParts(publishAt);
  const part = (type: string) => parts.find((it) => it.type === type)?.value ?? "";
  return `${part("weekday")} ${part("day")} ${part("month")}, ${wallTimeAt(publishAt, zone).slice(11)}`;
}
