import { type OfferedPlan, pricingCards, SHOWN_PLANS } from "@vignette/domain/plans";
import { m } from "@vignette/messages";
import { rememberedPlan } from "../shared/session/current-plan.ts";
import { belowCards } from "../shared/words/plan-words.ts";
import { element } from "./element.ts";
import { planCard } from "./plan-card.ts";

/** Fills the pricing section: replaces the loading text with the cards. Source: spec §9, Pricing display. */
export async function showPlans(section: HTMLElement, signedIn: boolean): Promise<void> {
  const state = section.querySelector("[data-plans-state]");
  const plans = await loadPlans();
  if (plans.length === 0) return void state?.replaceChildren(m.site_plans_none());
  const offers = pricingCards(plans, rememberedPlan(localStorage));
  const cards = offers.map((card) => planCard(card, signedIn));
  const list = element("ul", "plans", ...cards.slice(0, SHOWN_PLANS));
  state?.replaceWith(list);
  section.append(element("p", "below-plans", belowCards(offers)));
  const rest = cards.slice(SHOWN_PLANS);
  if (rest.length > 0) section.append(moreButton(rest, list));
}

/** Empty if they cannot be loaded. */
async function loadPlans(): Promise<readonly OfferedPlan[]> {
  try {
    const answer = await fetch("/api/trpc/plans.list");
    const body = (await answer.json()) as { result?: { data?: OfferedPlan[] } };
    return body.result?.data ?? [];
  } catch {
    return [];
  }
}

function moreButton(rest: readonly HTMLLIElement[], list: HTMLElement): HTMLButtonElement {
  const button = element("button", "button", m.site_plans_more({ count: rest.length }));
  button.type = "button";
  button.addEventListener("click", () => {
    list.append(...rest);
    button.remove();
    rest[0]?.querySelector("a")?.focus();
  });
  return button;
}
