import { trpc } from "../../../trpc.ts";
import { numberText } from "../list/english-formats.ts";
import { Fact, Facts } from "./fact.tsx";

/** How many users there are, and how many of them are new or active. */
export function UserCounts() {
  const [{ users: counts }] = trpc.admin.overview.useSuspenseQuery();
  return (
    <Facts title="Users">
      <Fact name="Total" value={numberText(counts.total)} />
      <Fact name="New" hint="Last 7 days" value={numberText(counts.new)} />
      <Fact name="Active" hint="Last 7 days" value={numberText(counts.active)} />
    </Facts>
  );
}
