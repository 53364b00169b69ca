import { creditPrices } from "@vignette/domain/usage";
import type { CallMeter } from "../adapters/generation/call-meter.ts";
import type { Generation } from "../adapters/generation/generation.ts";
import type { Models } from "../adapters/generation/models.ts";
import type { Context } from "../context/context.ts";
import { commitClaims } from "./commit-claims.ts";
import { creditClaim } from "./credit-claim.ts";
import { type PlanOf, planOf } from "./plan-of.ts";
import { releaseCredits, settleCredits } from "./settle-credits.ts";
import type { UsageDeps } from "./usage-period.ts";

export type MeterDeps = UsageDeps & { models: Models; newId: Context["newId"] };

/**
 * The models for a user's own calls: each call books its price, and settles its true cost. Calls that the user did not
 * ask for, `aside`, leave enough for those that are asked for.
 */
export function modelsOfUser(deps: MeterDeps, uid: string, how: { aside?: boolean } = {}): Generation {
  const plan = onePlan(deps, uid);
  const meter: CallMeter = {
    async book(verb) {
      const payer = { uid, plan: await plan() };
      const booking = deps.newId();
      const claim = creditClaim(deps, uid, payer.plan, [{ id: booking, credits: creditPrices[verb] }], how);
      await commitClaims(deps.documents, [claim], []);
      return {
        settle: (spent) => settleCredits(deps, payer, { verb, booking, spent }),
        release: () => releaseCredits(deps, payer, booking),
      };
    },
  };
  return deps.models.metered(meter);
}

/**
 * The models for work whose credits were booked when it began, under the id `booking`. Calls use them up; further calls
 * are charged as well, because an incomplete creation is useless.
 */
export function modelsOfJob(
  deps: Omit<MeterDeps, "newId">,
  { uid, booking }: { uid: string; booking: string },
): Generation {
  const plan = onePlan(deps, uid);
  const meter: CallMeter = {
    book: async (verb) => ({
      settle: async (spent) => settleCredits(deps, { uid, plan: await plan() }, { verb, booking, spent }),
      release: async () => undefined,
    }),
  };
  return deps.models.metered(meter);
}

/** Gives back what is left of the credits that were booked for work that has ended. */
export async function endBooking(deps: UsageDeps, uid: string, booking: string): Promise<void> {
  await releaseCredits(deps, { uid, plan: await planOf(deps.documents, uid, deps.now) }, booking);
}

/** Reads the plan once for all calls of a request. */
function onePlan({ documents, now }: UsageDeps, uid: string): () => Promise<PlanOf> {
  let read: Promise<PlanOf> | null = null;
  return () => {
    read ??= planOf(documents, uid, now);
    return read;
  };
}
