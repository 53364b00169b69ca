import { operator } from "@vignette/domain/support";
import { type Locale, m } from "@vignette/messages";
import { escaped } from "./escaped.ts";

/** The pricing section before its script has loaded the plans. Source: spec §2, Public routes; §8, Plan list states. */
export const sitePricing = (locale: Locale): string => `<section class="pricing wide" id="subscription-plans">
  <h2>${m.site_plans_title({}, { locale })}</h2>
  <p role="status" data-plans-state>${m.site_plans_loading({}, { locale })}</p>
</section>`;

/** The end of the landing page, where contact plans lead. Source: spec §9, Pricing display. */
export function siteSupport(locale: Locale): string {
  const email = operator.supportEmail;
  const text = escaped(m.site_support_text({ email }, { locale }));
  return `<section class="again wide" id="support">
  <h2>${m.site_support_title({}, { locale })}</h2>
  <p class="lead">${text.replace(email, `<a class="link" href="mailto:${email}">${email}</a>`)}</p>
</section>`;
}
