import { Refusal } from "../kernel/index.ts";

/** The code of the refusal below, for pages that offer the next step. */
export const EMAIL_NOT_VERIFIED = "identity.email-not-verified";

/** A paid call by a user whose email address is not verified. */
export const emailNotVerified = (email: string) =>
  new Refusal(
    "forbidden",
    EMAIL_NOT_VERIFIED,
    `Verify your email address first. Open the link we sent to ${email}, then try again.`,
  ).with({ email });
