import { type PlanKind, planKinds } from "./features.ts";
import { type LimitKey, limitKeys } from "./limit-key.ts";
import { multiplierBadge } from "./multiplier.ts";
import type { OfferedPlan, PlanLine } from "./offered-plan.ts";

/** What a card shows, to be worded where it is drawn. */
export type PricingCard = {
  id: string;
  name: string;
  /** In US dollars; 0 is free. */
  price: number;
  /** "month" unless the plan says otherwise. */
  period: string;
  info: string;
  /** In the plan's own words. */
  lines: readonly PlanLine[];
  kinds: readonly CardKind[];
  limits: readonly CardLimit[];
  mostPopular: boolean;
  gold: boolean;
  action: "select" | "free" | "contact";
  /** The plan whose limits its badges compare with. */
  comparedWith: Pick<OfferedPlan, "id" | "name">;
};

/** A kind of content that not every plan includes. */
export type CardKind = { kind: PlanKind; included: boolean };

/** `amount` is null where there is no limit. */
export type CardLimit = { key: LimitKey; amount: number | null; badge: string | null };

/** The cards that show at once; the rest waits behind a button. Source: spec §9, Pricing display. */
export const SHOWN_PLANS = 4;

/**
 * The cards in their order, without the user's current plan (null: a visitor, who sees all). Limits are compared with
 * the first plan of all, hidden or not. `offered`: those of them that get a card. Source: spec §9, Pricing display.
 */
export function pricingCards(
  plans: readonly OfferedPlan[],
  currentPlanId: string | null,
  offered = plans,
): PricingCard[] {
  const [first] = byOrder(plans);
  return byOrder(offered)
    .filter((plan) => plan.id !== currentPlanId)
    .map((plan, index) => ({
      id: plan.id,
      name: plan.name,
      price: Math.max(0, plan.price),
      period: plan.period,
      info: plan.info,
      lines: plan.lines,
      kinds: planKinds.map(({ kind }) => ({ kind, included: !plan.lockedKinds.includes(kind) })),
      limits: limitKeys.map((key) => cardLimit(key, plan, first)),
      mostPopular: index === 1 || plan.featured,
      gold: /business/i.test(`${plan.id} ${plan.name}`),
      action: actionOf(plan),
      comparedWith: { id: first?.id ?? plan.id, name: first?.name ?? plan.name },
    }));
}

/** Plans by their order; those of the same order by price. */
export function byOrder(plans: readonly OfferedPlan[]): OfferedPlan[] {
  return plans.toSorted((one, other) => one.order - other.order || one.price - other.price);
}

/** A plan that costs nothing and needs no talk. Source: spec §1 and §3: the document named default is the free plan. */
export function isFreePlan({ id, price, contact }: Pick<OfferedPlan, "id" | "price" | "contact">): boolean {
  return id === "default" || id === "free" || (price <= 0 && !contact);
}

function actionOf(plan: OfferedPlan): PricingCard["action"] {
  if (plan.contact) return "contact";
  return isFreePlan(plan) ? "free" : "select";
}

function cardLimit(key: LimitKey, plan: OfferedPlan, first: OfferedPlan | undefined): CardLimit {
  const limit = plan.limits[key];
  return {
    key,
    // 0 or absent is no limit, -1 is unlimited. Source: spec §3 and §5.
    amount: limit === undefined || limit <= 0 ? null : limit,
    badge: multiplierBadge(limit, first?.limits[key]),
  };
}
