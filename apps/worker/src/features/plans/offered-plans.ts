import { type OfferedPlan, offeredPlan, Plan } from "@vignette/domain/plans";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import { logLine } from "../../adapters/log/log-line.ts";
import { openAs } from "../../records/open.ts";
import { planRecords } from "../../records/service/config-subscription.ts";

/** The plans on sale, in order. Collection `config_subscription`; a hidden plan (`active` false) is left out. */
export async function offeredPlans(documents: Documents): Promise<OfferedPlan[]> {
  const stored = await openAs(documents, planRecords, z.record(z.string(), z.unknown())).find({});
  return stored
    .flatMap(({ id, value }) => offeredIfSound(id, value))
    .toSorted((one, other) => one.order - other.order || one.price - other.price);
}

/** An invalid plan is left out and logged; the others stay on sale. */
function offeredIfSound(id: string, value: unknown): OfferedPlan[] {
  const plan = z.safeParse(Plan, value);
  if (plan.success) return plan.data.active ? [offeredPlan(id, plan.data)] : [];
  logLine("warn", "A plan is malformed.", { planId: id });
  return [];
}
