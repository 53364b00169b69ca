import {
  decisive,
  defaultSubscription,
  entitles,
  GRANTED,
  isOver,
  type PaidSubscription,
  paidTwice,
  withPaidPlan,
} from "@vignette/domain/billing";
import { days, type Instant, later, Refusal } from "@vignette/domain/kernel";
import type { Checkout, PaymentEvent } from "../../adapters/checkout/checkout.ts";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { LivePush } from "../../adapters/live.ts";
import { newBuyer } from "../../billing/buyers.ts";
import { giveBack } from "../../billing/give-back.ts";
import type { BillingStore } from "./store.ts";

type Deps = { billing: BillingStore; checkout: Checkout; live: LivePush; now: Instant };

/** The payment service repeats an event for up to three days; processed events are stored for longer. */
const KEPT = days(30);

const MAX_TRIES = 8;

/**
 * Updates a user's plan to what was paid for. An event only triggers the check; a repeated one is ignored. A second
 * subscription, or one of a deleted account, is refunded and ended. Source: ADR 15, ADR 46.
 */
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
  throw new Refusal("unavailable", "billing.busy", "Too many changes at once. Try again.");
}

async function tryToSettle(deps: Deps, event: PaymentEvent) {
  const { billing, checkout, now } = deps;
  const { uid } = event;
  const [record, buyer, hasAccount] = await Promise.all([
    billing.records.get(uid),
    billing.buyers.get(uid),
    billing.hasAccount(uid),
  ]);
  const bought = await boughtAs(deps, uid, [event.customerId, buyer?.value.customerId ?? ""]);
  const isClosed = buyer ? buyer.value.closedAt !== null : !hasAccount;
  const twice = isClosed ? bought.filter((it) => !isOver(it.state)) : paidTwice(bought);
  await giveBack(checkout, twice);
  const paid = decisive(bought.filter((it) => !twice.includes(it)));
  // No subscription, or the end of one that belonged to a deleted account or was replaced by an admin's grant.
  const holdsPlan = record !== null && record.value.currentState !== GRANTED;
  if (!paid || (!holdsPlan && !entitles(paid.state))) return "nothing";

  const plan = await planOf(billing, paid);
  const next = withPaidPlan(record?.value ?? defaultSubscription(uid, now), paid, plan, now);
  const { customerId, id: subscriptionId, endsAt } = paid;
  const before = buyer?.value ?? newBuyer(uid, customerId, now);
  const refundedAt = twice.length > 0 ? now : before.refundedAt;
  const buyerNow = { ...before, customerId, subscriptionId, endsAt, refundedAt, updatedAt: now };
  const { records, buyers } = billing;
  try {
    await billing.commit([
      record ? records.writes.patch(uid, next, { version: record.version }) : records.writes.create(uid, next),
      buyer ? buyers.writes.put(uid, buyerNow, buyer.version) : buyers.writes.create(uid, buyerNow),
    ]);
    return "written";
  } catch (error) {
    unlessConflict(error);
    return "conflict";
  }
}

/** The subscriptions of these customers that carry the user's uid. */
async function boughtAs({ checkout }: Deps, uid: string, customers: readonly string[]): Promise<PaidSubscription[]> {
  const known = [...new Set(customers)].filter((it) => it !== "");
  const bought = await Promise.all(known.map((customer) => checkout.subscriptionsOf(customer)));
  return bought.flat().filter((it) => it.uid === uid);
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
