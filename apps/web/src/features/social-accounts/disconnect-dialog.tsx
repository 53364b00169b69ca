import { platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { AlertDialog, Button, notify } from "@vignette/ui";
import { errorNotice, trpc } from "../../trpc.ts";

type DisconnectDialogProps = {
  account: SocialAccount;
  /** The number of posts planned for the account; undefined while unknown. */
  planned: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Confirms the removal of an account: posts planned for it become drafts. */
export function DisconnectDialog({ account, planned, open, onOpenChange }: DisconnectDialogProps) {
  const utils = trpc.useUtils();
  const disconnect = trpc.socialAccounts.disconnect.useMutation({
    onSuccess: () => {
      onOpenChange(false);
      notify({ title: `@${account.username} was disconnected` });
    },
    onError: (error) => notify(errorNotice(error)),
    onSettled: () =>
      Promise.all([utils.socialAccounts.list.invalidate(), utils.scheduling.invalidate(), utils.usage.invalidate()]),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Disconnect @${account.username}?`}
      description={`${whatBecomes(account, planned)} Published posts stay online. If you reconnect, you can schedule the drafts again.`}
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

function whatBecomes({ platform }: SocialAccount, planned: number | undefined): string {
  if (planned === 0) return `Nothing is planned for this ${platformNames[platform]} account.`;
  if (planned === 1) return "1 scheduled post will become a draft.";
  if (planned !== undefined) return `${planned} scheduled posts will become drafts.`;
  return `Posts planned for this ${platformNames[platform]} account become drafts.`;
}
