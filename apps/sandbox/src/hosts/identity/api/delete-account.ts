import type { CallerKind, IdentityDeps } from "../identity.ts";
import { IdentityError } from "../identity-error.ts";
import { type RequestBody, requiredText, textIn } from "./request-body.ts";

/** accounts:delete: one's own account after a recent sign-in; any account for the service account. */
export async function deleteAccount(identity: IdentityDeps, body: RequestBody, caller: CallerKind): Promise<object> {
  identity.accounts.remove(await uidToDelete(identity, body, caller));
  return { kind: "identitytoolkit#DeleteAccountResponse" };
}

async function uidToDelete(identity: IdentityDeps, body: RequestBody, caller: CallerKind): Promise<string> {
  if (caller === "service-account" && !textIn(body, "idToken")) {
    const uid = requiredText(body, "localId", "MISSING_LOCAL_ID");
    if (!identity.accounts.byUid(uid)) throw new IdentityError("USER_NOT_FOUND");
    return uid;
  }
  const { account, signIn } = await identity.session(body);
  identity.requireRecent(signIn);
  return account.uid;
}
