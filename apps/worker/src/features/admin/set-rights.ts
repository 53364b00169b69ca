import { changeInWords, notAdmin, type RightsChange, refuseRightsChange } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import { type Deps, logWrite } from "./log.ts";

/**
 * Makes somebody an admin by their record, or takes that back. A claim in their identity token is not ours to take.
 *
 * Written only while the asking admin is one: of two who take each other's rights at once, one comes too late.
 */
export async function setRights(deps: Deps, input: RightsChange): Promise<{ uid: string; isAdmin: boolean }> {
  const { store, user, now } = deps;
  const refusal = refuseRightsChange(user.uid, input);
  if (refusal) throw refusal;
  const { uid, isAdmin } = input;
  const [stored, own] = await Promise.all([store.users.get(uid), store.users.get(user.uid)]);
  // Asked again with the read that the write is held against: the right may have gone since the request came in.
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
