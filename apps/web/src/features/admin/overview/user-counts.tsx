import { trpc } from "../../../trpc.ts";
import { Fact, Facts } from "./fact.tsx";

/** How many users there are, and how many of them are new or active. */
export function UserCounts() {
  const [{ users: counts }] = trpc.admin.overview.useSuspenseQuery();
  return (
    <Facts title="Users">
      <Fact name="Total" value={counts.total.toLocaleString()} />
      <Fact name="New" hint="Last 7 days" value={counts.new.toLocaleString()} />
      <Fact name="Active" hint="Last 7 days" value={counts.active.toLocaleString()} />
    </Facts>
  );
}
