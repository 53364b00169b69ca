import type { Instant } from "@vignette/domain/kernel";
import type { Notification, ReadInput } from "@vignette/domain/notifications";
import type { Documents, Stored } from "../../adapters/documents/documents.ts";
import type { LivePush } from "../../adapters/live.ts";
import type { NotificationStore } from "../../records/stores/notification-store.ts";

type Deps = { documents: Documents; notifications: NotificationStore; live: LivePush; now: Instant };

/** Notifications that are marked in one commit: Firestore allows 500 writes. Source: docs/platforms/firestore.md#limits. */
const BATCH = 300;

/** Marks notifications as read. Those of other users, and those that no longer exist, are left out. */
export async function markRead(deps: Deps, uid: string, { ids }: ReadInput): Promise<null> {
  await save(deps, uid, await deps.notifications.several(uid, ids));
  return null;
}

/** Marks all of a user's notifications as read. */
export async function markAllRead(deps: Deps, uid: string): Promise<null> {
  for (;;) {
    const found = await deps.notifications.unread(uid, BATCH);
    await save(deps, uid, found);
    if (found.length < BATCH) return null;
  }
}

async function save(deps: Deps, uid: string, found: readonly Stored<Notification>[]): Promise<void> {
  const unread = found.filter(({ value }) => value.readAt === null);
  if (unread.length === 0) return;
  await deps.documents.commit(unread.map(({ id }) => deps.notifications.writes.patch(id, { readAt: deps.now })));
  await deps.live(uid, { type: "notification" });
}
