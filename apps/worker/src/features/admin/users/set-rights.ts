import { changeInWords, notAdmin, type RightsChange, refuseRightsChange } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import { type Deps, logWrite } from "../log.ts";

/**
 * Grants or revokes admin rights in the user's record. A claim in an identity token cannot be changed here.
 * The write is conditional on the acting admin's own right: if two admins remove each other's rights at the same time,
 * the second one fails.
 */
export async function setRights(deps: Deps, input: RightsChange): Promise<{ uid: string; isAdmin: boolean }> {
  const { store, user, now } = deps;
  const refusal = refuseRightsChange(user.uid, input);
  if (refusal) throw refusal;
  const { uid, isAdmin } = input;
  const [stored, own] = await Promise.all([store.users.get(uid), store.users.get(user.uid)]);
  // Checked again with the version that the write depends on: the right may have been removed since the request came
  // in.
  if (!user.isAdmin && own?.value.isAdmin !== true) throw notAdmin();
  if (!stored) throw missing("user");
  const change = changeInWords(stored.value, { isAdmin });
  if (change === "") return { uid, isAdmin };

  const { patch } = store.users.writes;
  await store.commit([
    ...(own?.value.isAdmin ? [patch(user.uid, { isAdmin: true }, { version: own.version })] : []),
    patch(uid, { isAdmin, lastUpdated: now }, { version: stored.version }),
    logWrite(deps, { action: "rights", subject: uid, change }),
  ]);
  return { uid, isAdmin };
}
