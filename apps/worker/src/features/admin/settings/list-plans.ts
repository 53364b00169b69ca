import { Plan } from "@vignette/domain/plans";
import * as z from "zod/mini";
import type { AdminStore } from "../store.ts";

export type PlanRow = Plan & { id: string };
/** A plan whose document is invalid, and the first problem in it. */
type UnreadablePlan = { id: string; problem: string };
export type PlanRows = { plans: PlanRow[]; unreadable: UnreadablePlan[] };

/** All plans, on sale or not, in display order. An invalid one does not hide the others. */
export async function listPlans({ storedPlans }: Pick<AdminStore, "storedPlans">): Promise<PlanRows> {
  const rows: PlanRows = { plans: [], unreadable: [] };
  for (const { id, value } of await storedPlans.find({})) {
    const plan = z.safeParse(Plan, value);
    if (plan.success) rows.plans.push({ ...plan.data, id });
    else rows.unreadable.push({ id, problem: problemOf(plan.error) });
  }
  rows.plans.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  return rows;
}

function problemOf({ issues: [first] }: z.core.$ZodError): string {
  return [first?.path.map(String).join("."), first?.message].filter(Boolean).join(": ");
}
