import { ACCOUNT_DISABLED } from "./access.ts";

/** What a person reads when signing in fails. Source: spec §8, Authentication messages; ADR 49 for a disabled account. */
const messages = {
  "auth/user-not-found": "No account found with this email address. Please check your email or sign up.",
  "auth/wrong-password": "Incorrect password. Please try again or reset your password.",
  "auth/invalid-credential": "Invalid login credentials. Please check your email and password.",
  "auth/email-already-in-use": "An account with this email already exists. Please log in or reset your password.",
  "auth/weak-password": "Password is too weak. Please use a stronger password.",
  "auth/password-does-not-meet-requirements": "Password is too weak. Please use a stronger password.",
  "auth/invalid-email": "Invalid email address. Please enter a valid email.",
  "auth/network-request-failed": "Network error. Please check your internet connection and try again.",
  "auth/too-many-requests": "Too many unsuccessful login attempts. Please try again later or reset your password.",
  "auth/unauthorized-domain": "This domain is not authorized for OAuth operations. Please contact support.",
  "auth/user-disabled": ACCOUNT_DISABLED,
} as const;

/** The spec's sentence for a code of the identity provider; else the provider's own message, else the general one. */
export function authMessage(code: string, providerMessage?: string): string {
  return Object.hasOwn(messages, code)
    ? messages[code as keyof typeof messages]
    : providerMessage || "An error occurred. Please try again.";
}
