import { DetectedCountry, STANDING_KEPT_FOR, type Standing } from "@vignette/domain/identity";
import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { Documents } from "../adapters/documents/documents.ts";
import { deletedAccountRecords } from "../records/account/deleted-accounts.ts";
import { userRecords } from "../records/account/users.ts";
import { open, openAs } from "../records/open.ts";
import { recentReads } from "../records/recent-reads.ts";

const UserFields = z.object({
  disabledAt: z.catch(z._default(z.nullable(Instant), null), null),
  detectedCountry: z.catch(z._default(z.nullable(DetectedCountry), null), null),
});

/** Whether a user may come in, and where the user was detected; null if the country has not been detected yet. */
type KnownUser = Standing & { detectedCountry: DetectedCountry | null };

/** Most users that an isolate remembers. Our own choice. */
const MOST = 5000;

const standings = recentReads<KnownUser>(STANDING_KEPT_FOR, MOST);

/**
 * What is known about a user, at most `STANDING_KEPT_FOR` old, so that a burst of requests costs one read. A user without a record is either new or deleted: only
 * then is the deletion looked up.
 */
export function standingOf(documents: Documents, uid: string): Promise<KnownUser> {
  return standings.get(uid, Date.now(), async () => {
    const user = await openAs(documents, userRecords, UserFields).get(uid);
    if (user) return { ...user.value, deletedAt: null };
    return { disabledAt: null, detectedCountry: null, deletedAt: await deletionOf(documents, uid) };
  });
}

/** This isolate reads the user's standing again at the next request. */
export const forgetStanding = (uid: string): void => standings.forget(uid);

async function deletionOf(documents: Documents, uid: string): Promise<Instant | null> {
  return (await open(documents, deletedAccountRecords).get(uid))?.value.deletedAt ?? null;
}
