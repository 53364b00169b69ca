import * as z from "zod/mini";
import type { Documents } from "../adapters/documents/documents.ts";
import type { TokenUser } from "../adapters/identity/verify-token.ts";
import { userRecords } from "../records/account/users.ts";
import { openAs } from "../records/open.ts";

const AdminRecord = z.object({ isAdmin: z.catch(z._default(z.boolean(), false), false) });

/** Whether the user's record says that they are an admin. Source: spec §6, Admin. */
export async function isAdminByRecord(documents: Documents, uid: string): Promise<boolean> {
  return (await openAs(documents, userRecords, AdminRecord).get(uid))?.value.isAdmin === true;
}

/** Whether a user is an admin: the token claims it, or the user's record says so. Source: spec §6. */
export const isAdmin = async (documents: Documents, user: TokenUser): Promise<boolean> =>
  user.isAdmin || (await isAdminByRecord(documents, user.uid));
