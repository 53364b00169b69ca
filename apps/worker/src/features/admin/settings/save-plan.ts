import { changeInWords, type PlanEdit, refusePlanEdit } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import { forgetOfferedPlans } from "../../../records/stores/offered-plan-store.ts";
import { forgetPlan } from "../../../usage/plan-of.ts";
import { type Deps, logWrite } from "../log.ts";
import { listPlans, type PlanRows } from "./list-plans.ts";

/** Changes a plan; limits that the edit does not name stay. Refused if it has changed since it was read. */
export async function savePlan(deps: Deps, { id, ...edited }: PlanEdit): Promise<PlanRows> {
  const refusal = refusePlanEdit({ id, ...edited });
  if (refusal) throw refusal;
  const stored = await deps.store.plans.get(id);
  if (!stored) throw missing("plan");
  // The map is replaced as a whole, and it also holds the limits of credits and storage.
  const fields = { ...edited, limits: { ...stored.value.limits, ...edited.limits } };
  const change = changeInWords(stored.value, fields);
  if (change !== "") {
    await deps.store.commit([
      deps.store.plans.writes.patch(id, fields, { version: stored.version }),
      logWrite(deps, { action: "plan", subject: id, change }),
    ]);
    forgetOfferedPlans();
    forgetPlan(id);
  }
  return await listPlans(deps.store);
}
