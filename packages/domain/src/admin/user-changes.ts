import * as z from "zod/mini";
import { entitles, type PaidSubscription } from "../billing/index.ts";
import { Uid } from "../identity/index.ts";
import { Id, Refusal } from "../kernel/index.ts";

/** Somebody becomes an admin by their record, or is one no longer. Source: spec §6, Admin. */
export const RightsChange = z.object({ uid: Uid, isAdmin: z.boolean() });
export type RightsChange = z.infer<typeof RightsChange>;

/** Somebody gets a plan that was arranged with them, or goes back to the free one. Source: spec §3, Subscription. */
export const PlanGrant = z.object({ uid: Uid, planId: Id });
export type PlanGrant = z.infer<typeof PlanGrant>;

/** No admin gives up the rights alone: whoever takes another's keeps their own, so there always is one. */
export function refuseRightsChange(adminUid: string, { uid, isAdmin }: RightsChange): Refusal | null {
  if (isAdmin || uid !== adminUid) return null;
  return new Refusal("conflict", "admin.own-rights", "Another admin has to take your rights from you.", "uid");
}

/** Whoever pays would go on paying for another plan than they have. `paid` is what they have bought, if anything. */
export function refuseGrant(paid: PaidSubscription | null): Refusal | null {
  if (!paid || !entitles(paid.state)) return null;
  const why = "This user pays for a plan. Change or end it at the payment service; it arrives here by itself.";
  return new Refusal("conflict", "admin.paid-plan", why, "planId");
}
