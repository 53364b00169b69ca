import { m } from "@vignette/messages";
import { Button, notify } from "@vignette/ui";
import { UserCheck } from "@vignette/ui/icons";
import { type ReactNode, useState } from "react";
import { errorNotice, trpc } from "../../../trpc.ts";
import { LinkDialog } from "./link-dialog.tsx";

/** A function that sends posts for approval, and the dialog that then offers the link. */
export type SendForApproval = { send: (postIds: readonly string[]) => void; pending: boolean; dialog: ReactNode };

/**
 * Sends posts for approval, then offers the review link. The caller renders the dialog, since the button that was
 * pressed disappears with the state of its post. `onDone` is called once the dialog is closed.
 */
export function useSendForApproval(onDone?: () => void): SendForApproval {
  const [sent, setSent] = useState<readonly string[]>([]);
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.scheduling.sendForApproval.useMutation({
    onSuccess: (results) => {
      const [problem, ...more] = results.flatMap((it) => it.problem ?? []);
      if (problem) {
        const title = m.approval_not_sent({ count: more.length + 1, total: results.length });
        notify({ kind: "error", title, detail: problem });
      }
      setSent(results.flatMap((it) => it.post?.id ?? []));
    },
    onError: (error) => notify(errorNotice(error)),
    onSettled: () => utils.scheduling.invalidate(),
  });
  const close = () => {
    setSent([]);
    onDone?.();
  };
  return {
    send: (postIds) => mutate({ ids: [...postIds] }),
    pending: isPending,
    dialog: sent.length > 0 ? <LinkDialog postIds={sent} onClose={close} /> : null,
  };
}

type ButtonProps = {
  approval: SendForApproval;
  postIds: readonly string[];
  label?: string;
  disabled?: boolean;
  primary?: boolean;
};

export function SendButton({
  approval,
  postIds,
  label = m.approval_send_for_approval(),
  disabled = false,
  primary = false,
}: ButtonProps) {
  return (
    <Button
      variant={primary ? "primary" : "secondary"}
      icon={<UserCheck size={16} strokeWidth={1.75} aria-hidden />}
      disabled={disabled || postIds.length === 0}
      pending={approval.pending}
      pendingLabel={m.approval_sending()}
      onClick={() => approval.send(postIds)}
    >
      {label}
    </Button>
  );
}
