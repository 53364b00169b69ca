import { instant } from "@vignette/domain/kernel";
import { connectionOf, missingPermissions, platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { useState } from "react";
import { AccountFacts } from "./account-facts.tsx";
import { AccountTrouble } from "./account-trouble.tsx";
import { ConnectionBadge } from "./connection-badge.tsx";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import type { ConnectionHealth } from "./health.ts";
import { useConnect } from "./use-connect.ts";

type AccountRowProps = { account: SocialAccount; health: ConnectionHealth | undefined; returnTo: string };

/** One account: its profile, whether it can post, its problems, and its latest activity. */
export function AccountRow({ account, health, returnTo }: AccountRowProps) {
  const [asking, setAsking] = useState(false);
  const { opening, open } = useConnect(returnTo);
  const connection = connectionOf(account, instant(Date.now()));
  const { renewalTrouble } = account;
  const isAlarming = connection !== "renews" || renewalTrouble !== null;
  const needsReconnect = isAlarming || missingPermissions(account).length > 0;
  return (
    <li className="flex flex-col gap-4 border-b border-line px-5 py-5 last:border-b-0 max-md:px-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar account={account} />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="truncate text-read font-semibold">{account.displayName || account.username}</h2>
          <p className="text-dense text-ink-2 [overflow-wrap:anywhere]">
            {m.accounts_connected_as({ username: account.username, platform: platformNames[account.platform] })}
          </p>
        </div>
        <ConnectionBadge connection={connection} isFailing={renewalTrouble !== null} />
        {/* Where it is alone in its row, it begins with its words. */}
        <div className="flex gap-2 max-lg:[&>.quiet:first-child]:-ml-3.5">
          {needsReconnect && (
            <Button
              variant={isAlarming ? "primary" : "secondary"}
              pending={opening !== null}
              onClick={() => open(account.platform, account.id)}
            >
              {m.accounts_reconnect()}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {m.accounts_disconnect()}
          </Button>
        </div>
      </div>
      <AccountTrouble account={account} connection={connection} health={health} />
      <AccountFacts account={account} connection={connection} health={health} />
      <DisconnectDialog account={account} planned={health?.planned} open={asking} onOpenChange={setAsking} />
    </li>
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
