import { AnswerInput, AnswerRef, TicketStatus } from "@vignette/domain/admin";
import { TICKET_ID } from "@vignette/domain/support";
import * as z from "zod/mini";
import { cursor, procedure, search } from "../procedure.ts";
import { answerTicket } from "./answer-ticket.ts";
import { listTickets } from "./list-tickets.ts";
import { moveTicket } from "./move-ticket.ts";
import { sendAnswerAgain } from "./send-answer-again.ts";

const TicketsInput = z.object({ search, status: z.nullable(TicketStatus), cursor });
const MoveTicketInput = z.object({ ticketId: z.string().check(z.regex(TICKET_ID)), status: TicketStatus });

export const ticketProcedures = {
  tickets: procedure.input(TicketsInput).query(({ ctx, input }) => listTickets(ctx, input)),
  moveTicket: procedure
    .input(MoveTicketInput)
    .mutation(({ ctx, input }) => moveTicket(ctx, input.ticketId, input.status)),
  answerTicket: procedure.input(AnswerInput).mutation(({ ctx, input }) => answerTicket(ctx, input)),
  sendAnswerAgain: procedure.input(AnswerRef).mutation(({ ctx, input }) => sendAnswerAgain(ctx, input)),
};
