import { newStripeId, type StripeObjects } from "./stripe-objects.ts";
import type { Customer, Metadata } from "./stripe-types.ts";

/** A customer that exists and was not deleted; null for any other. */
export function livingCustomer(objects: StripeObjects, id: string): Customer | null {
  const customer = objects.get("customer", id);
  return customer?.deleted ? null : customer;
}

/** All customers that were not deleted. */
export const livingCustomers = (objects: StripeObjects): Customer[] =>
  objects.all("customer").filter((it) => !it.deleted);

/** A new customer, created now (milliseconds). */
export const newCustomer = (
  { email = null, name = null, metadata = {} }: { email?: string | null; name?: string | null; metadata?: Metadata },
  now: number,
): Customer => ({
  id: newStripeId("cus"),
  object: "customer",
  email,
  name,
  metadata,
  created: Math.floor(now / 1000),
  livemode: false,
});
