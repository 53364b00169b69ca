import type { AssetType } from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import { type LimitKey, refuseKind } from "@vignette/domain/plans";
import { fitsLimit, isOfPeriod, overLimit, type Period, type PeriodKey, remaining } from "@vignette/domain/usage";
import type { Documents, Write } from "../adapters/documents/documents.ts";
import { limitTurnRecords } from "../records/account/limit-turns.ts";
import { usagePeriodRecords } from "../records/account/usage-periods.ts";
import { open } from "../records/open.ts";
import { type Claimed, commitClaims, type UsageClaim } from "./commit-claims.ts";
import { countExisting } from "./count-usage.ts";
import { type CreditBooking, creditClaim } from "./credit-claim.ts";
import { type PlanOf, planOf, subscriptions } from "./plan-of.ts";
import { storageClaim, storedBytes } from "./storage.ts";
import { type UsageDeps, usagePeriod } from "./usage-period.ts";

/** A request for a limited resource. `writes` are committed if, and only if, `amount` more fit. */
export type UsageRequest = {
  uid: string;
  key: LimitKey;
  /** The kind of content that is started; refused if the plan does not include it. */
  kind?: AssetType;
  /** 1 by default. */
  amount?: number;
  writes: readonly Write[];
  /** Bytes of the files that are added; negative if the writes replace more than they add. */
  storage?: number;
  /** Credits for the work that begins. */
  bookings?: readonly CreditBooking[];
  /**
   * The number of creations under way in the period, which count in addition. Without it, images and videos are made
   * now.
   */
  underWay?: (period: Period) => Promise<number>;
};

/**
 * Commits the writes if the plan includes `kind` and allows `amount` more of `key`; else refuses, having written
 * nothing. Images and videos are counted in the same commit. A write whose own precondition fails is thrown as its
 * DocumentError. Of any number of parallel requests exactly as many succeed as the plan allows.
 */
export async function withinLimit(deps: UsageDeps, wanted: UsageRequest): Promise<void> {
  const plan = await planOf(deps.documents, wanted.uid, deps.now);
  const refusal = wanted.kind ? refuseKind(wanted.kind, plan.lockedKinds) : null;
  if (refusal) throw refusal;
  const { uid, bookings, storage = 0 } = wanted;
  const { documents } = deps;
  const claims = [
    limitClaim(deps, plan, wanted),
    ...(bookings ? [creditClaim(deps, uid, plan, bookings)] : []),
    ...(storage > 0 ? [storageClaim(documents, uid, plan, storage)] : []),
  ];
  const writes = storage < 0 ? [...wanted.writes, ...storedBytes(documents, uid, storage)] : wanted.writes;
  await commitClaims(documents, claims, writes);
}

/** Commits the writes if the user's storage has room for this many more bytes; else refuses, having written nothing. */
export async function withinStorage(
  { documents, now }: { documents: Documents; now: Instant },
  { uid, storage, writes }: { uid: string; storage: number; writes: readonly Write[] },
): Promise<void> {
  if (storage <= 0) {
    await documents.commit([...writes, ...storedBytes(documents, uid, storage)]);
    return;
  }
  const plan = await planOf(documents, uid, now);
  await commitClaims(documents, [storageClaim(documents, uid, plan, storage)], writes);
}

/**
 * Commits the writes if the user's credits cover the work that begins with them; else refuses, having written nothing.
 */
export async function withinCredits(
  deps: UsageDeps,
  { uid, bookings, writes }: { uid: string; bookings: readonly CreditBooking[]; writes: readonly Write[] },
): Promise<void> {
  const plan = await planOf(deps.documents, uid, deps.now);
  await commitClaims(deps.documents, [creditClaim(deps, uid, plan, bookings)], writes);
}

/**
 * Refuses if the plan does not include `kind`, or if one more does not fit now. Reserves nothing: it only avoids work that
 * would be refused later.
 */
export async function assertWithinLimit(deps: UsageDeps, wanted: Omit<UsageRequest, "writes">): Promise<void> {
  const plan = await planOf(deps.documents, wanted.uid, deps.now);
  const refusal = wanted.kind ? refuseKind(wanted.kind, plan.lockedKinds) : null;
  if (refusal) throw refusal;
  refuseIfFull(plan, wanted, await takenOf(deps, plan, wanted), deps.now);
}

/** How much more of a limited resource the plan allows now; both null without a limit. `resetsAt` ends the period. */
export async function allowanceLeft(deps: UsageDeps, wanted: Omit<UsageRequest, "writes" | "amount">) {
  const plan = await planOf(deps.documents, wanted.uid, deps.now);
  const { resetsAt } = plan.period;
  const limit = plan.limits[wanted.key];
  if (limit === undefined || fitsLimit(limit, Number.POSITIVE_INFINITY)) return { limit: null, left: null, resetsAt };
  return { limit, left: remaining(limit, await takenOf(deps, plan, wanted)), resetsAt };
}

/** Claims part of the plan's limit for a resource. */
function limitClaim(deps: UsageDeps, plan: PlanOf, wanted: Omit<UsageRequest, "writes">): UsageClaim {
  const { key } = wanted;
  return key === "images" || key === "videos"
    ? () => claimOfPeriod(deps, plan, { ...wanted, key })
    : () => claimOfExisting(deps, plan, wanted);
}

async function claimOfPeriod(
  deps: UsageDeps,
  plan: PlanOf,
  wanted: Omit<UsageRequest, "writes" | "key"> & { key: PeriodKey },
): Promise<Claimed> {
  const { key, uid, amount = 1, underWay } = wanted;
  const { id, value, version } = await usagePeriod(deps, uid, plan);
  refuseIfFull(plan, wanted, value[key] + ((await underWay?.(plan.period)) ?? 0), deps.now);
  const next = { ...value, turn: value.turn + 1, [key]: value[key] + (underWay ? 0 : amount) };
  const { writes } = open(deps.documents, usagePeriodRecords);
  const write = version === null ? writes.create(id, next) : writes.put(id, next, version);
  const alsoKept = underWay ? [] : keptOnSubscription(deps, plan, key, next[key]);
  return { writes: [write, ...alsoKept], version: version ?? "" };
}

/** The count on the subscription. Source: spec §3, Subscription; §9, Usage counting. */
function keptOnSubscription(
  { documents, now }: UsageDeps,
  { subscription, period }: PlanOf,
  key: PeriodKey,
  used: number,
): Write[] {
  if (!subscription) return [];
  const { writes } = subscriptions(documents);
  const { id, value } = subscription;
  if (isOfPeriod(value, period))
    return [writes.patch(id, { updateDate: now }, { transforms: { maximum: { [`limitsUsed.${key}`]: used } } })];
  const limitsUsed = { videos: 0, projects: 0, images: 0, socialAccounts: 0, [key]: used };
  return [writes.patch(id, { limitsUsed, updateDate: now })];
}

/** Projects and accounts are counts of what exists: each request that adds one changes the user's lock. */
async function claimOfExisting(deps: UsageDeps, plan: PlanOf, wanted: Omit<UsageRequest, "writes">): Promise<Claimed> {
  const { uid } = wanted;
  const locks = open(deps.documents, limitTurnRecords);
  const current = await locks.get(uid);
  refuseIfFull(plan, wanted, await takenOf(deps, plan, wanted), deps.now);
  const write = current
    ? locks.writes.put(uid, { uid, turn: current.value.turn + 1 }, current.version)
    : locks.writes.create(uid, { uid, turn: 1 });
  return { writes: [write], version: current?.version ?? "" };
}

function refuseIfFull(
  { limits, period }: PlanOf,
  wanted: Omit<UsageRequest, "writes">,
  taken: number,
  now: Instant,
): void {
  if (!fitsLimit(limits[wanted.key], taken + (wanted.amount ?? 1))) throw overLimit(wanted.key, period.resetsAt, now);
}

/** The usage in the period, including work under way. */
async function takenOf(deps: UsageDeps, plan: PlanOf, wanted: Omit<UsageRequest, "writes">): Promise<number> {
  const { uid, key, underWay } = wanted;
  if (key === "projects" || key === "socialAccounts") return await countExisting(deps.documents, uid, key);
  const [{ value }, more] = await Promise.all([usagePeriod(deps, uid, plan), underWay?.(plan.period) ?? 0]);
  return value[key] + more;
}
