import { type AnswerRef, ticketBusy, withOutcome } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import type { SupportTicket, TicketAnswer } from "@vignette/domain/support";
import * as m from "@vignette/messages/areas/mail";
import type { Locale } from "@vignette/messages/locale";
import { retryIfChanged } from "../../../adapters/documents/retry-if-changed.ts";
import type { Mail, MailPort } from "../../../adapters/mail/mail-port.ts";
import type { Context } from "../../../context/context.ts";
import { languageOf } from "../../../records/language-of.ts";
import type { Deps } from "../log.ts";

export type MailDeps = Deps & Pick<Context, "background" | "documents"> & { mail: MailPort };
/** The part of a ticket that an answer changes. */
export type AnsweredTicket = Pick<SupportTicket, "ticketId" | "status" | "answers">;

/** Mails an answer that is marked as being sent, and stores the outcome, even if the admin leaves the page. */
export async function mailAnswer(deps: MailDeps, ref: AnswerRef): Promise<AnsweredTicket> {
  const mailed = mailAndNote(deps, ref);
  deps.background(mailed.catch(() => undefined));
  return await mailed;
}

async function mailAndNote(deps: MailDeps, { ticketId, answerId }: AnswerRef): Promise<AnsweredTicket> {
  const { tickets } = deps.store;
  const stored = await tickets.get(ticketId);
  const answer = stored?.value.answers.find(({ id }) => id === answerId);
  // The account was deleted meanwhile, and the answer with it.
  if (!stored || !answer) throw missing("ticket");
  const locale = await languageOf(deps.documents, stored.value.uid);
  const outcome = await deps.mail(mailOfAnswer(stored.value, answer, locale));
  const problem = outcome.type === "sent" ? null : outcome.problem;
  return await retryIfChanged(async () => {
    const latest = await tickets.get(ticketId);
    if (!latest) throw missing("ticket");
    const next = withOutcome(latest.value, answerId, { delivery: outcome.type, problem, triedAt: answer.triedAt });
    await tickets.patch(ticketId, next, { version: latest.version });
    return { ticketId, ...next };
  }, ticketBusy);
}

/** The mail that carries an answer, with the question below it. */
function mailOfAnswer(
  { ticketId, email, description }: SupportTicket,
  { id, text }: TicketAnswer,
  locale: Locale,
): Mail {
  const question = description.split("\n").map((it) => `> ${it}`);
  const body = [text, "", "--", m.mail_answer_question({ ticket: ticketId }, { locale }), ...question];
  const subject = m.mail_answer_subject({ ticket: ticketId }, { locale });
  return { to: email, subject, text: body.join("\n"), key: `${ticketId}/${id}` };
}
