import * as z from "zod/mini";
import { ResendError } from "./resend-error.ts";

const addresses = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((it) => (typeof it === "string" ? [it] : it)),
);
const Body = z.looseObject({
  from: z.optional(z.string()),
  to: z.optional(addresses),
  subject: z.optional(z.string()),
  text: z.optional(z.nullable(z.string())),
  html: z.optional(z.nullable(z.string())),
  headers: z.optional(z.record(z.string(), z.string())),
});

/** Most recipients of a mail. Source: docs/platforms/resend.md#sending. */
const RECIPIENTS_MAX = 50;
const PLAIN = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
/** Domains that no customer of Resend can have verified. */
const OTHERS_DOMAINS = ["gmail.com", "outlook.com", "yahoo.com"];
/** Domains that Resend refuses to send to (observed). */
const NOT_RECIPIENTS = ["example.com", "test.com"];

/** The mail in a request's body. Throws the ResendError that the real service answers with. */
export function readMail(body: unknown) {
  const parsed = Body.safeParse(body);
  if (!parsed.success) throw new ResendError(422, "validation_error", z.prettifyError(parsed.error));
  const { from, to, subject, text, html, headers } = parsed.data;
  if (from === undefined) throw missingField("from");
  if (to === undefined || to.length === 0) throw missingField("to");
  if (subject === undefined) throw missingField("subject");
  if (!text && !html) throw missingField("html` or `text");
  const sender = addressIn(from);
  if (sender === null) throw new ResendError(422, "invalid_from_address", FORMAT("from"));
  if (OTHERS_DOMAINS.includes(domainOf(sender)))
    throw new ResendError(
      403,
      "validation_error",
      `The ${domainOf(sender)} domain is not verified. Please, add and verify your domain on https://resend.com/domains`,
    );
  if (to.length > RECIPIENTS_MAX) throw new ResendError(422, "validation_error", "Too many recipients in `to`.");
  const recipients = to.map(addressIn);
  if (recipients.includes(null)) throw new ResendError(422, "validation_error", FORMAT("to"));
  if (recipients.some((it) => it !== null && NOT_RECIPIENTS.includes(domainOf(it))))
    throw new ResendError(
      422,
      "validation_error",
      "Invalid `to` field. Please use our testing email address instead of domains like `example.com`.",
    );
  return { from, to, subject, text: text || String(html), ...(html && { html }), ...(headers && { headers }) };
}

const missingField = (field: string) => new ResendError(422, "missing_required_field", `Missing \`${field}\` field.`);
const FORMAT = (field: string) =>
  `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`;

/** The address in `a@b.c` or `Name <a@b.c>`; null for anything else. */
function addressIn(text: string): string | null {
  const address = /^[^<>]*<([^<>]+)>$/.exec(text.trim())?.[1] ?? text.trim();
  return PLAIN.test(address) ? address.toLowerCase() : null;
}

const domainOf = (address: string): string => address.split("@").at(-1) ?? "";
