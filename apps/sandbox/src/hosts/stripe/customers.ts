import { newStripeId } from "./stripe-objects.ts";
import type { Customer, Metadata } from "./stripe-types.ts";

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
