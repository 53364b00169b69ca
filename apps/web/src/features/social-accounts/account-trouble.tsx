import {
  type Connection,
  missingPermissions,
  platformNames,
  type SocialAccount,
} from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Callout } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { weekdayMomentText } from "../../shared/formats.ts";
import type { ConnectionHealth } from "./health.ts";
import { permissionTexts } from "./permission-texts.ts";
import { renewalLabel } from "./renewal-label.ts";

type AccountTroubleProps = { account: SocialAccount; connection: Connection; health: ConnectionHealth | undefined };

/** Maximum number of posts listed; the calendar has the others. */
const SHOWN = 5;

/** The problem that blocks an account's posts, its cause, and the affected posts. Renders nothing without a problem. */
export function AccountTrouble({ account, connection, health }: AccountTroubleProps) {
  const missing = missingPermissions(account);
  const atRisk = health?.atRisk ?? [];
  const { renewalTrouble } = account;
  if (connection === "renews" && missing.length === 0 && !renewalTrouble) return null;
  return (
    <Callout tone={connection === "ended" ? "failed" : "doubt"} title={titleOf(account, connection)}>
      {renewalTrouble && (
        <p>{renewalLabel(account.platform, renewalTrouble, health?.renewal?.nextTryAt, Date.now())}</p>
      )}
      {missing.length > 0 && (
        <ul className="mt-1 flex flex-col gap-0.5">
          {missing.map(({ scope }) => (
            <li key={scope}>{m.accounts_was_not_allowed(permissionTexts[scope])}</li>
          ))}
        </ul>
      )}
      {atRisk.length > 0 && (
        <div className="mt-2">
          <p className="font-semibold">{m.accounts_at_risk({ posts: atRisk.length })}</p>
          <ul className="tabular mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {atRisk.slice(0, SHOWN).map(({ postId, publishAt }) => (
              <li key={postId}>
                <Link to={paths.post(postId)} className="link">
                  {weekdayMomentText(publishAt)}
                </Link>
              </li>
            ))}
            {atRisk.length > SHOWN && <li>{m.accounts_and_more({ count: atRisk.length - SHOWN })}</li>}
          </ul>
        </div>
      )}
    </Callout>
  );
}

function titleOf(
  { platform, connectionExpiresAt, state, renewalTrouble }: SocialAccount,
  connection: Connection,
): string {
  const name = platformNames[platform];
  if (connection === "ended")
    return state === "reconnect" ? m.accounts_ended_by_platform({ name }) : m.accounts_connection_expired();
  if (connection === "ending") return m.accounts_connection_ends({ time: weekdayMomentText(connectionExpiresAt) });
  if (renewalTrouble) return m.accounts_renewing_failed();
  return m.accounts_permissions_missing();
}
