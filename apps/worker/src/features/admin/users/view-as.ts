import { refuseViewAs, VIEW_AS_FOR, type ViewAsInput } from "@vignette/domain/admin";
import { later, missing } from "@vignette/domain/kernel";
import type { ViewGrants } from "../../../adapters/identity/view-grants.ts";
import { type Deps, logWrite } from "../log.ts";

/** Gives an admin read-only access to a user's account for a limited time, and logs it first. Source: ADR 52. */
export async function viewAs(deps: Deps & { viewGrants: ViewGrants }, input: ViewAsInput) {
  const { store, user, now, viewGrants } = deps;
  const refusal = refuseViewAs(user.uid, input);
  if (refusal) throw refusal;
  const stored = await store.users.get(input.uid);
  if (!stored) throw missing("user");
  const { uid, email, displayName } = stored.value;
  await store.commit([logWrite(deps, { action: "view-as", subject: uid, change: "viewed the account, read-only" })]);
  return { uid, email, displayName, grant: await viewGrants.grant(user.uid, uid), until: later(now, VIEW_AS_FOR) };
}
