import { type Connection, missingPermissions, permissions, type SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { dateText, weekdayMomentText } from "../../shared/formats.ts";
import { wordedFailure } from "../../shared/refusals/worded.ts";
import type { ConnectionHealth } from "./health.ts";
import { permissionTexts } from "./permission-texts.ts";

type AccountFactsProps = { account: SocialAccount; connection: Connection; health: ConnectionHealth | undefined };

/** The permissions of an account, the end of its connection, and its latest activity. */
export function AccountFacts({ account, connection, health }: AccountFactsProps) {
  const missing = missingPermissions(account);
  const allowed = permissions[account.platform].filter((it) => !missing.includes(it));
  return (
    <dl className="grid gap-x-6 gap-y-3 text-base sm:grid-cols-2 lg:grid-cols-4">
      <Fact name={m.accounts_allowed()}>
        {allowed.length === 0
          ? m.accounts_nothing_allowed()
          : allowed.map(({ scope }) => (
              <span key={scope} className="block">
                {permissionTexts[scope].allows}
              </span>
            ))}
      </Fact>
      <Fact name={m.accounts_connection()}>{lasting(account, connection)}</Fact>
      <Fact name={m.accounts_last_post()}>
        {health?.lastPost ? (
          <Link to={paths.post(health.lastPost.postId)} className="link">
            {weekdayMomentText(health.lastPost.at)}
          </Link>
        ) : (
          m.accounts_none_yet()
        )}
      </Fact>
      <Fact name={m.accounts_last_error()}>
        {health?.lastError ? (
          <>
            <Link to={paths.post(health.lastError.postId)} className="link">
              {weekdayMomentText(health.lastError.at)}
            </Link>
            <span className="block text-dense text-ink-2">{wordedFailure(health.lastError)}</span>
          </>
        ) : (
          m.accounts_no_error()
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-dense text-ink-3">{name}</dt>
      <dd className="tabular break-words">{children}</dd>
    </div>
  );
}

function lasting({ connectionExpiresAt, renewalTrouble }: SocialAccount, connection: Connection): string {
  if (connection === "ended") return m.accounts_disconnected_help();
  if (connection === "renews" && renewalTrouble)
    return m.accounts_not_renewed_on({ time: weekdayMomentText(renewalTrouble.triedAt) });
  if (connection === "ending") return m.accounts_ends({ time: weekdayMomentText(connectionExpiresAt) });
  return m.accounts_renews_before({ date: dateText(connectionExpiresAt) });
}
