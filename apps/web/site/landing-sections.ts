import { pricingText } from "@vignette/domain/plans";
import { operator, REPLY_PROMISE } from "@vignette/domain/support";

/** The pricing section before its script has loaded the plans. Source: spec §2, Public routes; §8, Plan list states. */
export const sitePricing = `<section class="pricing wide" id="subscription-plans">
  <h2>${pricingText.title}</h2>
  <p role="status" data-plans-state>${pricingText.loading}</p>
</section>`;

/** The end of the landing page, where contact plans lead. Source: spec §9, Pricing display. */
export const siteSupport = `<section class="again wide" id="support">
  <h2>Talk to us</h2>
  <p class="lead">Need a bigger plan, your own terms or an answer first? Email
    <a class="link" href="mailto:${operator.supportEmail}">${operator.supportEmail}</a>. ${REPLY_PROMISE}</p>
</section>`;
