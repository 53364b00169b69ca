import { type PricingCard, pricingText } from "@vignette/domain/plans";
import { checkoutOf, paths } from "../paths.ts";
import { element } from "./element.ts";

/** One plan as an item of the list. Its button leads elsewhere for signed-in users. */
export function planCard(card: PricingCard, signedIn: boolean): HTMLLIElement {
  return element(
    "li",
    card.gold ? "plan gold" : "plan",
    element(
      "div",
      "badges",
      card.mostPopular ? element("b", "popular", pricingText.mostPopular) : null,
      element("b", "info", card.info),
    ),
    element("h3", null, card.name),
    element("p", "plan-price", element("strong", null, card.price), card.price === "Free" ? null : ` / ${card.period}`),
    element("dl", null, ...card.limits.map(limitRow)),
    element("ul", null, ...card.lines.map((line) => element("li", line.marker, line.text))),
    planButton(card, signedIn),
  );
}

const limitRow = ({ label, badge, amount }: PricingCard["limits"][number]) =>
  element(
    "div",
    null,
    element("dt", null, label),
    element("dd", null, badge === null ? null : element("b", null, badge), amount),
  );

function planButton(card: PricingCard, signedIn: boolean): HTMLAnchorElement {
  const button = element("a", card.mostPopular ? "button primary" : "button", card.button);
  button.href = targetOf(card, signedIn);
  button.setAttribute("aria-label", `${card.button}: ${card.name}`);
  return button;
}

/**
 * Contact plans scroll to the support section. Source: spec §9, Pricing display. A chosen plan is paid for after
 * signing in.
 */
function targetOf({ id, action }: PricingCard, signedIn: boolean): string {
  if (action === "contact") return paths.landingSupport;
  if (action === "free") return signedIn ? paths.dashboard : paths.signup;
  return signedIn ? checkoutOf(id) : `${paths.signup}?next=${encodeURIComponent(checkoutOf(id))}`;
}
