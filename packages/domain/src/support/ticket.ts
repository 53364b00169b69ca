import * as z from "zod/mini";
import { Instant, line, text } from "../kernel/index.ts";
import { ContactType } from "./contact.ts";
import { TicketAnswer } from "./ticket-answer.ts";
import { TICKET_ID } from "./ticket-id.ts";

/** Longest description or message, in UTF-16 units. Our own choice. */
export const DESCRIPTION_MAX = 5000;

/** Where the user was when asking for help; shown before it is sent, and removable. */
export const TicketContext = z.object({
  page: line(300),
  version: line(40),
  requestId: z.nullable(line(64)),
});
export type TicketContext = z.infer<typeof TicketContext>;

/** A call for help. Collection `support`, keyed by ticket id. Source: spec §3, Support ticket. */
export const SupportTicket = z.object({
  ticketId: z.string().check(z.regex(TICKET_ID)),
  description: z.catch(z.string(), ""),
  uid: z.string(),
  /** Or `not provided`. */
  email: z.catch(z.string(), "not provided"),
  imageUrls: z.catch(z.array(z.string()), []),
  createdAt: Instant,
  /** `new` at first; what follows is ours: `open`, `answered`, `closed`. */
  status: z.catch(z.string(), "new"),
  /** Only contact requests. */
  type: z.catch(z.optional(ContactType), undefined),
  context: z.catch(z.optional(z.nullable(TicketContext)), undefined),
  /** In the order of writing. */
  answers: z._default(z.array(TicketAnswer), []),
});
export type SupportTicket = z.infer<typeof SupportTicket>;

/** What the user fills in, besides images. */
export const OpenTicketInput = z.object({
  description: text(DESCRIPTION_MAX, 1),
  context: z._default(z.nullable(TicketContext), null),
});
export type OpenTicketInput = z.infer<typeof OpenTicketInput>;

export const ContactInput = z.object({
  type: ContactType,
  /** Empty: the default message is sent. */
  message: text(DESCRIPTION_MAX),
});
export type ContactInput = z.infer<typeof ContactInput>;

/** The user's address, or what is stored in its place. Source: spec §3. */
export const ticketEmail = (email: string): string => email || "not provided";
