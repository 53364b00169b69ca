import { Instant, UNKNOWN_TIME } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { ofAccount, record } from "../record.ts";

/** The user's customer at the payment service, and the user's latest purchase there. */
const Buyer = z.object({
  uid: z.string(),
  customerId: z.string(),
  subscriptionId: z.catch(z.string(), ""),
  endsAt: z.catch(z.nullable(Instant), null),
  updatedAt: z.catch(Instant, UNKNOWN_TIME),
});

/** Collection `billing_buyers`, keyed by uid. */
export const buyerRecords = record(
  "billing_buyers",
  Buyer,
  { endsAt: "timestamp", updatedAt: "timestamp" },
  ofAccount("billing_buyers", { owner: "key" }),
);
