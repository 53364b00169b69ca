import { sizeText } from "@vignette/domain/kernel";
import { limitKeys } from "@vignette/domain/plans";
import { creditLimit, storageLimit } from "@vignette/domain/usage";
import { Badge, Callout } from "@vignette/ui";
import { useState } from "react";
import { type Outputs, trpc } from "../../../trpc.ts";
import { CsvExportButton } from "../list/csv-export-button.tsx";
import { numberText } from "../list/english-formats.ts";
import { limitNames } from "../list/limit-names.ts";
import { Row, Table } from "../list/table.tsx";
import { type ListedPlan, PlanDialog } from "./plan-dialog.tsx";

/** Every plan, on sale or not. */
export function PlanList() {
  const [{ plans, unreadable }] = trpc.admin.plans.useSuspenseQuery();
  const [edited, setEdited] = useState<ListedPlan | null>(null);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end">
        <CsvExportButton name="plans" pageAt={async () => ({ rows: plans, next: null })} cellsOf={cellsForExport} />
      </div>
      <Table
        label="Plans"
        columns={["Plan", "Price", "Order", ...limitKeys.map((key) => limitNames[key]), "Credits", "Storage"]}
      >
        {plans.map((plan) => (
          <Row
            key={plan.id}
            head={<Name plan={plan} onEdit={() => setEdited(plan)} />}
            cells={[
              plan.price === 0 ? "Free" : `$${plan.price}`,
              plan.order,
              ...limitKeys.map((key) => limitInWords(plan.limits[key])),
              inWords(creditLimit(plan.id, plan.limits.credits), numberText),
              inWords(storageLimit(plan.id, plan.limits.storage), sizeText),
            ]}
          />
        ))}
      </Table>
      {unreadable.length > 0 && <Unreadable plans={unreadable} />}
      {edited && <PlanDialog key={edited.id} plan={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

/** Plans whose documents cannot be read. They cannot be edited here or bought. */
function Unreadable({ plans }: { plans: Outputs["admin"]["plans"]["unreadable"] }) {
  return (
    <Callout
      tone="failed"
      title={plans.length === 1 ? "1 plan cannot be read" : `${plans.length} plans cannot be read`}
    >
      <p>Not on sale until the document in config_subscription is mended in the database.</p>
      <ul className="mt-1">
        {plans.map(({ id, problem }) => (
          <li key={id} className="break-words">
            {id}: {problem}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** The name opens the dialog: the first column is visible on a phone, too. */
function Name({ plan, onEdit }: { plan: ListedPlan; onEdit: () => void }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        className="link min-h-6 cursor-pointer text-left font-semibold"
        aria-label={`Edit ${plan.name}`}
        onClick={onEdit}
      >
        {plan.name}
      </button>
      {plan.featured && <Badge>Featured</Badge>}
      {!plan.active && <Badge>Hidden</Badge>}
      <span className="basis-full text-dense font-normal text-ink-3">{plan.id}</span>
    </span>
  );
}

function limitInWords(limit: number | undefined): string {
  if (limit === -1) return "Unlimited";
  return limit === undefined || limit === 0 ? "No limit" : String(limit);
}

/** The limit that applies: the plan's default where none is set. */
const inWords = (limit: number, words: (limit: number) => string) =>
  limit === Number.POSITIVE_INFINITY ? "Unlimited" : words(limit);

/** Limits as they are stored; storage is in bytes. */
const cellsForExport = ({ id, name, price, period, order, featured, active, limits }: ListedPlan) => ({
  ...{ id, name, price, period, order, featured, active },
  ...Object.fromEntries([...limitKeys, "credits" as const, "storage" as const].map((key) => [key, limits[key]])),
});
