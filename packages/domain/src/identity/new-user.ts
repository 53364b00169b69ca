import { type Instant, Refusal } from "../kernel/index.ts";
import type { User } from "./user.ts";

/** What the identity provider says about a user. */
export type Profile = Pick<User, "uid" | "email" | "displayName" | "photoURL">;

/** The record of a user who has just signed up. Signing up never makes an admin. */
export function newUser({ uid, email, displayName, photoURL }: Profile, now: Instant): User {
  return { uid, email, displayName, photoURL, createdAt: now, lastUpdated: now, lastLogin: now, isAdmin: false };
}

/** Source: spec §8, Session. */
export const userDocumentMissing = () => new Refusal("missing", "identity.document-missing", "User document not found");
