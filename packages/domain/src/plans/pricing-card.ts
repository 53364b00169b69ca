import { planKinds } from "./features.ts";
import { type LimitKey, limitKeys } from "./limit-key.ts";
import { multiplierBadge } from "./multiplier.ts";
import type { OfferedPlan, PlanLine } from "./offered-plan.ts";

/** What a card shows, ready to be drawn. */
export type PricingCard = {
  id: string;
  name: string;
  /** "$19" or "Free". */
  price: string;
  /** "month" unless the plan says otherwise. */
  period: string;
  info: string;
  lines: readonly PlanLine[];
  limits: readonly CardLimit[];
  mostPopular: boolean;
  gold: boolean;
  action: "select" | "free" | "contact";
  button: string;
};

export type CardLimit = { key: LimitKey; label: string; amount: string; badge: string | null };

/** The cards that show at once; the rest waits behind a button. Source: spec §9, Pricing display. */
export const SHOWN_PLANS = 4;

/**
 * The cards in their order, without the user's current plan (null: a visitor, who sees all). Limits are compared with
 * the first plan of the list, hidden or not. Source: spec §9, Pricing display.
 */
export function pricingCards(plans: readonly OfferedPlan[], currentPlanId: string | null): PricingCard[] {
  const sorted = byOrder(plans);
  const [first] = sorted;
  return sorted
    .filter((plan) => plan.id !== currentPlanId)
    .map((plan, index) => ({
      id: plan.id,
      name: plan.name,
      price: plan.price > 0 ? `$${amountOfMoney(plan.price)}` : "Free",
      period: plan.period,
      info: plan.info,
      lines: [...plan.lines, ...kindLines(plan)],
      limits: limitKeys.map((key) => cardLimit(key, plan, first)),
      mostPopular: index === 1 || plan.featured,
      gold: /business/i.test(`${plan.id} ${plan.name}`),
      ...cardAction(plan),
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

function cardAction(plan: OfferedPlan): Pick<PricingCard, "action" | "button"> {
  if (plan.contact) return { action: "contact", button: "Contact Us" };
  if (isFreePlan(plan)) return { action: "free", button: "Get Started Free" };
  return { action: "select", button: "Select Plan" };
}

/** Whether the plan includes the kinds of content that not every plan does. */
const kindLines = ({ lockedKinds }: OfferedPlan): PlanLine[] =>
  planKinds.map(({ kind, label }) =>
    lockedKinds.includes(kind) ? { text: `No ${label}`, marker: "dehighlight" } : { text: label, marker: null },
  );

/** Whole amounts without decimals, others with two. */
const amountOfMoney = (price: number) => (Number.isInteger(price) ? String(price) : price.toFixed(2));

function cardLimit(key: LimitKey, plan: OfferedPlan, first: OfferedPlan | undefined): CardLimit {
  const limit = plan.limits[key];
  return {
    key,
    label: labels[key],
    // 0 or absent is no limit, -1 is unlimited. Source: spec §3 and §5.
    amount: limit === undefined || limit <= 0 ? "Unlimited" : limit.toLocaleString("en-US"),
    badge: multiplierBadge(limit, first?.limits[key]),
  };
}

/** Source: spec §9, Limit labels. */
const labels: Record<LimitKey, string> = {
  videos: "Videos/month",
  projects: "Projects/Products",
  images: "Images/month",
  socialAccounts: "Connected Social Accounts",
};
