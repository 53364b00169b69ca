import { platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { Button, StateBadge } from "@vignette/ui";
import { CircleCheck, PlugZap } from "lucide-react";
import { useState } from "react";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { useConnect } from "./use-connect.ts";

type AccountRowProps = { account: SocialAccount; returnTo: string };

/** One connected account and whether it can post. */
export function AccountRow({ account, returnTo }: AccountRowProps) {
  const [asking, setAsking] = useState(false);
  const { opening, open } = useConnect(returnTo);
  const broken = account.state === "reconnect";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-4 last:border-b-0">
      <Avatar account={account} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-semibold">{account.displayName || account.username}</p>
        <p className="truncate text-dense text-ink-2">
          {platformNames[account.platform]} @{account.username}
        </p>
      </div>
      <Connection account={account} />
      <div className="flex gap-2">
        {broken && (
          <Button variant="primary" pending={opening !== null} onClick={() => open(account.platform)}>
            Reconnect
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Disconnect
        </Button>
      </div>
      <DisconnectDialog account={account} open={asking} onOpenChange={setAsking} />
    </li>
  );
}

function Connection({ account }: { account: SocialAccount }) {
  if (account.state === "reconnect") {
    return (
      <StateBadge tone="failed" edge="double-bar" tinted icon={<PlugZap aria-hidden />}>
        Connection ended
      </StateBadge>
    );
  }
  return (
    <div className="flex flex-col items-start gap-0.5">
      <StateBadge tone="done" edge="bar" icon={<CircleCheck aria-hidden />}>
        Connected
      </StateBadge>
      <span className="tabular text-meta text-ink-3">
        Renews by itself before {day.format(account.connectionExpiresAt)}
      </span>
    </div>
  );
}

function Avatar({ account }: { account: SocialAccount }) {
  return (
    <span
      aria-hidden
      className="flex size-10 shrink-0 items-center justify-center rounded-control bg-sunken font-display text-read font-bold text-ink-2"
    >
      {(account.displayName || account.username).slice(0, 1).toUpperCase()}
    </span>
  );
}

const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", year: "numeric" });
