import { instant } from "@vignette/domain/kernel";
import { type PostView, targetsAtRisk } from "@vignette/domain/scheduling";
import { connectionOf, platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { buttonStyle, Callout } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";

type AccountsAtRiskProps = { accounts: readonly SocialAccount[]; posts: readonly PostView[] };

/**
 * Accounts that the user must reconnect, with the posts that depend on them. Renders nothing if all connections renew
 * automatically.
 */
export function AccountsAtRisk({ accounts, posts }: AccountsAtRiskProps) {
  const now = instant(Date.now());
  const targets = posts.flatMap((post) => post.targets);
  const troubled = accounts.filter((account) => connectionOf(account, now) !== "renews");
  return troubled.map((account) => {
    const ended = connectionOf(account, now) === "ended";
    const count = targetsAtRisk(account, targets, now).length;
    return (
      <Callout
        key={account.id}
        tone={ended ? "failed" : "doubt"}
        title={(ended ? m.dashboard_connection_ended : m.dashboard_connection_ends_soon)({
          platform: platformNames[account.platform],
          username: account.username,
        })}
        action={
          <Link to={paths.accounts} className={buttonStyle({ variant: "primary" })}>
            {m.dashboard_reconnect()}
          </Link>
        }
      >
        {count === 0 ? m.dashboard_no_posts_at_risk() : m.dashboard_posts_at_risk({ count })}
      </Callout>
    );
  });
}
