import { type ContactType, DESCRIPTION_MAX } from "@vignette/domain/support";
import { m } from "@vignette/messages";
import { Button, Dialog, notify, TextArea } from "@vignette/ui";
import { type FormEvent, useId, useState } from "react";
import { trpcClient } from "../../trpc.ts";
import { contactFailure } from "./contact-failure.ts";
import { contactWords } from "./contact-words.ts";
import { FailedDialog, SentDialog } from "./outcome-dialog.tsx";

type View = { name: "form" | "sending" | "failed" } | { name: "sent"; ticketId: string };
export type ContactDialogProps = { type: ContactType; initialMessage: string; onClose: () => void };

/** A contact request. An empty message sends the default one. Source: spec §2 and §5. */
export function ContactDialog({ type, initialMessage, onClose }: ContactDialogProps) {
  const [view, setView] = useState<View>({ name: "form" });
  const [message, setMessage] = useState(initialMessage);
  const [fieldError, setFieldError] = useState<string | null>(null);
  const form = useId();
  const { title, lead, sent, message: usual } = contactWords[type];
  const said = message.trim() || usual;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (view.name === "sending") return;
    setView({ name: "sending" });
    try {
      const { ticketId } = await trpcClient.support.contact.mutate({ type, message: said });
      notify({ kind: "success", title: sent });
      setView({ name: "sent", ticketId });
    } catch (error) {
      const failure = contactFailure(error, type);
      if (failure.notice !== null) notify({ kind: "error", title: failure.notice });
      setFieldError(failure.fieldError);
      setView({ name: failure.view });
    }
  }

  if (view.name === "sent") return <SentDialog title={sent} ticketId={view.ticketId} onClose={onClose} />;
  if (view.name === "failed") {
    const back = () => setView({ name: "form" });
    return <FailedDialog subject={title} body={said} onBack={back} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={`${lead} ${m.settings_reply_promise()}`}
      actions={
        <>
          <Button onClick={onClose}>{m.app_cancel()}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            pending={view.name === "sending"}
            pendingLabel={m.settings_sending()}
          >
            {m.settings_send_request()}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)}>
        <TextArea
          label={m.settings_message_optional()}
          name="message"
          rows={4}
          maxLength={DESCRIPTION_MAX}
          placeholder={usual}
          value={message}
          onChange={setMessage}
          error={fieldError}
        />
      </form>
    </Dialog>
  );
}
