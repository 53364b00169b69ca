import type { DeletionImpact } from "@vignette/domain/identity";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import { accountRecords } from "../../records/account/social-accounts.ts";
import { projectRecords } from "../../records/content/projects.ts";
import { openAs } from "../../records/open.ts";
import { countUserData } from "../../user-data/count-user-data.ts";

const Anything = z.object({ id: z.string() });

/** What is deleted together with the account. */
export async function deletionImpact(documents: Documents, uid: string): Promise<DeletionImpact> {
  const mine = { where: [["uid", "==", uid] as const] };
  const [userData, projects, socialAccounts] = await Promise.all([
    countUserData(documents, { uid }),
    openAs(documents, projectRecords, Anything).count(mine),
    openAs(documents, accountRecords, Anything).count(mine),
  ]);
  return { ...userData, projects, socialAccounts };
}
