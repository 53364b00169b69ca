import { type CreditGrant, refuseCreditGrant } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import { creditLimit } from "@vignette/domain/usage";
import { DocumentError, type Documents } from "../../../adapters/documents/documents.ts";
import type { LivePush } from "../../../adapters/live.ts";
import type { Context } from "../../../context/context.ts";
import { creditRecords } from "../../../records/account/credits.ts";
import { open } from "../../../records/open.ts";
import { creditsOf } from "../../../usage/credit-claim.ts";
import { planOf } from "../../../usage/plan-of.ts";
import { type Deps, logWrite } from "../log.ts";

type GrantDeps = Deps & Pick<Context, "keyOfMailbox"> & { documents: Documents; live: LivePush };
/** What an admin has given the user in this period. */
type Granted = { uid: string; granted: number };

/**
 * Gives a user AI credits for the current period, in addition to the plan; the user's open pages show them immediately.
 */
export async function grantCredits(deps: GrantDeps, grant: CreditGrant): Promise<Granted> {
  // The period's record is created with the first credit that is spent or granted: if a concurrent request created it,
  // this one adds to it.
  const granted = await commitGrant(deps, grant).catch(async (error) => {
    if (!(error instanceof DocumentError && error.kind === "exists")) throw error;
    return await commitGrant(deps, grant);
  });
  await deps.live(grant.uid, { type: "subscription" });
  return { uid: grant.uid, granted };
}

async function commitGrant(deps: GrantDeps, { uid, credits, reason }: CreditGrant): Promise<number> {
  const { store, documents, now } = deps;
  const user = await store.users.get(uid);
  if (!user) throw missing("user");
  const plan = await planOf(documents, uid, now);
  const refusal = refuseCreditGrant(creditLimit(plan.planId, plan.limits.credits));
  if (refusal) throw refusal;
  const identityKey = () => deps.keyOfMailbox(user.value.email);
  const { id, value, version } = await creditsOf({ documents, now, identityKey }, uid, plan);
  const granted = value.granted + credits;
  const { writes } = open(documents, creditRecords);
  await store.commit([
    version === null
      ? writes.create(id, { ...value, granted })
      : writes.patch(id, {}, { transforms: { increment: { granted: credits } } }),
    logWrite(deps, { action: "credits", subject: uid, change: `granted ${credits} credits: ${reason}` }),
  ]);
  return granted;
}
