import type { Instant } from "@vignette/domain/kernel";
import type { Documents } from "../adapters/documents/documents.ts";
import { type Buyer, buyerRecords } from "../records/account/billing-buyers.ts";
import { open } from "../records/open.ts";

/** Collection `billing_buyers`, keyed by uid. */
export const buyers = (documents: Documents) => open(documents, buyerRecords);

/** The record of a user who has bought nothing yet. */
export const newBuyer = (uid: string, customerId: string, now: Instant): Buyer => ({
  uid,
  customerId,
  subscriptionId: "",
  checkoutId: "",
  endsAt: null,
  refundedAt: null,
  closedAt: null,
  updatedAt: now,
});
