import * as z from "zod/mini";
import { Instant } from "../kernel/index.ts";
import { TargetState } from "../scheduling/index.ts";
import { Platform } from "../social-accounts/index.ts";
import { SpendLine } from "../usage/index.ts";

/** Failed targets with the same cause. */
const FailureCount = z.object({ platform: Platform, code: z.string(), message: z.string(), count: z.number() });
export type FailureCount = z.infer<typeof FailureCount>;

/** What one plan brings in a month. `perMonth` is in the plan's currency. */
const PlanRevenue = z.object({
  planId: z.string(),
  name: z.string(),
  subscribers: z.number(),
  perMonth: z.number(),
});
export type PlanRevenue = z.infer<typeof PlanRevenue>;

/**
 * The numbers of the admins' overview that take many queries, as they were at one time. Document `operations/overview`.
 * Names no user. Source: ADR 61.
 */
export const Overview = z.object({
  asOf: Instant,
  users: z.object({ total: z.number(), new: z.number(), active: z.number() }),
  /** The number of targets in each state. */
  states: z.record(TargetState, z.number()),
  /** How long after its planned time sending began, in ms; null if no target was measured. */
  lag: z.object({ measured: z.number(), p50: z.nullable(z.number()), p95: z.nullable(z.number()) }),
  failures: z.array(FailureCount),
  revenue: z.array(PlanRevenue),
  /** What AI providers cost in this calendar month (UTC), the most expensive first. */
  spend: z.array(z.extend(SpendLine, { provider: z.string() })),
  /** In bytes: what counts toward the users' plans, and all files in the bucket as of the last walk over them. */
  storage: z.object({ ofPlans: z.number(), ofFiles: z.number() }),
});
export type Overview = z.infer<typeof Overview>;
