import type { RecipePlan } from "@vignette/domain/automation";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Panel } from "@vignette/ui";
import type { ReactNode } from "react";
import { listText } from "../../../shared/formats.ts";
import { trpc } from "../../../trpc.ts";
import {
  approvalText,
  budgetText,
  capitalized,
  hooksText,
  makesText,
  stopText,
  triggerText,
} from "../words/plan-text.ts";

/** The routine of a recipe, to be read aloud: when, about what, from which hooks, what, where, and until when. */
export function RoutinePanel({ plan, projectId }: { plan: RecipePlan; projectId: string }) {
  const products = useProductNames(projectId, plan.productIds);
  const accounts = useAccountNames(plan.accounts.map(({ accountId }) => accountId));
  return (
    <Panel title={m.automation_routine()}>
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 text-base">
        <Slot name={m.automation_when()}>
          {capitalized(triggerText(plan))} <span className="text-ink-3">{plan.times.zone.replaceAll("_", " ")}</span>
        </Slot>
        <Slot name={m.automation_about()}>{products}</Slot>
        <Slot name={m.automation_hooks()}>
          {m.automation_hooks_and_rest({ hooks: capitalized(hooksText(plan)), days: plan.restDays })}
        </Slot>
        <Slot name={m.automation_make()}>{makesText(plan.makes)}</Slot>
        <Slot name={m.automation_post_to()}>{accounts}</Slot>
        <Slot name={m.automation_approval()}>{capitalized(approvalText(plan.approval))}</Slot>
        <Slot name={m.automation_limits()}>{capitalized(budgetText(plan.budget))}</Slot>
        <Slot name={m.automation_ends()}>{capitalized(stopText(plan.stop))}</Slot>
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

function useProductNames(projectId: string, ids: readonly string[]): string {
  const [products] = trpc.research.list.useSuspenseQuery({ projectId });
  return listText(ids.map((id) => products.find((it) => it.id === id)?.brief.name ?? m.automation_a_deleted_product()));
}

function useAccountNames(ids: readonly string[]): string {
  const [accounts] = trpc.socialAccounts.list.useSuspenseQuery();
  const nameOf = (id: string) => {
    const account = accounts.find((it) => it.id === id);
    return account ? `${platformNames[account.platform]} @${account.username}` : m.automation_a_disconnected_account();
  };
  return listText(ids.map(nameOf));
}
