import type { Standing } from "@vignette/domain/identity";
import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { Documents } from "../adapters/documents/documents.ts";
import { deletedAccountRecords } from "../records/account/deleted-accounts.ts";
import { userRecords } from "../records/account/users.ts";
import { open, openAs } from "../records/open.ts";
import { standingCache } from "./standing-cache.ts";

const DisabledAt = z.object({ disabledAt: z.catch(z._default(z.nullable(Instant), null), null) });

/** One per isolate. */
const standings = standingCache(Date.now);

/**
 * Whether a user may come in, at most `STANDING_KEPT_FOR` old. A user without a record is either new or deleted: only
 * then is the deletion looked up.
 */
export function standingOf(documents: Documents, uid: string): Promise<Standing> {
  return standings.get(uid, async () => {
    const user = await openAs(documents, userRecords, DisabledAt).get(uid);
    if (user) return { disabledAt: user.value.disabledAt, deletedAt: null };
    return { disabledAt: null, deletedAt: await deletionOf(documents, uid) };
  });
}

/** This isolate reads the user's standing again at the next request. */
export const forgetStanding = (uid: string): void => standings.forget(uid);

async function deletionOf(documents: Documents, uid: string): Promise<Instant | null> {
  return (await open(documents, deletedAccountRecords).get(uid))?.value.deletedAt ?? null;
}
