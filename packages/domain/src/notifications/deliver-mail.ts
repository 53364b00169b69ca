import { type Instant, later, minutes } from "../kernel/index.ts";
import type { Notification } from "./notification.ts";
import { MAIL_GATHERS } from "./notify.ts";
import type { Routes } from "./preferences.ts";

/** Pauses before a mail whose outcome is unknown is sent again; after the last it is given up. Our own choice. */
const PAUSES = [minutes(2), minutes(10), minutes(30), minutes(60)];

/** When a mail that is sent now for the `tries`th time is sent again, unless its outcome is known by then. */
export const againAt = (tries: number, now: Instant): Instant => later(now, PAUSES[tries - 1] ?? minutes(60));

/** Whether a mail would be sent once too often. */
export const isGivenUp = (tries: number) => tries > PAUSES.length + 1;

/** One mail to a user: `id` is its key, `at` when it was put together, `language` a BCP 47 tag. */
export type MailPlan = { id: string; at: Instant; language: string; notifications: readonly Notification[] };

/** What is sent now, and how the user's notifications are stored before that. */
export type MailStep = { plan: MailPlan | null; changed: readonly Notification[] };

/** What decides about a user's next mail. `language`: the user's, as a BCP 47 tag. */
type Recipient = { routes: Routes; hasAddress: boolean; language: string; now: Instant; newId: string };

/**
 * What happens to the mail of a user's waiting notifications: a mail that was begun and is due again comes first; else
 * everything that waits becomes one mail as soon as the first has waited long enough. What was read in the app, or is
 * not wanted any more, is left out; without an address nothing is sent. Pure.
 */
export function nextMail(
  waiting: readonly Notification[],
  { routes, hasAddress, language, now, newId }: Recipient,
): MailStep {
  const isWanted = ({ about, shown, readAt }: Notification) =>
    hasAddress && routes[about.kind].mail && !(shown && readAt !== null);
  const begun = waiting.find(({ mailing, dueAt }) => mailing !== null && dueAt !== null && dueAt <= now)?.mailing;
  if (begun) {
    const own = waiting.filter(({ mailing }) => mailing?.id === begun.id);
    if (isGivenUp(begun.tries + 1) || !own.some(isWanted))
      return { plan: null, changed: own.map((it) => settled(it, own.some(isWanted) ? "failed" : "none")) };
    return sending(own, { ...begun, tries: begun.tries + 1 }, now);
  }
  const gathered = waiting.filter(({ mailing }) => mailing === null);
  if (!gathered.some(({ at }) => later(at, MAIL_GATHERS) <= now)) return { plan: null, changed: [] };
  const unwanted = gathered.filter((it) => !isWanted(it)).map((it) => settled(it, "none"));
  const wanted = gathered.filter(isWanted);
  if (wanted.length === 0) return { plan: null, changed: unwanted };
  const { plan, changed } = sending(wanted, { id: newId, at: now, tries: 1, language }, now);
  return { plan, changed: [...changed, ...unwanted] };
}

function sending(own: readonly Notification[], mailing: NonNullable<Notification["mailing"]>, now: Instant): MailStep {
  const changed = own.map((it) => ({ ...it, mailing, dueAt: againAt(mailing.tries, now) }));
  const { id, at, language = "en" } = mailing;
  return { plan: { id, at, language, notifications: changed }, changed };
}

/** A notification whose mail was sent, given up or is not needed; `dueAt` stays with a push that waits. */
export const settled = (notification: Notification, mail: "sent" | "failed" | "none"): Notification => ({
  ...notification,
  mail,
  dueAt: notification.push === "waiting" ? notification.at : null,
});
