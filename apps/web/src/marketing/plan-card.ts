import type { PricingCard } from "@vignette/domain/plans";
import { getLocale, m, pathIn } from "@vignette/messages";
import { checkoutOf, paths } from "../paths.ts";
import {
  kindLine,
  limitAmount,
  limitLabel,
  ownWords,
  planButton,
  planName,
  planPeriod,
  planPrice,
} from "../shared/words/plan-words.ts";
import { element } from "./element.ts";

/** One plan as an item of the list. Its button leads elsewhere for signed-in users. */
export function planCard(card: PricingCard, signedIn: boolean): HTMLLIElement {
  const { info, lines } = ownWords(card);
  const period = planPeriod(card);
  return element(
    "li",
    card.gold ? "plan gold" : "plan",
    element(
      "div",
      "badges",
      card.mostPopular ? element("b", "popular", m.site_plan_popular()) : null,
      info === "" ? null : element("b", "info", info),
    ),
    element("h3", null, planName(card)),
    element("p", "plan-price", element("strong", null, planPrice(card)), period && ` / ${period}`),
    element("dl", null, ...card.limits.map(limitRow)),
    element(
      "ul",
      null,
      ...[...lines, ...card.kinds.map(kindLine)].map((line) => element("li", line.marker, line.text)),
    ),
    buttonOf(card, signedIn),
  );
}

const limitRow = (limit: PricingCard["limits"][number]) =>
  element(
    "div",
    null,
    element("dt", null, limitLabel(limit)),
    element("dd", null, limit.badge === null ? null : element("b", null, limit.badge), limitAmount(limit)),
  );

function buttonOf(card: PricingCard, signedIn: boolean): HTMLAnchorElement {
  const button = element("a", card.mostPopular ? "button primary" : "button", planButton(card));
  button.href = targetOf(card, signedIn);
  button.setAttribute("aria-label", `${planButton(card)}: ${planName(card)}`);
  return button;
}

/**
 * Contact plans scroll to the support section. Source: spec §9, Pricing display. A chosen plan is paid for after
 * signing in.
 */
function targetOf({ id, action }: PricingCard, signedIn: boolean): string {
  if (action === "contact") return pathIn(getLocale(), paths.landingSupport);
  if (action === "free") return signedIn ? paths.dashboard : paths.signup;
  return signedIn ? checkoutOf(id) : `${paths.signup}?next=${encodeURIComponent(checkoutOf(id))}`;
}
