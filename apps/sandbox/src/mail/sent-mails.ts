import type { HostDeps } from "../host.ts";
import { identityDeps } from "../hosts/identity/identity.ts";
import { mailLink } from "../hosts/identity/one-time-codes.ts";
import { type SentMail, sentMailTable } from "../hosts/resend/sent-mail.ts";
import { subjectOf } from "./identity-subjects.ts";

/** What is shown of every mail that would have left the machine. */
export type ShownMail = {
  to: string;
  subject: string;
  sentAt: string;
  link?: string;
  used?: boolean;
  text?: string;
} & Pick<SentMail, "html" | "headers">;

/** The mails of the identity provider and of the mail service, newest first. */
export function sentMails(deps: HostDeps): () => ShownMail[] {
  const identity = identityDeps(deps);
  const sent = sentMailTable(deps);
  return () => {
    const codes = identity.codes.all().map((mail) => ({
      to: mail.email,
      subject: subjectOf(mail),
      requestType: mail.requestType,
      oobCode: mail.code,
      link: mailLink(mail, identity.appOrigin),
      sentAt: new Date(mail.sentAt).toISOString(),
      used: mail.used,
    }));
    const mails = sent.all().map(({ to, sentAt, ...mail }) => ({
      ...mail,
      to: to.join(", "),
      sentAt: new Date(sentAt).toISOString(),
    }));
    return [...codes, ...mails].toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : a.sentAt > b.sentAt ? -1 : 0));
  };
}
