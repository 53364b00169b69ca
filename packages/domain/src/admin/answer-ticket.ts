import * as z from "zod/mini";
import { hours, Id, type Instant, later, minutes, Refusal } from "../kernel/index.ts";
import { type AnswerDelivery, answerText, type SupportTicket, TICKET_ID, type TicketAnswer } from "../support/index.ts";

/** Identifies one answer of one ticket. */
export const AnswerRef = z.object({ ticketId: z.string().check(z.regex(TICKET_ID)), answerId: Id });
export type AnswerRef = z.infer<typeof AnswerRef>;

/** An answer as an admin sends it; the page makes the id, so that the same press cannot answer twice. */
export const AnswerInput = z.extend(AnswerRef, { text: answerText });
export type AnswerInput = z.infer<typeof AnswerInput>;

/** Most answers of one ticket. Our own choice: they are parts of one document. */
const ANSWERS_MAX = 50;
/** A Worker that has not reported back by then has stopped: sending takes ten seconds at most. */
const GIVEN_UP = minutes(1);
/**
 * How long a mail whose outcome is unknown may be sent again: the mail service remembers it for a day.
 * Source: docs/platforms/resend.md#idempotency; an hour to spare.
 */
const SAFE_FOR = hours(23);

/** Why this ticket cannot get another answer, or null. `not provided` is the spec's word for no address (§3). */
export function refuseAnswer({ email, answers }: Pick<SupportTicket, "email" | "answers">): Refusal | null {
  if (!email.includes("@"))
    return new Refusal(
      "conflict",
      "admin.no-address",
      "This ticket has no email address, so you can't answer it here.",
    );
  if (answers.length >= ANSWERS_MAX)
    return new Refusal("limit", "admin.too-many-answers", `A ticket can have ${ANSWERS_MAX} answers.`);
  return null;
}

/** Why an answer is not sent again, or null. */
export function refuseSending(answer: TicketAnswer, now: Instant): Refusal | null {
  if (answer.delivery === "sent") return new Refusal("conflict", "admin.answer-sent", "This answer was already sent.");
  if (answer.delivery === "sending" && now < later(answer.triedAt, GIVEN_UP))
    return new Refusal("conflict", "admin.answer-under-way", "This answer is being sent.");
  if (answer.uncertainSince !== null && now > later(answer.uncertainSince, SAFE_FOR))
    return new Refusal(
      "conflict",
      "admin.answer-uncertain",
      "We don't know whether this answer arrived, and sending it again could deliver it twice. Write a new answer.",
    );
  return null;
}

type Fields = Pick<SupportTicket, "answers" | "status">;

/** The ticket with a new answer that is being sent. A closed ticket opens again. */
export function withAnswer({ answers, status }: Fields, id: string, text: string, now: Instant): Fields {
  const answer: TicketAnswer = {
    ...{ id, text, writtenAt: now, delivery: "sending" },
    ...{ triedAt: now, uncertainSince: now, problem: null },
  };
  return { answers: [...answers, answer], status: status === "closed" ? "open" : status };
}

/** The ticket with an answer that is being sent again. */
export const withAttempt = (ticket: Fields, id: string, now: Instant): Fields =>
  changed(ticket, id, (it) => ({
    ...it,
    delivery: "sending",
    triedAt: now,
    uncertainSince: it.uncertainSince ?? now,
    problem: null,
  }));

/** What the mail service said, and to which attempt. */
type Outcome = { delivery: Exclude<AnswerDelivery, "sending">; problem: string | null; triedAt: Instant };

/**
 * The ticket with the outcome of one attempt. `sent` is never replaced, and makes the ticket answered unless it was
 * closed meanwhile. Certain is a refusal only if no earlier attempt may have succeeded.
 */
export function withOutcome(ticket: Fields, id: string, { delivery, problem, triedAt }: Outcome): Fields {
  const next = changed(ticket, id, (it) => {
    if (it.delivery === "sent") return it;
    if (delivery === "sent") return { ...it, delivery, problem: null };
    const isCertain = delivery === "refused" && it.uncertainSince === triedAt;
    return isCertain ? { ...it, delivery, problem, uncertainSince: null } : { ...it, delivery: "unknown", problem };
  });
  const isAnswered = delivery === "sent" && ticket.status !== "closed";
  return isAnswered ? { ...next, status: "answered" } : next;
}

function changed(ticket: Fields, id: string, change: (answer: TicketAnswer) => TicketAnswer): Fields {
  return { status: ticket.status, answers: ticket.answers.map((it) => (it.id === id ? change(it) : it)) };
}

/** Several admins write to one ticket at the same time. */
export const ticketBusy = () =>
  new Refusal("unavailable", "admin.ticket-busy", "This ticket is being changed. Please try again.");
