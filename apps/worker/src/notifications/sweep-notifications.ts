import { MAIL_PAUSE } from "../adapters/mail/mail-port.ts";
import { type MailDeps, sendMail } from "./send-mail.ts";

type Deps = MailDeps & {
  /** Sends a user's push messages that are due. */
  pushDue: (uid: string) => Promise<void>;
  /** Whether the next sweep has started: the rest is then left to it. */
  isOver: () => boolean;
  /** Called with the error if something of a user could not be delivered. */
  warn: (error: unknown) => void;
};

/** Notifications per sweep. Our own choice: the rest is due in the next minute as well. */
const AT_ONCE = 300;

/**
 * Delivers what is due: user by user, so that what cannot be delivered to one does not stop the others. Returns how many
 * mails were sent.
 */
export async function sweepNotifications(deps: Deps): Promise<number> {
  const due = await deps.notifications.due(deps.now, AT_ONCE);
  let sent = 0;
  for (const uid of new Set(due.map(({ value }) => value.uid))) {
    if (deps.isOver()) return sent;
    try {
      await deps.pushDue(uid);
      if (!(await sendMail(deps, uid))) continue;
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, MAIL_PAUSE));
    } catch (error) {
      deps.warn(error);
    }
  }
  return sent;
}
