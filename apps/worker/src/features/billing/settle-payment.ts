import {
  decisive,
  defaultSubscription,
  entitles,
  GRANTED,
  type PaidSubscription,
  subscribed,
} from "@vignette/domain/billing";
import { days, type Instant, later, Refusal } from "@vignette/domain/kernel";
import type { Checkout, PaymentEvent } from "../../adapters/checkout/checkout.ts";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { LivePush } from "../../adapters/live.ts";
import type { BillingStore } from "./store.ts";

type Deps = { billing: BillingStore; checkout: Checkout; live: LivePush; now: Instant };

/** The payment service repeats an event for up to three days; processed events are stored for longer. */
const KEPT = days(30);

const MAX_TRIES = 8;

/** Updates a user's plan to what was paid for. An event only triggers the check; a repeated one is ignored. */
export async function settlePayment(deps: Deps, event: PaymentEvent): Promise<void> {
  const { events } = deps.billing;
  if (await events.get(event.id)) return;
  const { id, type, uid } = event;
  if (await settle(deps, event)) await deps.live(uid, { type: "subscription" });
  const seen = { id, type, at: deps.now, expiresAt: later(deps.now, KEPT) };
  await events.create(id, seen).catch(unlessConflict);
}

/**
 * Whether the record was written. It is read before the payment service is queried, and the write is conditional on
 * that version: of two concurrent deliveries, none can overwrite a newer state with an older one.
 */
async function settle(deps: Deps, event: PaymentEvent): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const outcome = await tryToSettle(deps, event);
    if (outcome !== "conflict") return outcome === "written";
  }
  throw new Refusal("unavailable", "billing.busy", "Too much is happening at once. Please try again.");
}

async function tryToSettle({ billing, checkout, now }: Deps, event: PaymentEvent) {
  const { uid } = event;
  const [record, buyer] = await Promise.all([billing.records.get(uid), billing.buyers.get(uid)]);
  const customers = new Set([event.customerId, buyer?.value.customerId ?? event.customerId]);
  const bought = await Promise.all([...customers].map((customer) => checkout.subscriptionsOf(customer)));
  const paid = decisive(bought.flat().filter((it) => it.uid === uid));
  // No subscription, or the end of one that belonged to a deleted account or was replaced by an admin's grant.
  // grant has replaced.
  const holdsPlan = record !== null && record.value.currentState !== GRANTED;
  if (!paid || (!holdsPlan && !entitles(paid.state))) return "nothing";

  const plan = await planOf(billing, paid);
  const next = subscribed(record?.value ?? defaultSubscription(uid, now), paid, plan, now);
  const { customerId, id: subscriptionId, endsAt } = paid;
  try {
    await billing.commit([
      record
        ? billing.records.writes.patch(uid, next, { version: record.version })
        : billing.records.writes.create(uid, next),
      billing.buyers.writes.put(uid, { uid, customerId, subscriptionId, endsAt, updatedAt: now }, buyer?.version),
    ]);
    return "written";
  } catch (error) {
    unlessConflict(error);
    return "conflict";
  }
}

/** The plan with the paid price; for a price that is no longer sold, the plan recorded with the purchase. */
async function planOf(billing: BillingStore, paid: PaidSubscription): Promise<{ id: string; name: string }> {
  const found =
    (await billing.planOfPrice(paid.priceId)) ?? (paid.planId === null ? null : await billing.plan(paid.planId));
  if (!found) throw new Refusal("unavailable", "billing.unknown-price", "A paid price belongs to no plan.");
  return { id: found.id, name: found.value.name };
}

function unlessConflict(error: unknown): void {
  if (!(error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists"))) throw error;
}
