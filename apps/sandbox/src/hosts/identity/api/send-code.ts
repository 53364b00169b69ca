import type { CallerKind, IdentityDeps } from "../identity.ts";
import { IdentityError } from "../identity-error.ts";
import { mailLink, type OneTimeCode } from "../one-time-codes.ts";
import { type RequestBody, requiredEmail, textIn } from "./request-body.ts";

type Mail = Pick<OneTimeCode, "requestType" | "uid" | "email" | "newEmail">;

/**
 * accounts:sendOobCode: "sends" a mail, which `/__control/mail` shows. An unknown address is reported only if email
 * privacy is off.
 */
export async function sendCode(
  identity: IdentityDeps,
  body: RequestBody,
  caller: CallerKind,
  language: string | null,
): Promise<object> {
  const mail = await mailFor(identity, body, caller);
  const kind = "identitytoolkit#GetOobConfirmationCodeResponse";
  if (!mail) return { kind, email: requiredEmail(body) };

  const sent = identity.codes.send({ ...mail, continueUrl: textIn(body, "continueUrl") ?? null, language });
  const link = caller === "service-account" && body.returnOobLink === true;
  return {
    kind,
    email: mail.email,
    ...(link && { oobCode: sent.code, oobLink: mailLink(sent, identity.appOrigin) }),
  };
}

/** Null if the address has no account and that must not be revealed. */
async function mailFor(identity: IdentityDeps, body: RequestBody, caller: CallerKind): Promise<Mail | null> {
  const requestType = textIn(body, "requestType");
  if (requestType === "PASSWORD_RESET") return resetMail(identity, requiredEmail(body));
  if (requestType !== "VERIFY_EMAIL" && requestType !== "VERIFY_AND_CHANGE_EMAIL")
    throw new IdentityError("INVALID_REQ_TYPE");

  const byAddress = caller === "service-account" && !textIn(body, "idToken");
  const account = byAddress ? identity.accounts.byEmail(requiredEmail(body)) : (await identity.session(body)).account;
  if (!account?.email) throw new IdentityError("USER_NOT_FOUND");
  const newEmail = requestType === "VERIFY_EMAIL" ? null : requiredEmail(body, "newEmail");
  if (newEmail && identity.accounts.byEmail(newEmail)) throw new IdentityError("EMAIL_EXISTS");
  return { requestType, uid: account.uid, email: newEmail ?? account.email, newEmail };
}

function resetMail({ accounts, settings }: IdentityDeps, email: string): Mail | null {
  const account = accounts.byEmail(email);
  if (account) return { requestType: "PASSWORD_RESET", uid: account.uid, email, newEmail: null };
  if (settings.read().enableImprovedEmailPrivacy) return null;
  throw new IdentityError("EMAIL_NOT_FOUND");
}
