import {
  type Connection,
  missingPermissions,
  platformNames,
  type SocialAccount,
} from "@vignette/domain/social-accounts";
import { Callout } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { weekdayMomentText } from "../../shared/formats.ts";
import type { ConnectionHealth } from "./health.ts";
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
          {missing.map(({ scope, allows, without }) => (
            <li key={scope}>
              “{allows}” was not allowed: {without}
            </li>
          ))}
        </ul>
      )}
      {atRisk.length > 0 && (
        <div className="mt-2">
          <p className="font-semibold">
            {atRisk.length === 1 ? "1 planned post is" : `${atRisk.length} planned posts are`} at risk. Reconnect, and{" "}
            {atRisk.length === 1 ? "it goes" : "they go"} out as planned.
          </p>
          <ul className="tabular mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {atRisk.slice(0, SHOWN).map(({ postId, publishAt }) => (
              <li key={postId}>
                <Link to={paths.post(postId)} className="link">
                  {weekdayMomentText(publishAt)}
                </Link>
              </li>
            ))}
            {atRisk.length > SHOWN && <li>and {atRisk.length - SHOWN} more</li>}
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
    return state === "reconnect"
      ? `${name} disconnected this account. Posts are on hold.`
      : "The connection expired. Posts are on hold.";
  if (connection === "ending")
    return `The connection ends ${weekdayMomentText(connectionExpiresAt)}: we couldn't renew it automatically.`;
  if (renewalTrouble) return "Renewing the connection failed.";
  return "Some permissions are missing.";
}
