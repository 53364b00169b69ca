import { DESCRIPTION_MAX } from "@vignette/domain/support";
import { m } from "@vignette/messages";
import { Button, Dialog, TextArea } from "@vignette/ui";
import { type ClipboardEvent, type DragEvent, type FormEvent, useId } from "react";
import { AttachmentField } from "./attachment-field.tsx";
import { mailBody } from "./mail-body.ts";
import { FailedDialog, SentDialog } from "./outcome-dialog.tsx";
import type { SupportContext } from "./send-support.ts";
import { useSupportRequest } from "./use-support-request.ts";

/** The support request: a description, pictures, and the page it was opened on. */
export function SupportDialog({ onClose }: { onClose: () => void }) {
  const request = useSupportRequest();
  const { view, description, context } = request;
  const form = useId();
  if (view.name === "sent")
    return <SentDialog title={m.settings_support_sent()} ticketId={view.ticketId} onClose={onClose} />;
  if (view.name === "failed") {
    const body = mailBody(description, context, request.attachments.attached.length);
    return <FailedDialog subject={m.settings_support_request()} body={body} onBack={request.back} onClose={onClose} />;
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.app_support()}
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
            {m.settings_send()}
          </Button>
        </>
      }
    >
      <SupportForm id={form} request={request} />
    </Dialog>
  );
}

function SupportForm({ id, request }: { id: string; request: ReturnType<typeof useSupportRequest> }) {
  const { attachments, context } = request;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void request.send();
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void attachments.add(event.clipboardData.files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void attachments.add(event.dataTransfer.files);
  };
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={submit}
      onPaste={paste}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <TextArea
        label={m.settings_whats_going_on()}
        name="description"
        required
        rows={5}
        maxLength={DESCRIPTION_MAX}
        value={request.description}
        onChange={request.describe}
        error={request.error}
      />
      <AttachmentField {...attachments} />
      {context && <ContextLine context={context} onRemove={request.dropContext} />}
    </form>
  );
}

/** The context that is sent with a request; the user can see and remove it. */
function ContextLine({ context, onRemove }: { context: SupportContext; onRemove: () => void }) {
  const facts = [
    context.page,
    context.version,
    context.requestId && m.settings_request_id({ id: context.requestId.slice(0, 8) }),
  ];
  return (
    <p className="flex items-center justify-between gap-3 text-dense text-ink-3">
      <span className="min-w-0 break-words">
        {m.settings_sent_along({ facts: facts.filter(Boolean).join("\u00a0· ") })}
      </span>
      <Button variant="quiet" onClick={onRemove}>
        {m.settings_leave_out()}
      </Button>
    </p>
  );
}
