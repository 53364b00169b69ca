import type { RecipePlan } from "@vignette/domain/automation";
import { platformNames } from "@vignette/domain/social-accounts";
import { Panel } from "@vignette/ui";
import type { ReactNode } from "react";
import { trpc } from "../../../trpc.ts";
import { approvalText, budgetText, hooksText, makesText, stopText, triggerText } from "../words/plan-text.ts";

/** The routine of a recipe, to be read aloud: when, about what, from which hooks, what, where, and until when. */
export function RoutinePanel({ plan, projectId }: { plan: RecipePlan; projectId: string }) {
  const products = useProductNames(projectId, plan.productIds);
  const accounts = useAccountNames(plan.accounts.map(({ accountId }) => accountId));
  return (
    <Panel title="Routine">
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 text-base">
        <Slot name="When">
          {capitalized(triggerText(plan))} <span className="text-ink-3">{plan.times.zone.replaceAll("_", " ")}</span>
        </Slot>
        <Slot name="About">{products}</Slot>
        <Slot name="Hooks">
          {capitalized(hooksText(plan))}. None repeats within {plan.restDays} days.
        </Slot>
        <Slot name="Make">{makesText(plan.makes)}</Slot>
        <Slot name="Post to">{accounts}</Slot>
        <Slot name="Approval">{capitalized(approvalText(plan.approval))}</Slot>
        <Slot name="Limits">{capitalized(budgetText(plan.budget))}</Slot>
        <Slot name="Ends">{capitalized(stopText(plan.stop))}</Slot>
      </dl>
    </Panel>
  );
}

const Slot = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{name}</dt>
    <dd className="tabular min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </>
);

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function useProductNames(projectId: string, ids: readonly string[]): string {
  const [products] = trpc.research.list.useSuspenseQuery({ projectId });
  return ids.map((id) => products.find((it) => it.id === id)?.brief.name ?? "A deleted product").join(", ");
}

function useAccountNames(ids: readonly string[]): string {
  const [accounts] = trpc.socialAccounts.list.useSuspenseQuery();
  const nameOf = (id: string) => {
    const account = accounts.find((it) => it.id === id);
    return account ? `${platformNames[account.platform]} @${account.username}` : "A disconnected account";
  };
  return ids.map(nameOf).join(", ");
}
