import { isOver, type PaidSubscription } from "@vignette/domain/billing";
import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { Checkout } from "../adapters/checkout/checkout.ts";
import { DocumentError, type Documents } from "../adapters/documents/documents.ts";
import { buyerRecords } from "../records/account/billing-buyers.ts";
import { openAs } from "../records/open.ts";
import { buyers, newBuyer } from "./buyers.ts";
import { giveBack } from "./give-back.ts";

type Deps = { documents: Documents; checkout: Checkout; now: Instant };

/** Only these fields are needed: a record with other faults must not block the deletion of an account. */
const Closing = z.object({ customerId: z.catch(z.string(), ""), closedAt: z.catch(z.nullable(Instant), null) });

/**
 * Ends everything that can charge a user: marks the buyer's record as closed, then expires the open checkouts and
 * cancels the subscriptions of every customer that is recorded for the user or carries the user's uid. Gives these
 * customers, for `endLatePurchases`. Throws `checkoutFailed` if the payment service does not answer: a deleted account
 * must not be charged. Source: ADR 46.
 */
export async function endPurchases(deps: Deps, uid: string): Promise<string[]> {
  const { checkout } = deps;
  const recorded = await close(deps, uid);
  const found = await checkout.customersOf(uid);
  const customers = [...new Set([recorded, ...found])].filter((it) => it !== "");
  for (const customer of customers) {
    for (const subscription of await endCheckouts(checkout, customer, uid)) await checkout.cancel(subscription);
  }
  return customers;
}

/** Refunds and ends what a user bought while the account was being deleted. */
export async function endLatePurchases(checkout: Checkout, uid: string, customers: readonly string[]): Promise<void> {
  for (const customer of customers) await giveBack(checkout, await endCheckouts(checkout, customer, uid));
}

/** Expires the open checkouts of a customer. Gives the user's subscriptions that are still running or unpaid. */
async function endCheckouts(checkout: Checkout, customer: string, uid: string): Promise<PaidSubscription[]> {
  await checkout.expireCheckouts(customer);
  const all = await checkout.subscriptionsOf(customer);
  return all.filter((it) => !isOver(it.state) && (it.uid === null || it.uid === uid));
}

/**
 * Marks the record, so that no checkout opens and no payment is settled meanwhile. Gives the recorded customer, or "".
 */
async function close({ documents, now }: Deps, uid: string): Promise<string> {
  const closing = openAs(documents, buyerRecords, Closing);
  await buyers(documents)
    .create(uid, { ...newBuyer(uid, "", now), closedAt: now })
    .catch(async (error: unknown) => {
      if (!(error instanceof DocumentError && error.kind === "exists")) throw error;
      await documents.commit([closing.writes.patch(uid, { closedAt: now })]);
    });
  return (await closing.get(uid))?.value.customerId ?? "";
}
