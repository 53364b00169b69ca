import { changeInWords, type PlanEdit, refusePlanEdit } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import type { Plan } from "@vignette/domain/plans";
import { type Deps, logWrite } from "./log.ts";
import type { AdminStore } from "./store.ts";

export type PlanRow = Plan & { id: string };

/** Every plan, on sale or not, in the order in which they are shown. */
export async function listPlans({ plans }: Pick<AdminStore, "plans">): Promise<PlanRow[]> {
  const found = await plans.find({});
  return found.map(({ id, value }) => ({ ...value, id })).sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** Changes a plan, unless somebody else did so since it was read. */
export async function savePlan(deps: Deps, { id, ...fields }: PlanEdit): Promise<PlanRow[]> {
  const refusal = refusePlanEdit({ id, ...fields });
  if (refusal) throw refusal;
  const stored = await deps.store.plans.get(id);
  if (!stored) throw missing("plan");
  const change = changeInWords(stored.value, fields);
  if (change !== "") {
    await deps.store.commit([
      deps.store.plans.writes.patch(id, fields, { version: stored.version }),
      logWrite(deps, { action: "plan", subject: id, change }),
    ]);
  }
  return await listPlans(deps.store);
}
