import type { Instant } from "@vignette/domain/kernel";
import {
  type Credits,
  creditLimit,
  creditsTaken,
  heldBookings,
  PAID_CALLS,
  periodId,
  takeToken,
  tooFast,
  tooFewCredits,
  usageExpiry,
} from "@vignette/domain/usage";
import type { Version } from "../adapters/documents/documents.ts";
import { creditRecords } from "../records/account/credits.ts";
import { open } from "../records/open.ts";
import type { UsageClaim } from "./commit-claims.ts";
import { pastUsageOf } from "./past-usage-of.ts";
import type { PlanOf } from "./plan-of.ts";
import type { UsageDeps } from "./usage-period.ts";

/** Credits to hold for work that begins, under an id of its own. */
export type CreditBooking = { id: string; credits: number };

/** The credits of a period, as they are stored or will be: `version` is null until something is written. */
export type FoundCredits = { id: string; value: Credits; version: Version | null };

/** The share of a period's credits that work nobody asked for leaves untouched. Our own choice. Source: ADR 182. */
const ASIDE_LEAVES = 0.2;

/**
 * Holds credits for work that begins, and takes a token from the user's bucket. Refuses what the plan's credits do not
 * cover, and too many calls at once. Work that nobody asked for, `aside`, takes no token, and none of the last credits.
 */
export function creditClaim(
  deps: UsageDeps,
  uid: string,
  plan: PlanOf,
  bookings: readonly CreditBooking[],
  { aside = false } = {},
): UsageClaim {
  const needed = bookings.reduce((sum, { credits }) => sum + credits, 0);
  return async () => {
    const { now } = deps;
    const { id, value, version } = await creditsOf(deps, uid, plan);
    const limit = creditsAllowed(plan, value);
    const left = Math.max(0, limit - creditsTaken(value, now));
    const free = aside && limit !== Infinity ? left - limit * ASIDE_LEAVES : left;
    if (needed > free) throw tooFewCredits({ left, needed, limit }, plan.period.resetsAt, now);
    const taken = aside ? null : takeToken(value.bucket, PAID_CALLS, now);
    if (taken?.bucket === null) throw tooFast(taken.waitMs);
    const added = bookings.map((it) => [it.id, { credits: it.credits, at: now }] as const);
    const booked = { ...heldBookings(value, now), ...Object.fromEntries(added) };
    const next: Credits = { ...value, booked, bucket: taken ? taken.bucket : value.bucket };
    const { writes } = open(deps.documents, creditRecords);
    const write = version === null ? writes.create(id, next) : writes.put(id, next, version);
    return { writes: [write], version: version ?? "" };
  };
}

/** The credits of a plan, including those that an admin granted. Infinity if unlimited. */
export const creditsAllowed = ({ planId, limits }: PlanOf, { granted }: Pick<Credits, "granted">): number =>
  creditLimit(planId, limits.credits) + granted;

/**
 * The credits of the current period. On the free plan they continue those of a period or an account that ended early.
 */
export async function creditsOf(deps: UsageDeps, uid: string, plan: PlanOf): Promise<FoundCredits> {
  const id = periodId(uid, plan.period);
  const stored = await open(deps.documents, creditRecords).get(id);
  if (stored) return stored;
  const { startsAt, resetsAt } = plan.period;
  const spent = plan.planId === "default" ? await spentBefore(deps, uid) : 0;
  const first = { spent, granted: 0, booked: {}, bucket: null, days: {} };
  return { id, value: { uid, startsAt, resetsAt, ...first, expiresAt: usageExpiry(resetsAt) }, version: null };
}

async function spentBefore(deps: UsageDeps, uid: string): Promise<number> {
  const { documents, now } = deps;
  const [own, past] = await Promise.all([
    open(documents, creditRecords).find({ where: [["uid", "==", uid]] }),
    pastUsageOf(deps),
  ]);
  const isRunning = ({ resetsAt }: { resetsAt: Instant }) => resetsAt > now;
  const earlier = own.map(({ value }) => value).filter(isRunning);
  const kept = past.filter(isRunning);
  return Math.max(...kept.map(({ credits }) => credits), ...earlier.map(({ spent }) => spent), 0);
}
