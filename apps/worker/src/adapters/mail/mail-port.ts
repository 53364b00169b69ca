/** A mail to one address. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same as HTML; by default there is only the text. */
  html?: string;
  /**
   * An address that stops such mails with a POST of a mail program, without a login. Source: RFC 8058; ADR 107.
   */
  unsubscribe?: string;
  /**
   * Identifies this mail, in at most 256 characters: mails with the same key and content that are sent within 24 hours
   * arrive once. Source: docs/platforms/resend.md#idempotency.
   */
  key: string;
};

/**
 * The outcome of sending a mail. `refused`: nothing was sent, and `problem` says why. `unknown`: it may have been sent,
 * so only the same key sends it again safely.
 */
export type MailOutcome = { type: "sent"; id: string } | { type: "refused" | "unknown"; problem: string };

/** Sends a mail from the support address. Never throws. */
export type MailPort = (mail: Mail) => Promise<MailOutcome>;

/** Between two mails, in milliseconds: the mail service takes five a second. Source: docs/platforms/resend.md#limits. */
export const MAIL_PAUSE = 250;
