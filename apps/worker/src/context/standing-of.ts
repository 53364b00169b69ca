import { DetectedCountry, STANDING_KEPT_FOR, type Standing } from "@vignette/domain/identity";
import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { clock } from "../adapters/clock.ts";
import type { Documents } from "../adapters/documents/documents.ts";
import { deletedAccountRecords } from "../records/account/deleted-accounts.ts";
import { userRecords } from "../records/account/users.ts";
import { open, openAs } from "../records/open.ts";
import { recentReads } from "../records/recent-reads.ts";

const UserFields = z.object({
  disabledAt: z.catch(z._default(z.nullable(Instant), null), null),
  detectedCountry: z.catch(z._default(z.nullable(DetectedCountry), null), null),
});

/** Whether a user has access, and the user's country; null if it has not been detected yet. */
type KnownUser = Standing & { detectedCountry: DetectedCountry | null };

/** Maximum number of users cached per isolate. Our own choice. */
const MOST = 5000;

const standings = recentReads<KnownUser>(STANDING_KEPT_FOR, MOST);

/**
 * A user's access and country, cached for `STANDING_KEPT_FOR`, so that a burst of requests costs one read. A user
 * without a record is either new or deleted: only then is the deletion looked up.
 */
export function standingOf(documents: Documents, uid: string): Promise<KnownUser> {
  return standings.get(uid, clock(), async () => {
    const user = await openAs(documents, userRecords, UserFields).get(uid);
    if (user) return { ...user.value, deletedAt: null };
    return { disabledAt: null, detectedCountry: null, deletedAt: await deletionOf(documents, uid) };
  });
}

/** Drops the cached standing of a user: the next request reads it again. */
export const forgetStanding = (uid: string): void => standings.forget(uid);

async function deletionOf(documents: Documents, uid: string): Promise<Instant | null> {
  return (await open(documents, deletedAccountRecords).get(uid))?.value.deletedAt ?? null;
}
