import { operator } from "@vignette/domain/support";
import { m } from "@vignette/messages";

/** What a person reads when signing in fails. Source: spec §8, Authentication messages; ADR 49 for a disabled account. */
const messages = {
  "auth/user-not-found": m.login_auth_user_not_found(),
  "auth/wrong-password": m.login_auth_wrong_password(),
  "auth/invalid-credential": m.login_auth_invalid_credential(),
  "auth/email-already-in-use": m.login_auth_email_in_use(),
  "auth/weak-password": m.login_auth_weak_password(),
  "auth/password-does-not-meet-requirements": m.login_auth_weak_password(),
  "auth/invalid-email": m.login_auth_invalid_email(),
  "auth/network-request-failed": m.login_auth_network(),
  "auth/too-many-requests": m.login_auth_too_many_requests(),
  "auth/unauthorized-domain": m.login_auth_unauthorized_domain(),
  "auth/user-disabled": m.refusals_identity_disabled({ email: operator.supportEmail }),
} as const;

/** The spec's sentence for a code of the identity provider; else the provider's own message, else the general one. */
export function authMessage(code: string, providerMessage?: string): string {
  return Object.hasOwn(messages, code)
    ? messages[code as keyof typeof messages]
    : providerMessage || m.login_auth_failed();
}
