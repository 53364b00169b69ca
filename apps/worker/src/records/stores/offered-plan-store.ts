import { type OfferedPlan, offeredPlan, Plan } from "@vignette/domain/plans";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import { logLine } from "../../adapters/log/log-line.ts";
import { openAs } from "../open.ts";
import { recentRead } from "../recent-read.ts";
import { planRecords } from "../service/config-subscription.ts";

/** How long an isolate caches the plans, in ms. Our own choice: every page for visitors loads them. */
const FRESH = 60_000;
const recent = recentRead<OfferedPlan[]>(FRESH);

/** Collection `config_subscription`: the plans on sale. */
export function offeredPlanStore(documents: Documents) {
  const plans = openAs(documents, planRecords, z.record(z.string(), z.unknown()));
  return {
    /** In order, at most a minute old; a hidden plan (`active` false) is left out. */
    recent: (now: number): Promise<OfferedPlan[]> =>
      recent.get(now, async () =>
        (await plans.find({}))
          .flatMap(({ id, value }) => offeredIfSound(id, value))
          .toSorted((one, other) => one.order - other.order || one.price - other.price),
      ),
  };
}

/** Clears the cache after a change: the next request reads the plans again. */
export const forgetOfferedPlans = recent.forget;

/** An invalid plan is left out and logged; the others stay on sale. */
function offeredIfSound(id: string, value: unknown): OfferedPlan[] {
  const plan = z.safeParse(Plan, value);
  if (plan.success) return plan.data.active ? [offeredPlan(id, plan.data)] : [];
  logLine("warn", "A plan is malformed.", { planId: id });
  return [];
}
