import { Button, notify, TextArea } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import { errorText, trpc } from "../../../trpc.ts";

/** Writes an answer. Its id is created once, so that pressing twice, or again after an error, sends one answer. */
export function AnswerForm({ ticketId, email, onClose }: { ticketId: string; email: string; onClose: () => void }) {
  const [text, setText] = useState("");
  const [answerId] = useState(() => crypto.randomUUID());
  const utils = trpc.useUtils();
  const answer = trpc.admin.answerTicket.useMutation({
    onSuccess({ answers }) {
      const isSent = answers.find(({ id }) => id === answerId)?.delivery === "sent";
      if (isSent) notify({ kind: "success", title: `Answer sent to ${email}` });
      onClose();
    },
    onSettled: () => utils.admin.tickets.invalidate(),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    answer.mutate({ ticketId, answerId, text });
  }

  return (
    <form onSubmit={submit} className="flex max-w-[68ch] flex-col gap-3">
      <TextArea
        label={`Answer to ${email}`}
        hint="Sent from the support address, with the question below it."
        value={text}
        onChange={setText}
        rows={5}
        maxLength={5000}
        autoFocus
        error={answer.isError ? errorText(answer.error) : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          disabled={text.trim() === ""}
          pending={answer.isPending}
          pendingLabel="Sending…"
        >
          Send answer
        </Button>
        <Button onClick={onClose} disabled={answer.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
