import { platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
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
      notify({ title: m.accounts_was_disconnected({ username: account.username }) });
    },
    onError: (error) => notify(errorNotice(error)),
    onSettled: () =>
      Promise.all([utils.socialAccounts.list.invalidate(), utils.scheduling.invalidate(), utils.usage.invalidate()]),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.accounts_disconnect_question({ username: account.username })}
      description={m.accounts_disconnect_help({ account: whatBecomes(account, planned) })}
      cancel={m.accounts_keep_account()}
      action={
        <Button
          variant="danger"
          pending={disconnect.isPending}
          pendingLabel={m.accounts_disconnecting()}
          onClick={() => disconnect.mutate({ id: account.id })}
        >
          {m.accounts_disconnect()}
        </Button>
      }
    />
  );
}

function whatBecomes({ platform }: SocialAccount, planned: number | undefined): string {
  if (planned === 0) return m.accounts_nothing_planned({ platform: platformNames[platform] });
  if (planned !== undefined) return m.accounts_will_become_drafts({ planned });
  return m.accounts_posts_become_drafts({ platform: platformNames[platform] });
}
