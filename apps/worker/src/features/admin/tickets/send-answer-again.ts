import { type AnswerRef, refuseSending, withAttempt } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import { logWrite } from "../log.ts";
import { type AnsweredTicket, type MailDeps, mailAnswer } from "./mail-answer.ts";

/** Sends an answer again whose mail did not go out, or may not have, under the same key. */
export async function sendAnswerAgain(deps: MailDeps, ref: AnswerRef): Promise<AnsweredTicket> {
  const { store, now } = deps;
  const stored = await store.tickets.get(ref.ticketId);
  const answer = stored?.value.answers.find(({ id }) => id === ref.answerId);
  if (!stored || !answer) throw missing("answer");
  const refusal = refuseSending(answer, now);
  if (refusal) throw refusal;
  const next = withAttempt(stored.value, ref.answerId, now);
  await store.commit([
    store.tickets.writes.patch(ref.ticketId, next, { version: stored.version }),
    logWrite(deps, { action: "ticket", subject: ref.ticketId, change: "sent an answer again" }),
  ]);
  return await mailAnswer(deps, ref);
}
