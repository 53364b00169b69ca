import type { Account } from "../accounts/account.ts";
import { newAccount, withTokensRevoked } from "../accounts/new-account.ts";
import { hashPassword, requireStrongPassword } from "../accounts/password.ts";
import type { CallerKind, IdentityDeps } from "../identity.ts";
import { IdentityError } from "../identity-error.ts";
import { type RequestBody, requiredEmail, requiredText, textIn } from "./request-body.ts";

/** accounts:signUp: a new account with a password; with `idToken` the password is added to that account. */
export async function signUp(identity: IdentityDeps, body: RequestBody, caller: CallerKind): Promise<object> {
  if (caller === "visitor" && body.email === undefined && body.password === undefined) {
    throw new IdentityError("ADMIN_ONLY_OPERATION");
  }
  const email = requiredEmail(body);
  const password = requiredText(body, "password", "MISSING_PASSWORD");
  requireStrongPassword(password);
  const linked = textIn(body, "idToken") === undefined ? null : (await identity.session(body)).account;
  const owner = identity.accounts.byEmail(email);
  if (owner && owner.uid !== linked?.uid) throw new IdentityError("EMAIL_EXISTS");

  const account = identity.accounts.save(await accountToSave(identity, body, linked, { email, password }));
  return {
    kind: "identitytoolkit#SignupNewUserResponse",
    localId: account.uid,
    email,
    ...(account.displayName && { displayName: account.displayName }),
    ...(caller === "visitor" && (await identity.signIn(account, "password"))),
  };
}

async function accountToSave(
  { now }: IdentityDeps,
  body: RequestBody,
  linked: Account | null,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const secret = { email, password: await hashPassword(password), passwordUpdatedAt: now() };
  if (linked) return withTokensRevoked({ ...linked, ...secret }, now());
  const uid = textIn(body, "localId");
  return newAccount({ ...secret, displayName: textIn(body, "displayName") ?? null, ...(uid && { uid }) }, now());
}
