import { type AnswerInput, refuseAnswer, ticketBusy, withAnswer } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import { retryIfChanged } from "../../../adapters/documents/retry-if-changed.ts";
import { logWrite } from "../log.ts";
import { type AnsweredTicket, type MailDeps, mailAnswer } from "./mail-answer.ts";

/**
 * Writes an answer to a ticket, with its line in the log, and mails it. The same answer again changes nothing. A mail
 * that could not be sent is no error of this call: the answer records it. Source: ADR 56.
 */
export async function answerTicket(deps: MailDeps, { ticketId, answerId, text }: AnswerInput): Promise<AnsweredTicket> {
  const { store, now } = deps;
  const known = await retryIfChanged(async () => {
    const stored = await store.tickets.get(ticketId);
    if (!stored) throw missing("ticket");
    if (stored.value.answers.some(({ id }) => id === answerId)) return stored.value;
    const refusal = refuseAnswer(stored.value);
    if (refusal) throw refusal;
    const next = withAnswer(stored.value, answerId, text, now);
    await store.commit([
      store.tickets.writes.patch(ticketId, next, { version: stored.version }),
      logWrite(deps, { action: "ticket", subject: ticketId, change: "answered by mail" }),
    ]);
    return null;
  }, ticketBusy);
  if (known) return { ticketId, status: known.status, answers: known.answers };
  return await mailAnswer(deps, { ticketId, answerId });
}
