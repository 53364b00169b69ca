import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import { refuseUnsettled, unscheduleTarget } from "@vignette/domain/scheduling";
import type { Documents } from "../../adapters/documents/documents.ts";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import type { AccountGates } from "../../adapters/platforms/account-gates.ts";
import type { SocialAccountStore } from "../../records/stores/social-account-store.ts";
import type { TargetStore } from "../../records/stores/target-store.ts";
import { assertSettled } from "../../user-data/assert-settled.ts";

type Deps = {
  documents: Documents;
  accounts: SocialAccountStore;
  targets: TargetStore;
  gates: AccountGates;
  now: Instant;
};

/**
 * Disconnects an account. Its scheduled posts become drafts first, so that none fails silently later. Refused while a
 * post to it is being sent or in doubt: its outcome could no longer be checked. Source: ADR 49.
 */
export async function disconnect(deps: Deps, uid: string, id: string): Promise<{ id: string }> {
  const { value, version } = await deps.accounts.get(uid, id);
  await assertSettled(deps.documents, "connection", [
    ["uid", "==", uid],
    ["accountId", "==", id],
  ]);
  for (const target of await deps.targets.plannedOf(uid, id)) {
    const unscheduled = unscheduleTarget(target.value, deps.now);
    if (unscheduled) await deps.targets.save(unscheduled, target.version).catch(ifChanged(beganMeanwhile));
  }
  await deps.accounts.remove(id, version);
  await deps.gates(id).end(value.platform, value.sealedTokens);
  return { id };
}

/** Most likely the engine began to send it. */
const beganMeanwhile = () => refuseUnsettled("connection", ["publishing"]) ?? changedMeanwhile("account");
