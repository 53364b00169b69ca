import type { Instant } from "@vignette/domain/kernel";
import { noTicketId, type SupportTicket, ticketEmail, ticketId } from "@vignette/domain/support";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import { enforceTicketRate } from "./enforce-ticket-rate.ts";
import type { TicketStore } from "./store.ts";

export type TicketDeps = { tickets: TicketStore; now: Instant; newSecret: () => string };
type Told = Pick<SupportTicket, "description" | "type" | "context">;

/** Attempts to find a free id: if half of them are taken, this fails once in a million times. */
const TRIES = 20;

/**
 * Stores a new ticket under a unique id. There are few ids (90 000 a month), so the database refuses a taken one and
 * another is drawn. Source: spec §9, Support. Refused if the user sends too many.
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
      answers: [],
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

/** 48 bits of the secret: far more than needed, so that all ids are equally likely. */
const randomNumber = (secret: string): number => Number.parseInt(secret.slice(0, 12), 16);
