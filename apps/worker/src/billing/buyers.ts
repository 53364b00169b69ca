import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { Documents } from "../adapters/documents/documents.ts";

/** Who somebody is at the payment service, and what they bought there last. */
const Buyer = z.object({
  uid: z.string(),
  customerId: z.string(),
  subscriptionId: z.string(),
  endsAt: z.nullable(Instant),
  updatedAt: Instant,
});

/** Collection `billing_buyers`, keyed by uid. */
export const buyers = (documents: Documents) =>
  documents.collection("billing_buyers", Buyer, { timestamps: ["endsAt", "updatedAt"] });
