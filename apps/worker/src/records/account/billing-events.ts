import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { record } from "../record.ts";

/** A processed event. Firestore removes it by `expiresAt`. */
const SeenEvent = z.object({ id: z.string(), type: z.string(), at: Instant, expiresAt: Instant });

/** Collection `billing_events`, keyed by the payment service's event id. Names no user. */
export const billingEventRecords = record(
  "billing_events",
  SeenEvent,
  { at: "timestamp", expiresAt: "timestamp" },
  null,
);
