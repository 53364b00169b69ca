import { withTokensRevoked } from "../accounts/new-account.ts";
import { hashPassword, requireStrongPassword } from "../accounts/password.ts";
import type { IdentityDeps } from "../identity.ts";
import { IdentityError } from "../identity-error.ts";
import { type RequestBody, requiredText, textIn } from "./request-body.ts";

/** accounts:resetPassword: without `newPassword` only checks the mailed code. */
export async function resetPassword(identity: IdentityDeps, body: RequestBody): Promise<object> {
  const code = identity.codes.require(requiredText(body, "oobCode", "MISSING_OOB_CODE"));
  const newPassword = textIn(body, "newPassword");
  const answer = {
    kind: "identitytoolkit#ResetPasswordResponse",
    email: code.email,
    ...(code.newEmail && { newEmail: code.newEmail }),
    requestType: code.requestType,
  };
  if (newPassword === undefined) return answer;

  requireStrongPassword(newPassword);
  const account = identity.accounts.byUid(code.uid);
  if (code.requestType !== "PASSWORD_RESET" || account?.email !== code.email)
    throw new IdentityError("INVALID_OOB_CODE");
  const password = await hashPassword(newPassword);
  // The owner of the mailbox now owns the account: the address is verified and other providers are unlinked.
  const reset = { ...account, password, passwordUpdatedAt: identity.now(), emailVerified: true, google: null };
  identity.accounts.save(withTokensRevoked(reset, identity.now()));
  identity.codes.use(code);
  identity.attempts.clear(code.email);
  return answer;
}
