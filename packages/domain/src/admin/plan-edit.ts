import * as z from "zod/mini";
import { Id, line, Refusal } from "../kernel/index.ts";

/** Highest price of a plan: a higher one is taken for a typo. Our own choice. */
const PRICE_MAX = 10_000;
const LIMIT_MAX = 1_000_000;

/** -1 is unlimited; 0 is no limit. Source: spec §3, Plan. */
const PlanLimit = z.int().check(z.minimum(-1, "Use -1 for unlimited, or 0 and more."), z.maximum(LIMIT_MAX));

/** Credits in a month, and bytes. -1 is unlimited; 0 is the plan's default. Source: ADR 45. */
const CreditLimit = z.int().check(z.minimum(-1, "Use -1 for unlimited, or 0 and more."), z.maximum(10_000_000));
const StorageLimit = z.int().check(z.minimum(-1, "Use -1 for unlimited, or 0 and more."), z.maximum(1024 ** 5));

/** What an admin may change of a plan. Its id, its description and its price at the payment service stay. */
export const PlanEdit = z.object({
  id: Id,
  name: line(60, 1),
  price: z.number().check(
    z.minimum(0),
    z.maximum(PRICE_MAX),
    z.refine((price) => Number.isInteger(Math.round(price * 1e6) / 1e4), "Use at most two decimals."),
  ),
  order: z.int().check(z.minimum(0), z.maximum(999)),
  featured: z.boolean(),
  active: z.boolean(),
  limits: z.object({
    ...{ videos: PlanLimit, images: PlanLimit, projects: PlanLimit, socialAccounts: PlanLimit },
    /** Kept as they are if absent. */
    ...{ credits: z.optional(CreditLimit), storage: z.optional(StorageLimit) },
  }),
});
export type PlanEdit = z.infer<typeof PlanEdit>;

/** The document named `default` is the free plan, which users without a record are on. Source: spec §3, §4. */
export function refusePlanEdit({ id, price, active }: PlanEdit): Refusal | null {
  if (id !== "default") return null;
  if (price !== 0) return new Refusal("invalid", "admin.free-plan", "The free plan must be free.", "price");
  if (!active) return new Refusal("invalid", "admin.free-plan", "The free plan must stay active.", "active");
  return null;
}
