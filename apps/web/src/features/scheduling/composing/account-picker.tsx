import { type Platform, platformNames, platforms, type SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, Callout, Checkbox, notify } from "@vignette/ui";
import { useLocation } from "react-router";
import { paths } from "../../../paths.ts";
import { errorNotice, trpc } from "../../../trpc.ts";

type AccountPickerProps = {
  accounts: readonly SocialAccount[];
  chosenIds: readonly string[];
  onToggle: (id: string) => void;
};

/** Chooses the accounts. A missing platform can be connected from here; the draft is kept. */
export function AccountPicker({ accounts, chosenIds, onToggle }: AccountPickerProps) {
  const { search } = useLocation();
  const absent = platforms.filter((platform) => !accounts.some((it) => it.platform === platform));
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-base font-semibold">{m.post_to()}</legend>
      {accounts.length === 0 && <Callout title={m.post_connect_to_post()}>{m.post_draft_on_device()}</Callout>}
      {accounts.map((account) => (
        <Checkbox
          key={account.id}
          label={`${platformNames[account.platform]} @${account.username}`}
          checked={chosenIds.includes(account.id)}
          disabled={account.state === "reconnect"}
          onChange={() => onToggle(account.id)}
          {...(account.state === "reconnect" && { hint: m.post_account_disconnected() })}
        />
      ))}
      <div className="mt-1 flex flex-wrap gap-2">
        {absent.map((platform) => (
          <ConnectHere key={platform} platform={platform} returnTo={`${paths.newPost}${search}`} />
        ))}
      </div>
    </fieldset>
  );
}

function ConnectHere({ platform, returnTo }: { platform: Platform; returnTo: string }) {
  const connect = trpc.socialAccounts.connect.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notify(errorNotice(error)),
  });
  return (
    <Button
      pending={connect.isPending || connect.isSuccess}
      pendingLabel={m.post_opening({ platform: platformNames[platform] })}
      onClick={() => connect.mutate({ platform, returnTo })}
    >
      {m.post_connect({ platform: platformNames[platform] })}
    </Button>
  );
}
