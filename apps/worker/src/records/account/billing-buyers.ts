import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { ofAccount, record } from "../record.ts";

/** The user's customer at the payment service, and what the user bought there last. */
const Buyer = z.object({
  uid: z.string(),
  customerId: z.string(),
  subscriptionId: z.string(),
  endsAt: z.nullable(Instant),
  updatedAt: Instant,
});

/** Collection `billing_buyers`, keyed by uid. */
export const buyerRecords = record(
  "billing_buyers",
  Buyer,
  { endsAt: "timestamp", updatedAt: "timestamp" },
  ofAccount("billing_buyers", { owner: "key" }),
);
