import { buttonStyle, EmptyState, PageHeader, Panel } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { trpc } from "../../trpc.ts";
import { AccountRow } from "./account-row.tsx";
import { ConnectButtons } from "./connect-buttons.tsx";

/** The connected accounts, with the state of each connection. */
export function AccountsPage() {
  const [accounts] = trpc.socialAccounts.list.useSuspenseQuery();
  // Loaded without suspending, so that the accounts are shown first.
  const { data: health } = trpc.socialAccounts.health.useQuery();
  return (
    <>
      <PageHeader
        title="Accounts"
        secondary={
          <Link to={paths.schedule} className={buttonStyle({ variant: "quiet" })}>
            Back to Post & Schedule
          </Link>
        }
      >
        Accounts you post to. We only ask for publishing and analytics permissions.
      </PageHeader>
      {accounts.length === 0 ? (
        <EmptyState title="Connect the account you post from." action={<ConnectButtons returnTo={paths.accounts} />}>
          You approve on the platform's own page and can revoke it anytime. Instagram requires a Business or Creator
          account.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-6">
          <Panel flush>
            <ul>
              {accounts.map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  health={health?.find((it) => it.accountId === account.id)}
                  returnTo={paths.accounts}
                />
              ))}
            </ul>
          </Panel>
          <ConnectButtons returnTo={paths.accounts} />
          <PlanLine count={accounts.length} />
        </div>
      )}
    </>
  );
}

/** How many more accounts the plan allows. Left out if usage cannot be loaded: the Worker enforces the limit. */
function PlanLine({ count }: { count: number }) {
  const { data: usage } = trpc.usage.summary.useQuery();
  const limit = usage?.limits.socialAccounts;
  if (!usage || limit === undefined || limit <= 0) return null;
  return (
    <p className="tabular flex flex-wrap items-center gap-3 text-dense text-ink-2">
      {count} of {limit} {limit === 1 ? "account" : "accounts"} on {usage.planName}
      {count >= limit && (
        <Link to={paths.settings} className="link">
          Upgrade
        </Link>
      )}
    </p>
  );
}
