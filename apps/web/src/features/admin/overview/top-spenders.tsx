import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { trpc } from "../../../trpc.ts";
import { numberText } from "../list/english-formats.ts";
import { money } from "../list/money.ts";
import { Row, Table } from "../list/table.tsx";
import { when } from "../list/when.ts";

/** The users whose AI calls cost the most. */
export function TopSpenders() {
  const [spenders] = trpc.admin.topSpenders.useSuspenseQuery();
  return (
    <section>
      <h2 className="mb-2 text-read font-semibold">Top spenders</h2>
      {spenders.length === 0 ? (
        <p className="text-base text-ink-2">No user has spent credits in their current period.</p>
      ) : (
        <Table label="Top spenders" columns={["User", "Calls", "Credits", "Cost", "Period ends"]}>
          {spenders.map(({ uid, email, calls, credits, micros, resetsAt }) => (
            <Row
              key={`${uid} ${resetsAt}`}
              head={
                <Link to={paths.adminUser(uid)} className="link inline-block min-h-6 min-w-44 break-all">
                  {email ?? uid}
                </Link>
              }
              cells={[
                numberText(calls),
                numberText(credits),
                money(micros / 1e6),
                <time key="ends" className="whitespace-nowrap">
                  {when(resetsAt)}
                </time>,
              ]}
            />
          ))}
        </Table>
      )}
      <p className="mt-2 text-dense text-ink-3">
        Each in the current period of the user's plan, which need not be a calendar month.
      </p>
    </section>
  );
}
