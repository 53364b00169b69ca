import * as z from "zod/mini";
import { Refusal } from "../kernel/index.ts";

/** What a contact request is about. Source: spec §2, Contact dialog. */
export const ContactType = z.enum(["upgrade", "enterprise", "country"]);
export type ContactType = z.infer<typeof ContactType>;

/** Source: spec §9, Support. */
export const REPLY_PROMISE = "We reply within 24 hours.";

/** The words of each variant. */
export const contactWords = {
  upgrade: {
    title: "Upgrade request",
    lead: "Tell us what your plan lacks, and we find the one that fits.",
    defaultMessage: "I would like to upgrade my plan.",
    success: "Upgrade request submitted successfully!",
  },
  enterprise: {
    title: "Enterprise inquiry",
    lead: "Tell us about your team and what you publish.",
    defaultMessage: "I would like to learn more about the enterprise plan.",
    success: "Enterprise request submitted successfully!",
  },
  country: {
    title: "Country support request",
    lead: "Tell us where you work; we look at each request before we open the next country.",
    defaultMessage: "Please support my country.",
    success: "Country request submitted successfully!",
  },
} as const satisfies Record<ContactType, Record<string, string>>;

/** What is sent: the message, or the default in place of an empty one. Source: spec §5. */
export function contactMessage(type: ContactType, message: string): string {
  return message.trim() || contactWords[type].defaultMessage;
}

/** Source: spec §8, Support and contact. */
export const contactFailed = (type: ContactType): string =>
  `Failed to submit ${type} request. Please try the email option.`;

/** Source: spec §5. */
export const contactSignedOut = () =>
  new Refusal("signed-out", "support.contact-signed-out", "You must be logged in to submit a request");
