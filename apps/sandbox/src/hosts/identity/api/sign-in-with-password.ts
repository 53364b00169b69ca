import { passwordFits } from "../accounts/password.ts";
import type { IdentityDeps } from "../identity.ts";
import { IdentityError } from "../identity-error.ts";
import { type RequestBody, requiredEmail, requiredText } from "./request-body.ts";

/** accounts:signInWithPassword. The error for a wrong address or password depends on email privacy. */
export async function signInWithPassword(identity: IdentityDeps, body: RequestBody): Promise<object> {
  const email = requiredEmail(body);
  const password = requiredText(body, "password", "MISSING_PASSWORD");
  identity.attempts.requireFew(email);

  const account = identity.accounts.byEmail(email);
  if (!account || !(await passwordFits(account, password))) {
    identity.attempts.addWrong(email);
    throw new IdentityError(wrongLogin(identity, account !== null));
  }
  const tokens = await identity.signIn(account, "password");
  identity.attempts.clear(email);
  return {
    kind: "identitytoolkit#VerifyPasswordResponse",
    registered: true,
    localId: account.uid,
    email,
    displayName: account.displayName ?? "",
    ...(account.photoUrl && { profilePicture: account.photoUrl }),
    ...tokens,
  };
}

function wrongLogin({ settings }: IdentityDeps, known: boolean): string {
  if (settings.read().enableImprovedEmailPrivacy) return "INVALID_LOGIN_CREDENTIALS";
  return known ? "INVALID_PASSWORD" : "EMAIL_NOT_FOUND";
}
