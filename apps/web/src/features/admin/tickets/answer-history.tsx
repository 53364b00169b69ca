import { refuseSending } from "@vignette/domain/admin";
import { instant } from "@vignette/domain/kernel";
import { Badge, Button, notify } from "@vignette/ui";
import { errorNotice, type Outputs, trpc } from "../../../trpc.ts";
import { when } from "../list/when.ts";

type Answer = Outputs["admin"]["tickets"]["rows"][number]["answers"][number];

/** The answers of a ticket, oldest first. An answer whose mail was not sent shows why, and can be sent again. */
export function AnswerHistory({ ticketId, answers }: { ticketId: string; answers: readonly Answer[] }) {
  if (answers.length === 0) return null;
  return (
    <ol aria-label={`Answers to ${ticketId}`} className="flex max-w-[68ch] flex-col gap-3">
      {answers.map((answer) => (
        <li key={answer.id} className="border-l-2 border-line pl-4">
          <p className="flex flex-wrap items-center gap-x-3 text-dense text-ink-3">
            Answered {when(answer.writtenAt)}
            <Badge variant={answer.delivery === "sent" ? "outline" : "ink"}>{states[answer.delivery]}</Badge>
          </p>
          <p className="mt-1 text-base break-words whitespace-pre-wrap">{answer.text}</p>
          {answer.delivery !== "sent" && <SendAgain ticketId={ticketId} answer={answer} />}
        </li>
      ))}
    </ol>
  );
}

const states: Record<Answer["delivery"], string> = {
  sending: "sending",
  sent: "sent",
  refused: "not sent",
  unknown: "may not have been sent",
};

function SendAgain({ ticketId, answer }: { ticketId: string; answer: Answer }) {
  const utils = trpc.useUtils();
  const send = trpc.admin.sendAnswerAgain.useMutation({
    onError: (error) => notify(errorNotice(error)),
    onSettled: () => utils.admin.tickets.invalidate(),
  });
  const refusal = refuseSending(answer, instant(Date.now()));
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      {answer.problem && <p className="text-dense break-words text-failed">{answer.problem}</p>}
      {refusal ? (
        <p className="text-dense text-ink-3">{refusal.message}</p>
      ) : (
        <Button
          pending={send.isPending}
          pendingLabel="Sending…"
          onClick={() => send.mutate({ ticketId, answerId: answer.id })}
        >
          Send again
        </Button>
      )}
    </div>
  );
}
