import { type Instant, Refusal } from "../kernel/index.ts";
import type { User } from "./user.ts";

/** What the identity provider tells of somebody. */
export type Profile = Pick<User, "uid" | "email" | "displayName" | "photoURL">;

/** The record of somebody who signed up just now. Nobody becomes an admin by signing up. */
export function newUser({ uid, email, displayName, photoURL }: Profile, now: Instant): User {
  return { uid, email, displayName, photoURL, createdAt: now, lastUpdated: now, lastLogin: now, isAdmin: false };
}

/** Source: spec §8, Session. */
export const userDocumentMissing = () => new Refusal("missing", "identity.document-missing", "User document not found");
