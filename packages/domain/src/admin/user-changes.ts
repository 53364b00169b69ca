import * as z from "zod/mini";
import { entitles, type PaidSubscription } from "../billing/index.ts";
import { Uid } from "../identity/index.ts";
import { Id, Refusal } from "../kernel/index.ts";

/** Grants or revokes admin rights. Source: spec §6, Admin. */
export const RightsChange = z.object({ uid: Uid, isAdmin: z.boolean() });
export type RightsChange = z.infer<typeof RightsChange>;

/** Disables or enables a user. */
export const AccessChange = z.object({ uid: Uid, isDisabled: z.boolean() });
export type AccessChange = z.infer<typeof AccessChange>;

/** Puts a user on a plan without payment, or back on the free plan. Source: spec §3, Subscription. */
export const PlanGrant = z.object({ uid: Uid, planId: Id });
export type PlanGrant = z.infer<typeof PlanGrant>;

/** Admins cannot revoke their own rights, so there is always at least one admin. */
export function refuseRightsChange(adminUid: string, { uid, isAdmin }: RightsChange): Refusal | null {
  if (isAdmin || uid !== adminUid) return null;
  return new Refusal("conflict", "admin.own-rights", "Another admin has to take your rights from you.", "uid");
}

/** Admins cannot disable their own account. */
export function refuseAccessChange(adminUid: string, { uid, isDisabled }: AccessChange): Refusal | null {
  if (!isDisabled || uid !== adminUid) return null;
  return new Refusal("conflict", "admin.own-access", "Another admin has to disable your account.", "uid");
}

/** A paying user would keep paying for the plan they bought. `paid` is the subscription they bought, if any. */
export function refuseGrant(paid: PaidSubscription | null): Refusal | null {
  if (!paid || !entitles(paid.state)) return null;
  const why = "This user pays for a plan. Change or end it at the payment service; we pick it up automatically.";
  return new Refusal("conflict", "admin.paid-plan", why, "planId");
}
