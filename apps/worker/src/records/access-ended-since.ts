import type { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { Documents } from "../adapters/documents/documents.ts";
import { deletedAccountRecords } from "./account/deleted-accounts.ts";
import { userRecords } from "./account/users.ts";
import { openAs } from "./open.ts";

const Anything = z.object({});

/** The uids of users who were disabled or deleted at that time or later. */
export async function accessEndedSince(documents: Documents, since: Instant): Promise<string[]> {
  const [disabled, deleted] = await Promise.all([
    openAs(documents, userRecords, Anything).find({ where: [["disabledAt", ">=", since]] }),
    openAs(documents, deletedAccountRecords, Anything).find({ where: [["deletedAt", ">=", since]] }),
  ]);
  return [...disabled, ...deleted].map(({ id }) => id);
}
