import { type AnswerRef, mailOfAnswer, ticketBusy, withOutcome } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import type { SupportTicket } from "@vignette/domain/support";
import { retryIfChanged } from "../../../adapters/documents/retry-if-changed.ts";
import type { MailPort } from "../../../adapters/mail/mail-port.ts";
import type { Context } from "../../../context/context.ts";
import type { Deps } from "../log.ts";

export type MailDeps = Deps & Pick<Context, "background"> & { mail: MailPort };
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
  const outcome = await deps.mail(mailOfAnswer(stored.value, answer));
  const problem = outcome.type === "sent" ? null : outcome.problem;
  return await retryIfChanged(async () => {
    const latest = await tickets.get(ticketId);
    if (!latest) throw missing("ticket");
    const next = withOutcome(latest.value, answerId, { delivery: outcome.type, problem, triedAt: answer.triedAt });
    await tickets.patch(ticketId, next, { version: latest.version });
    return { ticketId, ...next };
  }, ticketBusy);
}
