import { clock } from "../adapters/clock.ts";
import type { Context } from "../context/context.ts";
import { languageOf } from "../records/language-of.ts";
import { notificationStore } from "../records/stores/notification-store.ts";
import { pushDeviceStore } from "../records/stores/push-device-store.ts";
import { type Notifier, notifier } from "./notifier.ts";
import { sendPush } from "./send-push.ts";

type Deps = Pick<Context, "documents" | "live" | "push" | "background">;

/** The notifier of a request, a Workflow or the cron. */
export function notifierOf(context: Deps): Notifier {
  const { documents, live, push, background } = context;
  const devices = pushDeviceStore(documents);
  return notifier({
    notifications: notificationStore(documents),
    live,
    hasDevices: async (uid) => push !== null && (await devices.hasAny(uid)),
    pushDue: pushDueOf(context),
    background,
    now: clock,
  });
}

/** Sends the push messages of a user that are due. */
export function pushDueOf({ documents, push }: Pick<Deps, "documents" | "push">): (uid: string) => Promise<void> {
  const stores = { notifications: notificationStore(documents), devices: pushDeviceStore(documents) };
  const language = (uid: string) => languageOf(documents, uid);
  return (uid) => sendPush({ ...stores, push, language, now: clock }, uid);
}
