import { operator } from "../support/index.ts";
import type { NotificationKind } from "./kind.ts";
import { escaped, mailButton, mailHtml, mailLink } from "./mail-layout.ts";
import type { Notification } from "./notification.ts";
import { wordsOf } from "./words.ts";

/** The links of a mail, as whole addresses; `origin` is that of the app. */
export type MailLinks = { origin: string; settings: string; unsubscribe: string };

/** What a mail says, as text and as HTML. */
export type NotificationMail = { subject: string; text: string; html: string };

/**
 * One mail for all these notifications, in the order in which they happened. The same notifications and links give the
 * same mail, so that it can be sent again under its key.
 */
export function mailOf(
  notifications: readonly Pick<Notification, "id" | "about" | "at">[],
  links: MailLinks,
): NotificationMail {
  const items = notifications
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .map(({ about }) => ({ kind: about.kind, ...wordsOf(about) }));
  const subject = subjectOf(items);
  const parts = items.map(({ title, text, action, path }) => ({ title, text, action, url: links.origin + path }));
  return { subject, text: asText(parts, links), html: asHtml(subject, parts, links) };
}

type Item = { kind: NotificationKind; title: string };
type Part = { title: string; text: string; action: string; url: string };

/** Subjects of several notifications of one kind; kinds that are rarely several share the last one. */
const several: Partial<Record<NotificationKind, (count: number) => string>> = {
  "post-failed": (count) => `${count} posts weren't posted`,
  "post-needs-check": (count) => `${count} posts need a check`,
  "connection-ended": (count) => `${count} accounts are disconnected`,
  "approval-asked": (count) => `${count} posts are waiting for your approval`,
  "approval-expired": (count) => `${count} posts weren't approved in time`,
};

function subjectOf(items: readonly Item[]): string {
  const [first, ...others] = items;
  if (!first) throw new RangeError("A mail needs a notification.");
  if (others.length === 0) return first.title;
  const isOneKind = others.every(({ kind }) => kind === first.kind);
  const subject = isOneKind ? several[first.kind] : undefined;
  return subject?.(items.length) ?? `${items.length} updates from ${operator.name}`;
}

const reason = `You get this email because notifications are on in your ${operator.name} settings.`;

function asText(parts: readonly Part[], { settings, unsubscribe }: MailLinks): string {
  const body = parts.map(({ title, text, action, url }) => `${title}\n${text}\n${action}: ${url}`);
  return [...body, "--", `${reason}\nChange what we send: ${settings}\nUnsubscribe: ${unsubscribe}`].join("\n\n");
}

function asHtml(subject: string, parts: readonly Part[], { settings, unsubscribe }: MailLinks): string {
  const links = `${mailLink(settings, "Change what we send")} · ${mailLink(unsubscribe, "Unsubscribe")}`;
  return mailHtml(subject, parts.map(partHtml).join("\n"), { foot: `${escaped(reason)}<br>\n${links}` });
}

const partHtml = ({ title, text, action, url }: Part) => `<div style="margin:0 0 28px">
<h1 style="margin:0 0 6px;font-size:18px;line-height:1.35">${escaped(title)}</h1>
<p style="margin:0 0 14px">${escaped(text).replaceAll("\n", "<br>")}</p>
${mailButton(url, action)}
</div>`;
