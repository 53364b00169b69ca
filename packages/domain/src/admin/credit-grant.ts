import * as z from "zod/mini";
import { Uid } from "../identity/index.ts";
import { line, Refusal } from "../kernel/index.ts";

/** Most credits in one grant: more than the largest plan has in a month is taken for a typo. Our own choice. */
const GRANT_MAX = 100_000;

/** AI credits that an admin gives a user for the current period, with the reason for the log. */
export const CreditGrant = z.object({
  uid: Uid,
  credits: z
    .int("Use a whole number.")
    .check(z.minimum(1, "Give at least 1 credit."), z.maximum(GRANT_MAX, `Give at most ${GRANT_MAX} credits.`)),
  reason: line(200, 1),
});
export type CreditGrant = z.infer<typeof CreditGrant>;

/** `limit` is the plan's; Infinity if unlimited. */
export function refuseCreditGrant(limit: number): Refusal | null {
  if (Number.isFinite(limit)) return null;
  return new Refusal("conflict", "admin.unlimited-credits", "This user's plan has unlimited credits.", "credits");
}
