import type { Spending } from "@vignette/domain/studio";
import { creditPrices, type PaidVerb, periodId, trueCredits } from "@vignette/domain/usage";
import { DocumentError } from "../adapters/documents/documents.ts";
import { retryIfChanged } from "../adapters/documents/retry-if-changed.ts";
import { creditRecords } from "../records/account/credits.ts";
import { open } from "../records/open.ts";
import { aiSpendStore } from "../records/stores/ai-spend-store.ts";
import { usageBusy } from "./commit-claims.ts";
import { creditsOf } from "./credit-claim.ts";
import type { PlanOf } from "./plan-of.ts";
import type { UsageDeps } from "./usage-period.ts";

type Payer = { uid: string; plan: PlanOf };

/** A call that ended: its verb, the booking it was part of, and its cost; null if the cost is unknown. */
export type EndedCall = { verb: PaidVerb; booking: string; spent: readonly Spending[] | null };

/**
 * Moves a call from what is held to what is spent, at its true cost, and adds it to what the provider cost this month.
 * Needs no read: other calls may end at the same time.
 */
export async function settleCredits(deps: UsageDeps, { uid, plan }: Payer, call: EndedCall): Promise<void> {
  const records = open(deps.documents, creditRecords);
  const spendStore = aiSpendStore(deps.documents);
  const id = periodId(uid, plan.period);
  const { verb, booking, spent } = call;
  const credits = trueCredits(verb, spent ?? []);
  const lines = spendLines(verb, spent ?? [], credits);
  const day = `days.${new Date(deps.now).toISOString().slice(0, 10)}`;
  const transforms = {
    increment: {
      spent: credits,
      [`booked.${booking}.credits`]: -creditPrices[verb],
      ...Object.fromEntries(Object.entries(lines).map(([path, amount]) => [`${day}.${path}`, amount])),
    },
  };
  const writes = [records.writes.patch(id, {}, { transforms }), spendStore.add(booking, lines, deps.now)];
  try {
    await deps.documents.commit(writes);
  } catch (error) {
    if (!(error instanceof DocumentError && error.kind === "missing")) throw error;
    // A new period began while the call was under way.
    await records.create(id, (await creditsOf(deps, uid, plan)).value).catch(unlessExists);
    await deps.documents.commit(writes);
  }
}

/** Gives back what is still held under a booking. Can be repeated. */
export async function releaseCredits(deps: UsageDeps, { uid, plan }: Payer, booking: string): Promise<void> {
  const records = open(deps.documents, creditRecords);
  await retryIfChanged(async () => {
    const stored = await records.get(periodId(uid, plan.period));
    if (!stored || !(booking in stored.value.booked)) return;
    const { [booking]: _ended, ...booked } = stored.value.booked;
    await records.patch(stored.id, { booked }, { version: stored.version });
  }, usageBusy);
}

/** What to add to the line of each provider and model kind. The credits are in the first. */
export function spendLines(verb: PaidVerb, spent: readonly Spending[], credits: number): Record<string, number> {
  if (spent.length === 0) {
    const line = verb === "render" ? "renderer render" : `unknown ${verb}`;
    return { [`${line}.calls`]: 1, [`${line}.credits`]: credits };
  }
  const increments: Record<string, number> = {};
  for (const [index, { provider, port, calls, micros }] of spent.entries()) {
    const add = (field: string, amount: number) => {
      const path = `${provider} ${port}.${field}`;
      increments[path] = (increments[path] ?? 0) + amount;
    };
    add("calls", calls);
    add("micros", micros);
    add("credits", index === 0 ? credits : 0);
  }
  return increments;
}

/** Another call of the same period came first. */
function unlessExists(error: unknown): void {
  if (!(error instanceof DocumentError && error.kind === "exists")) throw error;
}
