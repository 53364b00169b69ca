import { platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { AlertDialog, Button, notify } from "@vignette/ui";
import { errorMessage, trpc } from "../../trpc.ts";

type DisconnectDialogProps = { account: SocialAccount; open: boolean; onOpenChange: (open: boolean) => void };

/** Asks before an account goes: what was planned for it becomes a draft. */
export function DisconnectDialog({ account, open, onOpenChange }: DisconnectDialogProps) {
  const utils = trpc.useUtils();
  const disconnect = trpc.socialAccounts.disconnect.useMutation({
    onSuccess: () => {
      onOpenChange(false);
      notify({ title: `@${account.username} was disconnected` });
    },
    onError: (error) => notify({ kind: "error", title: errorMessage(error) }),
    onSettled: () =>
      Promise.all([utils.socialAccounts.list.invalidate(), utils.scheduling.invalidate(), utils.usage.invalidate()]),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Disconnect @${account.username}?`}
      description={`Posts planned for this ${platformNames[account.platform]} account become drafts. What is already published stays online.`}
      cancel="Keep account"
      action={
        <Button
          variant="danger"
          pending={disconnect.isPending}
          pendingLabel="Disconnecting…"
          onClick={() => disconnect.mutate({ id: account.id })}
        >
          Disconnect
        </Button>
      }
    />
  );
}
