import { days, hours, type Instant, minutes } from "../../kernel/index.ts";
import type { Platform } from "../../social-accounts/index.ts";
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

/** What a warning tells. `at`: when the other post goes out or went out; `count`: of the day, with the plan. */
export type WarningFact =
  | { kind: "duplicate"; isOut: boolean; at: Instant }
  | { kind: "crowded" | "same-hook"; at: Instant }
  | { kind: "daily-cap"; platform: Platform; most: number; count: number };

/** A warning in the reader's language, with moments as the clocks of `zone` show them. */
type Worded = (fact: WarningFact, zone: string) => string;

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
 * moved): its own post is left out. `worded` says each one. Source: docs/experience.md#calendar.
 */
export function scheduleWarnings(
  plan: Omit<PlannedPost, "state">,
  others: readonly PlannedPost[],
  zone: string,
  worded: Worded,
): ScheduleWarning[] {
  const same = others.filter(
    (it) => it.accountId === plan.accountId && it.postId !== plan.postId && COUNTS.includes(it.state),
  );
  const apart = (it: PlannedPost) => Math.abs(it.publishAt - plan.publishAt);
  const nearest = same.toSorted((a, b) => apart(a) - apart(b));
  const facts = [
    duplicate(nearest.find((it) => it.assetId === plan.assetId)),
    about(
      "crowded",
      nearest.find((it) => it.assetId !== plan.assetId && apart(it) < NEAR),
    ),
    about(
      "same-hook",
      nearest.find((it) => it.assetId !== plan.assetId && isHook(it, plan.hookId) && apart(it) < HOOK_REST),
    ),
    overCap(plan, same.filter((it) => apart(it) < hours(24) && isSameDay(it, plan, zone)).length),
  ];
  return facts.flatMap((it) => (it ? [{ kind: it.fact.kind, message: worded(it.fact, zone), postId: it.postId }] : []));
}

type Found = { fact: WarningFact; postId: string | null } | null;

const isHook = (it: PlannedPost, hookId: string | null) => hookId !== null && it.hookId === hookId;
const dayOf = (moment: Instant, zone: string) => wallTimeAt(moment, zone).slice(0, 10);
const isSameDay = (it: PlannedPost, plan: Pick<PlannedPost, "publishAt">, zone: string) =>
  dayOf(it.publishAt, zone) === dayOf(plan.publishAt, zone);

function duplicate(other: PlannedPost | undefined): Found {
  if (!other) return null;
  const fact = { kind: "duplicate", isOut: other.state === "published", at: other.publishAt } as const;
  return { fact, postId: other.postId };
}

const about = (kind: "crowded" | "same-hook", other: PlannedPost | undefined): Found =>
  other ? { fact: { kind, at: other.publishAt }, postId: other.postId } : null;

function overCap({ platform }: Pick<PlannedPost, "platform">, already: number): Found {
  const most = DAILY_CAP[platform];
  return already < most ? null : { fact: { kind: "daily-cap", platform, most, count: already + 1 }, postId: null };
}
