import { type Creation, expectedCredits } from "@vignette/domain/studio";
import type { CreditBooking } from "../../../usage/credit-claim.ts";

/** The credits to hold for a generation job, under the id of its run. */
export const bookingOf = (creation: Creation): CreditBooking => ({
  id: creation.run,
  credits: expectedCredits(creation),
});
