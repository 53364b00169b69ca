import { VIEW_AS_HEADER, viewAsEnded } from "@vignette/domain/admin";
import { Refusal } from "@vignette/domain/kernel";
import { documentRefusal } from "../adapters/documents/document-refusal.ts";
import type { Documents } from "../adapters/documents/documents.ts";
import type { TokenUser } from "../adapters/identity/verify-token.ts";
import type { ViewGrants } from "../adapters/identity/view-grants.ts";
import { userRecords } from "../records/account/users.ts";
import { open } from "../records/open.ts";
import { isAdminByRecord } from "./is-admin.ts";

type Deps = { documents: Documents; viewGrants: ViewGrants };

/**
 * The user whose account an admin looks at, or why not: without a valid grant of this admin, or if the sender is no
 * longer an admin. Null if the request carries no grant. Source: ADR 52.
 */
export async function viewedUser(
  { documents, viewGrants }: Deps,
  headers: Headers,
  sender: TokenUser | Refusal,
): Promise<TokenUser | Refusal | null> {
  const grant = headers.get(VIEW_AS_HEADER);
  if (grant === null) return null;
  if (sender instanceof Refusal) return sender;
  const uid = await viewGrants.uidOf(grant, sender.uid);
  if (uid === null) return viewAsEnded();
  try {
    const isAdmin = sender.isAdmin || (await isAdminByRecord(documents, sender.uid));
    const stored = isAdmin ? await open(documents, userRecords).get(uid) : null;
    if (!stored) return viewAsEnded();
    const { email, displayName, photoURL } = stored.value;
    return { uid, email, emailVerified: true, displayName, photoURL, isAdmin: false, signedInAt: 0 };
  } catch (error) {
    const refusal = documentRefusal(error);
    if (refusal) return refusal;
    throw error;
  }
}
