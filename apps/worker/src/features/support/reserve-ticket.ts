import type { Instant } from "@vignette/domain/kernel";
import { noTicketId, type SupportTicket, ticketEmail, ticketId } from "@vignette/domain/support";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import { enforceTicketRate } from "./enforce-ticket-rate.ts";
import type { TicketStore } from "./store.ts";

export type TicketDeps = { tickets: TicketStore; now: Instant; newSecret: () => string };
type Told = Pick<SupportTicket, "description" | "type" | "context">;

/** Ids that are taken before we give up: one in two being taken, this fails once in a million times. */
const TRIES = 20;

/**
 * Stores a new ticket under an id of its own. The ids are few (90 000 a month), so the database refuses one that
 * is taken and another is drawn. Source: spec §9, Support. Refused where somebody sends too many.
 */
export async function reserveTicket(deps: TicketDeps, user: TokenUser, told: Told): Promise<SupportTicket> {
  await enforceTicketRate(deps.tickets, user.uid, deps.now);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const ticket: SupportTicket = {
      ...told,
      ticketId: ticketId(deps.now, randomNumber(deps.newSecret())),
      uid: user.uid,
      email: ticketEmail(user.email),
      imageUrls: [],
      createdAt: deps.now,
      status: "new",
    };
    if (await isCreated(deps.tickets, ticket)) return ticket;
  }
  throw noTicketId();
}

async function isCreated(tickets: TicketStore, ticket: SupportTicket): Promise<boolean> {
  try {
    await tickets.create(ticket.ticketId, ticket);
    return true;
  } catch (error) {
    if (error instanceof DocumentError && error.kind === "exists") return false;
    throw error;
  }
}

/** 48 bits of the secret: far more than are needed, so that each id is as likely as the next. */
const randomNumber = (secret: string): number => Number.parseInt(secret.slice(0, 12), 16);
