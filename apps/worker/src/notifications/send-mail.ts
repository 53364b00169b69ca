import type { Instant } from "@vignette/domain/kernel";
import { type MailPlan, type Notification, nextMail, settled } from "@vignette/domain/notifications";
import { localeFor } from "@vignette/messages/locale";
import { DocumentError, type Documents, type Stored } from "../adapters/documents/documents.ts";
import type { IdentityAccounts } from "../adapters/identity/identity-accounts.ts";
import type { MailOutcome, MailPort } from "../adapters/mail/mail-port.ts";
import type { UnsubscribeLinks } from "../adapters/mail/unsubscribe-links.ts";
import { languageOf } from "../records/language-of.ts";
import type { NotificationStore } from "../records/stores/notification-store.ts";
import { notificationMail } from "./mail/notification-mail.ts";

export type MailDeps = {
  documents: Documents;
  notifications: NotificationStore;
  identityAccounts: Pick<IdentityAccounts, "mailbox">;
  mail: MailPort;
  unsubscribeLinks: UnsubscribeLinks;
  publicOrigin: string;
  now: Instant;
  newId: () => string;
};

/** Most notifications of one mail: what is more becomes the next one. Our own choice. */
const MOST = 50;

/**
 * Sends the mail that a user's notifications wait for, if it is time. What is sent is stored first, conditional on the
 * versions that were read, so that one of two sweeps sends it. Returns whether a mail was sent.
 */
export async function sendMail(deps: MailDeps, uid: string): Promise<boolean> {
  const [waiting, { routes }, address, language] = await Promise.all([
    deps.notifications.waitingForMail(uid, MOST),
    deps.notifications.routes(uid),
    deps.identityAccounts.mailbox(uid),
    languageOf(deps.documents, uid),
  ]);
  const values = waiting.map(({ value }) => value);
  const recipient = { routes, hasAddress: address !== null, language, now: deps.now, newId: deps.newId() };
  const step = nextMail(values, recipient);
  if (!(await save(deps, waiting, step.changed))) return false;
  if (!step.plan || address === null) return false;
  const outcome = await send(deps, uid, address, step.plan);
  if (outcome.type !== "sent") return false;
  const sent = step.plan.notifications.map((it) => settled(it, "sent"));
  await deps.documents.commit(sent.map(({ id, mail, dueAt }) => deps.notifications.writes.patch(id, { mail, dueAt })));
  return true;
}

/** False if another sweep, or the user, changed one of them in between: the next sweep reads them again. */
async function save(
  { documents, notifications }: MailDeps,
  stored: readonly Stored<Notification>[],
  changed: readonly Notification[],
): Promise<boolean> {
  const versions = new Map(stored.map(({ id, version }) => [id, version]));
  try {
    await documents.commit(
      changed.map(({ id, mail, mailing, dueAt }) => {
        const version = versions.get(id);
        const options = version === undefined ? {} : { version };
        return notifications.writes.patch(id, { mail, mailing, dueAt }, options);
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof DocumentError && (error.kind === "changed" || error.kind === "missing")) return false;
    throw error;
  }
}

async function send(
  { mail, unsubscribeLinks, publicOrigin }: MailDeps,
  uid: string,
  to: string,
  { id, at, language, notifications }: MailPlan,
): Promise<MailOutcome> {
  const unsubscribe = publicOrigin + (await unsubscribeLinks.pathOf(uid, at));
  const settings = `${publicOrigin}/dashboard/settings#notifications`;
  const links = { origin: publicOrigin, settings, unsubscribe };
  const words = notificationMail(notifications, links, localeFor([language]));
  return await mail({ to, ...words, unsubscribe, key: `notifications/${id}` });
}
