import { type AccessChange, changeInWords, notAdmin, refuseAccessChange } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import type { Context } from "../../../context/context.ts";
import { type Deps, logWrite } from "../log.ts";

/**
 * Disables a user, or enables the user again: first in our own record, which every request checks, then at the identity
 * provider, which stops signing in and renewing tokens. Closes the user's open pages' channels. If the provider does
 * not answer, the call can be repeated. The write is conditional on the acting admin's own right, as in `setRights`.
 * Source: ADR 49.
 */
export async function setDisabled(
  deps: Deps & Pick<Context, "identityAccounts" | "endAccess">,
  input: AccessChange,
): Promise<AccessChange> {
  const { store, user, now } = deps;
  const refusal = refuseAccessChange(user.uid, input);
  if (refusal) throw refusal;
  const { uid, isDisabled } = input;
  const [stored, own] = await Promise.all([store.users.get(uid), store.users.get(user.uid)]);
  if (!user.isAdmin && own?.value.isAdmin !== true) throw notAdmin();
  if (!stored) throw missing("user");

  const wasDisabled = (stored.value.disabledAt ?? null) !== null;
  const change = changeInWords({ isDisabled: wasDisabled }, { isDisabled });
  if (change !== "") {
    const { patch } = store.users.writes;
    await store.commit([
      ...(own?.value.isAdmin ? [patch(user.uid, { isAdmin: true }, { version: own.version })] : []),
      patch(uid, { disabledAt: isDisabled ? now : null, lastUpdated: now }, { version: stored.version }),
      logWrite(deps, { action: "access", subject: uid, change }),
    ]);
  }
  await deps.endAccess(uid);
  await deps.identityAccounts.setDisabled(uid, isDisabled);
  return input;
}
