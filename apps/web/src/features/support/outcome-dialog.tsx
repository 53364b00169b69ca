import { supportMailLink } from "@vignette/domain/support";
import { m } from "@vignette/messages";
import { Button, buttonStyle, Dialog, notify } from "@vignette/ui";

/** Shows the id of the new ticket. */
export function SentDialog({ title, ticketId, onClose }: { title: string; ticketId: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={m.settings_reply_promise()}
      actions={
        <>
          <Button onClick={() => void copy(ticketId)}>{m.app_copy()}</Button>
          <Button variant="primary" onClick={onClose}>
            {m.app_done()}
          </Button>
        </>
      }
    >
      <p className="tabular rounded-control bg-sunken px-3.5 py-3 text-read font-semibold">
        {m.settings_ticket({ ticketId })}
      </p>
    </Dialog>
  );
}

async function copy(ticketId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(ticketId);
    notify({ kind: "success", title: m.settings_ticket_id_copied() });
  } catch {
    notify({ kind: "error", title: m.settings_copy_failed() });
  }
}

type FailedDialogProps = { subject: string; body: string; onBack: () => void; onClose: () => void };

/** The request failed: offers to send the text by mail, or to return to the form, which keeps it. */
export function FailedDialog({ subject, body, onBack, onClose }: FailedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.settings_support_failed_title()}
      description={m.settings_request_failed()}
      actions={
        <>
          <Button onClick={onBack}>{m.settings_back_to_the_form()}</Button>
          <a href={supportMailLink(subject, body)} className={buttonStyle({ variant: "primary" })}>
            {m.settings_email_us_with_these_details()}
          </a>
        </>
      }
    >
      <p className="max-h-48 overflow-y-auto rounded-control bg-sunken px-3.5 py-3 text-base whitespace-pre-wrap text-ink-2">
        {body}
      </p>
    </Dialog>
  );
}
