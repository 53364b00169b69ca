import { hours, type Instant, later, minutes } from "@vignette/domain/kernel";
import { MAIL_GATHERS, type Notification } from "@vignette/domain/notifications";
import type { Locale } from "@vignette/messages/locale";
import { DocumentError, type Stored } from "../adapters/documents/documents.ts";
import type { PushOutcome, PushPort } from "../adapters/push/push-port.ts";
import type { NotificationStore } from "../records/stores/notification-store.ts";
import type { PushDeviceStore } from "../records/stores/push-device-store.ts";
import { pushMessageOf } from "./push-message.ts";

export type PushDeps = {
  notifications: NotificationStore;
  devices: PushDeviceStore;
  push: PushPort | null;
  /** The language in which a user reads. */
  language: (uid: string) => Promise<Locale>;
  now: () => Instant;
};

/** Most push messages per user and call: the rest is sent by the next sweep. Our own choice. */
const MOST = 20;
/** How long one sender has for a message before a sweep tries again, in ms. Our own choice: a few times the timeout. */
const LEASE = minutes(2);
/** After this time a message is no longer news, in ms. Our own choice. */
const WORTH = hours(6);

/**
 * Sends the push messages that a user's notifications wait for, to all devices of the user. Each is reserved first,
 * conditional on the version that was read: of two senders one sends it. What was read meanwhile is left out. A device
 * whose browser has unsubscribed is removed.
 */
export async function sendPush(deps: PushDeps, uid: string): Promise<void> {
  const waiting = await deps.notifications.waitingForPush(uid, deps.now(), MOST);
  for (const stored of waiting) await sendOne(deps, stored);
}

async function sendOne(deps: PushDeps, { id, value, version }: Stored<Notification>): Promise<void> {
  const now = deps.now();
  const reserved = { dueAt: later(now, LEASE) };
  try {
    await deps.notifications.patch(id, reserved, version);
  } catch (error) {
    if (error instanceof DocumentError && (error.kind === "changed" || error.kind === "missing")) return;
    throw error;
  }
  const push = await outcomeFor(deps, value, now);
  if (push === "waiting") return;
  await deps.notifications.patch(id, { push, dueAt: value.mail === "waiting" ? later(value.at, MAIL_GATHERS) : null });
}

/** How the push message of a notification ends; `waiting`: a later sweep tries again. */
async function outcomeFor(deps: PushDeps, notification: Notification, now: Instant): Promise<Notification["push"]> {
  const { uid, about, at, shown, readAt } = notification;
  const { push, devices } = deps;
  const [all, { routes }] = await Promise.all([devices.ofUser(uid), deps.notifications.routes(uid)]);
  const isWanted = routes[about.kind].push && !(shown && readAt !== null) && now - at < WORTH;
  if (!push || all.length === 0 || !isWanted) return "none";
  const message = pushMessageOf(notification, await deps.language(uid));
  const outcomes = await Promise.all(
    all.map(async (device): Promise<PushOutcome> => {
      const outcome = await push.send(device, message);
      if (outcome === "gone") await devices.remove(device.id);
      return outcome;
    }),
  );
  if (outcomes.includes("sent")) return "sent";
  return outcomes.includes("unknown") ? "waiting" : "failed";
}
