import type { CardKind, CardLimit, PlanLine, PricingCard } from "@vignette/domain/plans";
import { getLocale, m, sentencesText } from "@vignette/messages";

/** What a plan is called: the free one in the reader's language, all others by their own names. */
export const planName = ({ id, name }: Pick<PricingCard, "id" | "name">): string =>
  id === "default" && getLocale() !== "en" ? m.site_plan_free_name() : name;

/** What stands below the cards: what their badges compare with, if any does, and what every plan also limits. */
export function belowCards(cards: readonly PricingCard[]): string {
  const card = cards.find(({ limits }) => limits.some(({ badge }) => badge?.endsWith("x")));
  const compared = card ? [m.site_plans_compared({ plan: planName(card.comparedWith) })] : [];
  return sentencesText([m.site_plans_allowances(), ...compared]);
}

/** `$19`, `$19.50` or `Free`, as the reader's language writes US dollars. Source: spec §9, Pricing display. */
export function planPrice({ price }: Pick<PricingCard, "price">): string {
  if (price === 0) return m.site_plan_free_price();
  const digits = Number.isInteger(price) ? 0 : 2;
  const format = { style: "currency", currency: "USD" } as const;
  return price.toLocaleString(getLocale(), { ...format, minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** What a price is for; null beside a plan that costs nothing. */
export function planPeriod({ price, period }: Pick<PricingCard, "price" | "period">): string | null {
  if (price === 0) return null;
  return periods[period]?.() ?? period;
}

const periods: Record<string, () => string> = { month: m.site_plan_month, year: m.site_plan_year };

/**
 * The words in which the operator describes a plan. They are in English, so other languages leave them out: a card says
 * the same with its limits and kinds. ADR 147.
 */
export function ownWords({ info, lines }: Pick<PricingCard, "info" | "lines">): Pick<PricingCard, "info" | "lines"> {
  return getLocale() === "en" ? { info, lines } : { info: "", lines: [] };
}

/** Whether a plan includes a kind of content, as a line of its description. */
export function kindLine({ kind, included }: CardKind): PlanLine {
  const name = kind === "ugc-image" ? m.site_plan_ugc_images() : m.site_plan_ugc_videos();
  return included ? { text: name, marker: null } : { text: m.site_plan_without({ kind: name }), marker: "dehighlight" };
}

/** Source: spec §9, Limit labels. */
const labels = {
  videos: m.site_plan_videos,
  projects: m.site_plan_projects,
  images: m.site_plan_images,
  socialAccounts: m.site_plan_accounts,
} as const;

export const limitLabel = ({ key }: Pick<CardLimit, "key">): string => labels[key]();

export const limitAmount = ({ amount }: Pick<CardLimit, "amount">): string =>
  amount === null ? m.site_plan_unlimited() : amount.toLocaleString(getLocale());

/** Source: spec §9, Button labels. */
const buttons = { select: m.site_plan_select, free: m.site_plan_start_free, contact: m.site_plan_contact } as const;

export const planButton = ({ action }: Pick<PricingCard, "action">): string => buttons[action]();
