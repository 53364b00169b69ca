import { Instant, UNKNOWN_TIME } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { ofAccount, record } from "../record.ts";

/** The user's customer at the payment service, and the user's latest purchase there. */
const Buyer = z.object({
  uid: z.string(),
  /** Empty only in a record that the deletion of an account created. */
  customerId: z.string(),
  /** Empty before the first purchase. */
  subscriptionId: z.catch(z.string(), ""),
  /** The checkout that was opened last; empty before the first. */
  checkoutId: z.catch(z.string(), ""),
  endsAt: z.catch(z.nullable(Instant), null),
  /** When a second subscription was last canceled and refunded. */
  refundedAt: z.catch(z.nullable(Instant), null),
  /** When the deletion of the account began; null unless it is going on or has failed. */
  closedAt: z.catch(z.nullable(Instant), null),
  updatedAt: z.catch(Instant, UNKNOWN_TIME),
});
export type Buyer = z.infer<typeof Buyer>;

/** Collection `billing_buyers`, keyed by uid. */
export const buyerRecords = record(
  "billing_buyers",
  Buyer,
  { endsAt: "timestamp", refundedAt: "timestamp", closedAt: "timestamp", updatedAt: "timestamp" },
  ofAccount("billing_buyers", { owner: "key" }),
);
