import * as z from "zod/mini";
import { Refusal } from "../kernel/index.ts";

/** What a contact request is about. Source: spec §2, Contact dialog. */
export const ContactType = z.enum(["upgrade", "enterprise", "country"]);
export type ContactType = z.infer<typeof ContactType>;

/** What a request says without a message of the user's. Source: spec §5. */
const defaultMessages: Record<ContactType, string> = {
  upgrade: "I would like to upgrade my plan.",
  enterprise: "I would like to learn more about the enterprise plan.",
  country: "Please support my country.",
};

/** What is kept of a request: the message, or the default in place of an empty one. Source: spec §5. */
export const contactMessage = (type: ContactType, message: string): string => message.trim() || defaultMessages[type];

/** Source: spec §5. */
export const contactSignedOut = () =>
  new Refusal("signed-out", "support.contact-signed-out", "You must be logged in to submit a request");
