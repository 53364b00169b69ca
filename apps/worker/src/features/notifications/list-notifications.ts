import type { NotificationsInput, NotificationView } from "@vignette/domain/notifications";
import type { NotificationStore } from "../../records/stores/notification-store.ts";

/** Notifications on a page of the list. Our own choice. */
const PAGE = 30;

/** A page of a user's notifications, the latest first, and where the next one begins; null on the last. */
export async function listNotifications(
  { notifications }: { notifications: NotificationStore },
  uid: string,
  { cursor }: NotificationsInput,
): Promise<{ items: NotificationView[]; next: NonNullable<NotificationsInput["cursor"]> | null }> {
  const found = await notifications.listed(uid, cursor ?? null, PAGE + 1);
  const items = found
    .slice(0, PAGE)
    .map(({ value: { id, projectId, about, at, readAt } }) => ({ id, projectId, about, at, readAt }));
  const last = items.at(-1);
  return { items, next: found.length > PAGE && last ? { at: last.at, id: last.id } : null };
}
