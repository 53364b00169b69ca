import type { Instant } from "@vignette/domain/kernel";
import { type Notification, notificationOf, type Occasion, routesOf } from "@vignette/domain/notifications";
import { DocumentError, type Write } from "../adapters/documents/documents.ts";
import type { LivePush } from "../adapters/live.ts";
import type { NotificationStore } from "../records/stores/notification-store.ts";

export type NotifierDeps = {
  notifications: Pick<NotificationStore, "writes" | "create" | "routes">;
  live: LivePush;
  /** Whether a user has a device that push messages can be sent to. */
  hasDevices: (uid: string) => Promise<boolean>;
  /** Sends a user's push messages that are due. */
  pushDue: (uid: string) => Promise<void>;
  background: (work: Promise<unknown>) => void;
  now: () => Instant;
};

/** Tells users what happened. Source: ADR 107. */
export type Notifier = {
  /**
   * The notification of an occasion as writes for the commit of what happened, so that either both happened or neither;
   * none if the user is not to be notified. Call `told` after the commit.
   */
  writesFor(occasion: Occasion): Promise<readonly Write[]>;
  /** After a commit with notifications of a user: brings them to open pages and to devices. Never throws. */
  told(uid: string): Promise<void>;
  /** Notifies of an occasion that has no commit of its own. Safe to repeat: the same occasion notifies once. */
  notify(occasion: Occasion): Promise<void>;
};

export function notifier(deps: NotifierDeps): Notifier {
  async function notificationFor(occasion: Occasion): Promise<Notification | null> {
    // Delivering asks again: what happened is saved even if the preferences cannot be read now.
    const [{ routes }, hasDevices] = await Promise.all([
      deps.notifications.routes(occasion.uid).catch(() => ({ routes: routesOf(null) })),
      deps.hasDevices(occasion.uid).catch(() => false),
    ]);
    return notificationOf(occasion, routes, { now: deps.now(), hasDevices });
  }

  async function told(uid: string): Promise<void> {
    // A message that is not sent now is sent by the sweep.
    deps.background(deps.pushDue(uid).catch(() => undefined));
    await deps.live(uid, { type: "notification" });
  }

  return {
    told,
    async writesFor(occasion) {
      const made = await notificationFor(occasion);
      return made ? [deps.notifications.writes.put(made.id, made)] : [];
    },
    async notify(occasion) {
      const made = await notificationFor(occasion);
      if (!made) return;
      try {
        await deps.notifications.create(made);
      } catch (error) {
        if (error instanceof DocumentError && error.kind === "exists") return;
        throw error;
      }
      await told(occasion.uid);
    },
  };
}
