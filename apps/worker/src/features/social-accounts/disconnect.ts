import type { Instant } from "@vignette/domain/kernel";
import { unscheduleTarget } from "@vignette/domain/scheduling";
import type { AccountGates } from "../../adapters/platforms/account-gates.ts";
import type { SocialAccountStore } from "../../records/social-account-store.ts";
import type { TargetStore } from "../../records/target-store.ts";

type Deps = { accounts: SocialAccountStore; targets: TargetStore; gates: AccountGates; now: Instant };

/** Disconnects an account. Its scheduled posts become drafts first, so that none fails silently later. */
export async function disconnect(deps: Deps, uid: string, id: string): Promise<{ id: string }> {
  const { value, version } = await deps.accounts.get(uid, id);
  for (const target of await deps.targets.plannedOf(uid, id)) {
    const unscheduled = unscheduleTarget(target.value, deps.now);
    if (unscheduled) await deps.targets.save(unscheduled, target.version);
  }
  await deps.accounts.remove(id, version);
  await deps.gates(id).end(value.platform, value.sealedTokens);
  return { id };
}
