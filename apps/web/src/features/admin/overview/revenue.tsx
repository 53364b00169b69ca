import { EmptyState } from "@vignette/ui";
import { trpc } from "../../../trpc.ts";
import { numberText } from "../list/english-formats.ts";
import { money } from "../list/money.ts";
import { Row, Table } from "../list/table.tsx";

/** What each plan brings in a month, at list price. */
export function Revenue() {
  const [{ revenue: plans }] = trpc.admin.overview.useSuspenseQuery();
  const total = plans.reduce((sum, { perMonth }) => sum + perMonth, 0);
  return (
    <section>
      <h2 className="mb-2 text-read font-semibold">Monthly revenue</h2>
      {plans.length === 0 ? (
        <EmptyState title="No plan has a price." />
      ) : (
        <Table label="Monthly revenue" columns={["Plan", "Subscribers", "Per month"]}>
          {plans.map(({ planId, name, subscribers, perMonth }) => (
            <Row key={planId} head={name} cells={[numberText(subscribers), money(perMonth)]} />
          ))}
          <Row head="Total" cells={[numberText(subscribersOf(plans)), money(total)]} />
        </Table>
      )}
      <p className="mt-2 text-dense text-ink-3">
        Paying subscribers at list price. Granted plans and trials don't count.
      </p>
    </section>
  );
}

const subscribersOf = (plans: readonly { subscribers: number }[]) =>
  plans.reduce((sum, { subscribers }) => sum + subscribers, 0);
