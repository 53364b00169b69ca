import * as z from "zod/mini";
import { type Instant, minutes, Refusal } from "../kernel/index.ts";

/** What a person types before an account is deleted. Source: docs/experience.md#settings. */
export const DELETION_WORD = "delete";
export const DeleteAccountInput = z.object({ confirm: z.literal(DELETION_WORD) });

/**
 * How long after signing in an account may be deleted, in ms: the identity provider's own window.
 * Source: docs/platforms/identity.md#sessions.
 */
const RECENT = minutes(5);

/** Null if the user has just confirmed with a password or with Google. A stolen session is not enough. */
export function refuseOldSignIn(signedInAt: number, now: Instant): Refusal | null {
  return now - signedInAt <= RECENT
    ? null
    : new Refusal("forbidden", "identity.sign-in-again", "Confirm your password first, then delete your account.");
}

/** What is lost with an account. */
export const DeletionImpact = z.object({
  projects: z.number(),
  assets: z.number(),
  creations: z.number(),
  scheduledPosts: z.number(),
  socialAccounts: z.number(),
});
export type DeletionImpact = z.infer<typeof DeletionImpact>;
