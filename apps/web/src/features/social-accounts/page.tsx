import { m } from "@vignette/messages";
import { buttonStyle, EmptyState, PageHeader, Panel } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { planName } from "../../shared/words/plan-words.ts";
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
        title={m.app_accounts()}
        secondary={
          <Link to={paths.schedule} className={buttonStyle({ variant: "quiet" })}>
            {m.accounts_back_to_posts()}
          </Link>
        }
      >
        {m.accounts_page_help()}
      </PageHeader>
      {accounts.length === 0 ? (
        <EmptyState title={m.accounts_connect_first()} action={<ConnectButtons returnTo={paths.accounts} />}>
          {m.accounts_connect_first_help()}
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
      {m.accounts_of_limit({ count, limit, planName: planName({ id: usage.planId, name: usage.planName }) })}
      {count >= limit && (
        <Link to={paths.settings} className="link">
          {m.accounts_upgrade()}
        </Link>
      )}
    </p>
  );
}
