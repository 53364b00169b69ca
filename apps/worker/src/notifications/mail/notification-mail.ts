import { type Notification, type NotificationKind, pathOfNotification } from "@vignette/domain/notifications";
import { operator } from "@vignette/domain/support";
import * as m from "@vignette/messages/areas/mail";
import type { Locale } from "@vignette/messages/locale";
import { told } from "../told.ts";
import { escaped, mailButton, mailHtml, mailLink } from "./mail-layout.ts";

/** The links of a mail, as whole addresses; `origin` is that of the app. */
export type MailLinks = { origin: string; settings: string; unsubscribe: string };

/** What a mail says, as text and as HTML. */
export type MailWords = { subject: string; text: string; html: string };

/**
 * One mail for all these notifications, in the order in which they happened. The same notifications, links and language
 * give the same mail, so that it can be sent again under its key.
 */
export function notificationMail(
  notifications: readonly Pick<Notification, "id" | "about" | "at">[],
  links: MailLinks,
  locale: Locale,
): MailWords {
  const parts = notifications
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .map(({ about }) => ({
      kind: about.kind,
      ...told(about, locale),
      url: links.origin + pathOfNotification(about),
    }));
  const subject = subjectOf(parts, locale);
  return { subject, text: asText(parts, links, locale), html: asHtml(subject, parts, links, locale) };
}

type Part = { kind: NotificationKind; title: string; text: string; action: string; url: string };

/** Subjects of several notifications of one kind; kinds that are rarely several share the last one. */
const several = {
  "post-failed": m.mail_several_failed,
  "post-needs-check": m.mail_several_need_check,
  "connection-ended": m.mail_several_disconnected,
  "approval-asked": m.mail_several_approval_asked,
  "approval-expired": m.mail_several_approval_expired,
} as const;

const isSeveral = (kind: NotificationKind): kind is keyof typeof several => kind in several;

function subjectOf(parts: readonly Part[], locale: Locale): string {
  const [first, ...others] = parts;
  if (!first) throw new RangeError("A mail needs a notification.");
  if (others.length === 0) return first.title;
  const { kind } = first;
  const count = parts.length;
  if (isSeveral(kind) && others.every((it) => it.kind === kind)) return several[kind]({ count }, { locale });
  return m.mail_several_updates({ count, product: operator.name }, { locale });
}

const reasonOf = (locale: Locale) => m.mail_reason({ product: operator.name }, { locale });

function asText(parts: readonly Part[], { settings, unsubscribe }: MailLinks, locale: Locale): string {
  const link = (text: string, url: string) => m.mail_link({ text, url }, { locale });
  const body = parts.map(({ title, text, action, url }) => `${title}\n${text}\n${link(action, url)}`);
  const foot = [
    reasonOf(locale),
    link(m.mail_change({}, { locale }), settings),
    link(m.mail_unsubscribe({}, { locale }), unsubscribe),
  ];
  return [...body, "--", foot.join("\n")].join("\n\n");
}

function asHtml(subject: string, parts: readonly Part[], { settings, unsubscribe }: MailLinks, locale: Locale): string {
  const links = `${mailLink(settings, m.mail_change({}, { locale }))} · ${mailLink(unsubscribe, m.mail_unsubscribe({}, { locale }))}`;
  const foot = `${escaped(reasonOf(locale))}<br>\n${links}`;
  return mailHtml(subject, parts.map(partHtml).join("\n"), { foot, locale });
}

const partHtml = ({ title, text, action, url }: Part) => `<div style="margin:0 0 28px">
<h1 style="margin:0 0 6px;font-size:18px;line-height:1.35">${escaped(title)}</h1>
<p style="margin:0 0 14px">${escaped(text).replaceAll("\n", "<br>")}</p>
${mailButton(url, action)}
</div>`;
