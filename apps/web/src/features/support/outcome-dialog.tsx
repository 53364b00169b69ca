import { REPLY_PROMISE, supportMailLink, supportWords } from "@vignette/domain/support";
import { Button, buttonStyle, Dialog, notify } from "@vignette/ui";

/** Shows the id of the new ticket. */
export function SentDialog({ title, ticketId, onClose }: { title: string; ticketId: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={REPLY_PROMISE}
      actions={
        <>
          <Button onClick={() => void copy(ticketId)}>Copy</Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p className="tabular rounded-control bg-sunken px-3.5 py-3 text-read font-semibold">Ticket {ticketId}</p>
    </Dialog>
  );
}

async function copy(ticketId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(ticketId);
    notify({ kind: "success", title: "Ticket ID copied" });
  } catch {
    notify({ kind: "error", title: "Couldn't copy. Select the ID and copy it." });
  }
}

type FailedDialogProps = { subject: string; body: string; onBack: () => void; onClose: () => void };

/** The request failed: offers to send the text by mail, or to return to the form, which keeps it. */
export function FailedDialog({ subject, body, onBack, onClose }: FailedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={supportWords.failedTitle}
      description="We couldn't submit your request. Nothing is lost: send it by email, or go back and try again."
      actions={
        <>
          <Button onClick={onBack}>Back to the form</Button>
          <a href={supportMailLink(subject, body)} className={buttonStyle({ variant: "primary" })}>
            Email us with these details
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
