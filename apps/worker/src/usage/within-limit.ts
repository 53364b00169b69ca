import type { AssetType } from "@vignette/domain/assets";
import { type Instant, Refusal } from "@vignette/domain/kernel";
import { type LimitKey, refuseKind } from "@vignette/domain/plans";
import { fitsLimit, isOfPeriod, overLimit, type Period, remaining } from "@vignette/domain/usage";
import { DocumentError, type Documents, type Write } from "../adapters/documents/documents.ts";
import { limitTurnRecords } from "../records/account/limit-turns.ts";
import { open } from "../records/open.ts";
import { countUsage } from "./count-usage.ts";
import { type PlanOf, planOf } from "./plan-of.ts";

type Deps = { documents: Documents; now: Instant };

/** A request for a limited resource. `writes` are committed if, and only if, `amount` more fit. */
export type Wanted = {
  uid: string;
  key: LimitKey;
  /** The kind of content that is started; refused if the plan does not include it. */
  kind?: AssetType;
  /** 1 by default. */
  amount?: number;
  writes: readonly Write[];
  /** The number of creations under way in the period, which count in addition. */
  underWay?: (period: Period) => Promise<number>;
};

/** How often a request tries to get the lock. Our own choice. */
const MAX_TRIES = 60;

/**
 * Commits the writes if the plan includes `kind` and allows `amount` more of `key`; else refuses, having written nothing.
 * A write whose own precondition fails is thrown as its DocumentError.
 * Each commit also changes the user's lock (collection `limit_turns`, keyed by uid) from the version read before
 * counting, so that of any number of parallel requests exactly as many succeed as the plan allows.
 */
export async function withinLimit(deps: Deps, wanted: Wanted): Promise<void> {
  const plan = await planOf(deps.documents, wanted.uid, deps.now);
  const refusal = wanted.kind ? refuseKind(wanted.kind, plan.lockedKinds) : null;
  if (refusal) throw refusal;
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    if (await commitUnderLock(deps.documents, plan, wanted)) return;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * Math.min(attempt + 1, 10)));
  }
  throw new Refusal("unavailable", "usage.busy", "Too much is happening at once. Please try again.");
}

/** Refuses if one more does not fit now. Reserves nothing: it only avoids work that would be refused later. */
export async function assertWithinLimit(deps: Deps, wanted: Omit<Wanted, "writes">): Promise<void> {
  await refuseIfFull(deps.documents, await planOf(deps.documents, wanted.uid, deps.now), wanted);
}

/** How much more of a limited resource the plan allows now; both null without a limit. `resetsAt` ends the period. */
export async function allowanceLeft(deps: Deps, wanted: Omit<Wanted, "writes" | "amount">) {
  const plan = await planOf(deps.documents, wanted.uid, deps.now);
  const { resetsAt } = plan.period;
  const limit = plan.limits[wanted.key];
  if (limit === undefined || fitsLimit(limit, Number.POSITIVE_INFINITY)) return { limit: null, left: null, resetsAt };
  return { limit, left: remaining(limit, await takenOf(deps.documents, plan, wanted)), resetsAt };
}

/** Counts, then commits the writes with a change of the lock document. False if another request changed the lock first. */
async function commitUnderLock(documents: Documents, plan: PlanOf, wanted: Wanted): Promise<boolean> {
  const locks = open(documents, limitTurnRecords);
  const { uid } = wanted;
  const current = await locks.get(uid);
  await refuseIfFull(documents, plan, wanted);
  const next = current
    ? locks.writes.put(uid, { uid, turn: current.value.turn + 1 }, current.version)
    : locks.writes.create(uid, { uid, turn: 1 });
  try {
    await documents.commit([next, ...wanted.writes]);
    return true;
  } catch (error) {
    if (!isConflict(error)) throw error;
    // If the lock has not changed, the conflict is in the requested writes: trying again would not help.
    if ((await locks.get(uid))?.version === current?.version) throw error;
    return false;
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists");
}

async function refuseIfFull(documents: Documents, plan: PlanOf, wanted: Omit<Wanted, "writes">): Promise<void> {
  const taken = await takenOf(documents, plan, wanted);
  if (!fitsLimit(plan.limits[wanted.key], taken + (wanted.amount ?? 1))) throw overLimit(wanted.key);
}

/** The usage in the period, including work under way. */
async function takenOf(documents: Documents, plan: PlanOf, wanted: Omit<Wanted, "writes">): Promise<number> {
  const [counted, underWay] = await Promise.all([
    countUsage(documents, wanted.uid, wanted.key, plan.period),
    wanted.underWay?.(plan.period) ?? 0,
  ]);
  return Math.max(counted, keptUsage(plan, wanted.key)) + underWay;
}

/**
 * Items created in the period count until its end, even if they are removed. Projects and accounts count as long as
 * they exist.
 */
function keptUsage({ subscription, period }: PlanOf, key: LimitKey): number {
  if (key === "projects" || key === "socialAccounts" || !subscription) return 0;
  return isOfPeriod(subscription.value, period) ? subscription.value.limitsUsed[key] : 0;
}
