import type { Identity } from "./identities.ts";
import type { Row } from "./rows/row.ts";

/** What a call comes to: it succeeds, it succeeds with nothing in it, or it is refused with a code of tRPC. */
export type Answer = "allowed" | "nothing" | (string & {});

/** What a user without a verified mail address gets from what costs money. */
const COSTING_UNVERIFIED: Answer = "FORBIDDEN";
const UNAUTHORIZED = "UNAUTHORIZED";

/** What an identity without an account gets from everything that wants one. */
const refusedAtTheDoor: Partial<Record<Identity, Answer>> = {
  visitor: UNAUTHORIZED,
  reviewer: UNAUTHORIZED,
  expired: UNAUTHORIZED,
  "other-project": UNAUTHORIZED,
  unsigned: UNAUTHORIZED,
  "forged-admin": UNAUTHORIZED,
  disabled: UNAUTHORIZED,
  deleted: UNAUTHORIZED,
  // The token is genuine, so the answer says what is wrong with the header.
  mismatched: "FORBIDDEN",
};

/** The answer that a procedure owes an identity. */
export function expectedAnswer(row: Row, identity: Identity): Answer {
  const { access, strangers = "NOT_FOUND", instead = "allowed" } = row;
  if (access === "everyone") return "allowed";
  if (access === "link") return identity === "reviewer" ? "allowed" : "NOT_FOUND";
  if (row.deletedToo && identity === "deleted") return instead;
  const refused = refusedAtTheDoor[identity];
  if (refused !== undefined) return refused;
  if (access === "admin") return identity === "admin" ? instead : "FORBIDDEN";
  if (row.costs && identity === "unverified") return COSTING_UNVERIFIED;
  const isOwner = identity === "owner";
  return access === "user" || isOwner ? instead : strangers;
}
