import { Callout } from "@vignette/ui";
import { trpc } from "../../../trpc.ts";

/** How many posts Instagram counted for the account in the last 24 hours, as it says now. Nothing where it does not tell. */
export function QuotaLine({ accountId }: { accountId: string }) {
  const { data } = trpc.socialAccounts.quota.useQuery({ accountId }, { staleTime: 60_000, retry: false });
  if (!data) return null;
  if (data.used >= data.total) {
    return (
      <Callout tone="doubt">
        Instagram takes no more posts from this account today: {data.used} of {data.total}. Plan it for another day.
      </Callout>
    );
  }
  return (
    <p className="tabular text-dense text-ink-2">
      {data.used} of {data.total} posts today
    </p>
  );
}
