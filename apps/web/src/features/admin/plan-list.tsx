import { limitKeys } from "@vignette/domain/plans";
import { Badge, Button } from "@vignette/ui";
import { useState } from "react";
import { trpc } from "../../trpc.ts";
import { limitNames } from "./limit-names.ts";
import { PlanDialog, type PlanRow } from "./plan-dialog.tsx";
import { Row, Table } from "./table.tsx";

/** Every plan, on sale or not. */
export function PlanList() {
  const [plans] = trpc.admin.plans.useSuspenseQuery();
  const [edited, setEdited] = useState<PlanRow | null>(null);
  return (
    <>
      <Table label="Plans" columns={["Plan", "Price", "Order", ...limitKeys.map((key) => limitNames[key]), ""]}>
        {plans.map((plan) => (
          <Row
            key={plan.id}
            head={<Name plan={plan} />}
            cells={[
              plan.price === 0 ? "Free" : `$${plan.price}`,
              plan.order,
              ...limitKeys.map((key) => limitInWords(plan.limits[key])),
              <Button key="edit" onClick={() => setEdited(plan)} aria-label={`Edit ${plan.name}`}>
                Edit
              </Button>,
            ]}
          />
        ))}
      </Table>
      {edited && <PlanDialog key={edited.id} plan={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function Name({ plan }: { plan: PlanRow }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {plan.name}
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
